-- The imports that have a slot: at most three of a person. Without an index of their own, whoever ended one of five thousand
-- read all of the others to count them.
create index imports_slots_idx on imports (user_id) where status in ('queued', 'running') and job_number is not null;
