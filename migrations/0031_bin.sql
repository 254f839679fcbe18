-- What was deleted within the last 30 days (docs/adr/019). A deleted recipe or collection leaves its table, so that nothing
-- that reads recipes or collections can show it, and stands here as JSON under the names of its columns.
create table deleted_items (
  -- That of the recipe or collection. It comes back with it.
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null constraint deleted_items_kind_known check (kind in ('recipe', 'collection')),
  title text not null,
  deleted_at timestamptz(3) not null,
  -- The collection that this recipe was deleted with. It comes back with it.
  deleted_with uuid,
  content jsonb not null,
  -- Every image that the recipe, its versions or the collection show.
  image_ids uuid[] not null default '{}',
  -- What the rows took before they were deleted, or less: deleting never needs more room than there was.
  stored_bytes integer not null,
  unique (id, user_id)
);
create index deleted_items_owner_idx on deleted_items (user_id, deleted_at desc, id desc);
create index deleted_items_deleted_idx on deleted_items (deleted_at);

-- Charged, but never refused: nobody is kept from deleting.
create function charge_deleted_items() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in select user_id, sum(stored_bytes) as bytes from added group by user_id order by user_id loop
    perform charge_person(change.user_id, change.bytes, 0, refuses_bytes => false);
  end loop;
  return null;
end $$;
create trigger deleted_items_charged after insert on deleted_items
  referencing new table as added for each statement execute function charge_deleted_items();
create trigger deleted_items_charge_changed after update on deleted_items
  referencing old table as removed new table as added for each statement execute function charge_rows();
create trigger deleted_items_charge_returned after delete on deleted_items
  referencing old table as removed for each statement execute function charge_rows();

create or replace function counted_usage() returns table (user_id uuid, stored_bytes bigint)
  language sql stable
  as $$
    select rows.user_id, sum(rows.bytes)::bigint from (
      select r.user_id, r.stored_bytes as bytes from recipes r
      union all select v.user_id, v.stored_bytes from recipe_versions v
      union all select p.user_id, p.stored_bytes from playlists p
      union all select i.user_id, i.stored_bytes from imports i
      union all select t.user_id, t.stored_bytes from photo_readings t
      union all select l.user_id, 500 from playlist_recipes l
      union all select s.user_id, 500 from playlist_shared_with s
      union all select d.user_id, d.stored_bytes from deleted_items d) as rows
    group by rows.user_id
  $$;

-- An image of something deleted belongs to no recipe meanwhile, and takes none of the places for photos.
alter table photos
  add column deleted_item_id uuid,
  add foreign key (deleted_item_id, user_id) references deleted_items (id, user_id) on delete cascade,
  add constraint photos_deleted_or_held check (deleted_item_id is null or recipe_id is null);
create index photos_deleted_idx on photos (deleted_item_id) where deleted_item_id is not null;
create function takes_place(photo photos) returns boolean
  language sql immutable
  return photo.purpose = 'photo' and photo.deleted_item_id is null;
drop trigger photos_counted_later on photos;
create trigger photos_counted_later before update of purpose, deleted_item_id on photos
  for each row when (not takes_place(old) and takes_place(new)) execute function count_added_photo();
drop trigger photos_discounted_later on photos;
create trigger photos_discounted_later after update of purpose, deleted_item_id on photos
  for each row when (takes_place(old) and not takes_place(new)) execute function count_removed_photo();
drop trigger photos_discounted on photos;
create trigger photos_discounted after delete on photos
  for each row when (takes_place(old)) execute function count_removed_photo();

-- Puts a row back that was stored as JSON, and gives how many it put. A column that came later has its default.
create function restore_row(target regclass, content jsonb) returns integer language plpgsql as $$
declare
  columns text;
  restored integer;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns
    from pg_attribute
    where attrelid = target and attnum > 0 and not attisdropped and attgenerated = '' and content ? attname;
  execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1) on conflict do nothing',
    target, columns) using content;
  get diagnostics restored = row_count;
  return restored;
end $$;
