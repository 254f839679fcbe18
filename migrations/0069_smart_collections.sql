-- A saved filter with a name: its recipes are those that pass the filter when it is looked at. Its vault's alone, whoever follows.
alter table person_limits add column smart_collections integer not null default 100;

create table smart_collections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references vaults on delete cascade,
  name text not null,
  -- As `recipeFilter` in shared/src/recipe/filter.ts.
  filter jsonb not null constraint smart_collections_filter_object check (jsonb_typeof(filter) = 'object'),
  -- The move that brought it.
  move_id uuid references moves on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  stored_bytes integer not null generated always as (charged(600, octet_length(name) + octet_length(filter::text))) stored);
create index smart_collections_owner_idx on smart_collections (user_id, created_at, id);
create index smart_collections_move_idx on smart_collections (move_id) where move_id is not null;

create trigger smart_collections_noted_added after insert on smart_collections referencing new table as changed
  for each statement execute function note_change('smartCollection');
create trigger smart_collections_noted_changed after update on smart_collections referencing new table as changed
  for each statement execute function note_change('smartCollection');
create trigger smart_collections_noted_removed after delete on smart_collections referencing old table as changed
  for each statement execute function note_change('smartCollection');

-- Charged first, which locks the owner's usage, and then counted.
create trigger smart_collections_charged after insert on smart_collections
  referencing new table as added for each statement execute function charge_rows();
create trigger smart_collections_charge_changed after update on smart_collections
  referencing old table as removed new table as added for each statement execute function charge_rows();
create trigger smart_collections_charge_returned after delete on smart_collections
  referencing old table as removed for each statement execute function charge_rows();
create function count_smart_collections() returns trigger language plpgsql as $$
declare
  allowed integer := (select l.smart_collections from person_limits l);
begin
  if exists (
    select from (select distinct user_id from added) as a
    where (select count(*) from smart_collections s where s.user_id = a.user_id) > allowed)
  then
    perform refuse_over_limit('limit_smart_collections', allowed);
  end if;
  return null;
end $$;
create trigger smart_collections_counted after insert on smart_collections
  referencing new table as added for each statement execute function count_smart_collections();

create or replace function counted_usage() returns table (user_id uuid, stored_bytes bigint) language sql stable as $$
    select rows.user_id, sum(rows.bytes)::bigint from (
      select r.user_id, r.stored_bytes as bytes from recipes r
      union all select v.user_id, v.stored_bytes from recipe_versions v
      union all select k.user_id, k.stored_bytes from cook_log k
      union all select p.user_id, p.stored_bytes from playlists p
      union all select i.user_id, i.stored_bytes from imports i
      union all select t.user_id, t.stored_bytes from photo_readings t
      union all select l.user_id, 500 from playlist_recipes l
      union all select f.user_id, 500 from favorites f
      union all select q.user_id, 500 from recipe_ratings q
      union all select s.user_id, 500 from playlist_shared_with s
      union all select b.user_id, b.stored_bytes from shopping_lists b
      union all select e.user_id, e.stored_bytes from shopping_entries e
      union all select m.user_id, 500 from shopping_list_members m
      union all select c.user_id, c.stored_bytes from smart_collections c
      union all select g.user_id, 1000 from photos g where g.purpose = 'gallery'
      union all select d.user_id, d.stored_bytes from deleted_items d) as rows
    group by rows.user_id
  $$;

-- The rows that are there are known: they are not read again.
alter table deleted_items drop constraint deleted_items_kind_known,
  add constraint deleted_items_kind_known check (kind in ('recipe', 'collection', 'shoppingList', 'smartCollection')) not valid;
