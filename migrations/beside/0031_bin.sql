-- step
-- lines 1-53
alter table photos
  add column deleted_item_id uuid,
  add foreign key (deleted_item_id, user_id) references deleted_items (id, user_id) on delete cascade not valid,
  add constraint photos_deleted_or_held check (deleted_item_id is null or recipe_id is null) not valid;
-- lines 60-86

-- step
alter table photos validate constraint photos_deleted_item_id_user_id_fkey;
-- step
alter table photos validate constraint photos_deleted_or_held;

-- step, outside of a transaction
create index concurrently photos_deleted_idx on photos (deleted_item_id) where deleted_item_id is not null;
