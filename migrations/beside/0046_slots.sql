-- step, outside of a transaction
create index concurrently imports_slots_idx on imports (user_id)
  where status in ('queued', 'running') and job_number is not null;
