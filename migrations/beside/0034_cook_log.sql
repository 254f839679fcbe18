-- step
-- lines 1-56
-- lines 60-66

-- step, outside of a transaction
create index concurrently recipes_owner_cooked_idx on recipes (user_id, cooked_order(last_cooked_on, created_at) desc, id desc);
-- step, outside of a transaction
create index concurrently recipes_cooked_idx on recipes (user_id, id, last_cooked_on) where last_cooked_on is not null;
