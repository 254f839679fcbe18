-- step
-- lines 1-39

-- step
-- lines 41-50

-- step
-- lines 52-55
-- lines 57-73

-- step, outside of a transaction
create index concurrently shopping_entries_removed_idx on shopping_entries (removed_at) where is_removed;
