-- step
-- lines 3-4

-- step
lock table photos in share row exclusive mode;
-- lines 5-5

-- step, outside of a transaction
create unique index concurrently cook_log_photo_idx on cook_log (photo_id) where photo_id is not null;

-- step
-- lines 7-7

-- step
lock table photos in access exclusive mode;
-- lines 9-49
