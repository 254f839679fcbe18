-- The plan of a vault: what is cooked on which day (docs/meal-plan.md). A day is a date, never a moment.

-- Limits that are constants of the program.
alter table person_limits add column plan_entries integer not null default 5000;

create table meal_plan_entries (
  -- Made by the device.
  id uuid primary key,
  -- The vault, which is the plan's id too.
  user_id uuid not null references vaults on delete cascade,
  recipe_id uuid references recipes on delete set null,
  -- The entry whose leftovers these are.
  leftover_of uuid,
  -- What those that repeat one meal have in common.
  repeat_id uuid,
  -- Null while it waits for a day.
  day date constraint meal_plan_entries_day check (day between '1900-01-01' and '2199-12-31'),
  day_stamp text collate "C" not null,
  meal text constraint meal_plan_entries_meal check (meal in ('breakfast', 'lunch', 'dinner', 'snack')),
  meal_stamp text collate "C" not null,
  -- Words, or the title of the recipe as it was when it was planned.
  text text not null,
  text_stamp text collate "C" not null,
  servings integer,
  servings_stamp text collate "C" not null,
  note text not null,
  note_stamp text collate "C" not null,
  -- It stays, so that putting it in again changes nothing.
  is_removed boolean not null,
  removed_stamp text collate "C" not null,
  created_at timestamptz(3) not null default now(),
  stored_bytes integer not null generated always as (charged(600, octet_length(text) + octet_length(note))) stored
);
create index meal_plan_entries_day_idx on meal_plan_entries (user_id, day) where not is_removed;
create index meal_plan_entries_owner_idx on meal_plan_entries (user_id, created_at, id);
create index meal_plan_entries_recipe_idx on meal_plan_entries (recipe_id) where recipe_id is not null;

-- A recipe that goes leaves its title in the plan of its vault. In those of others stays what they saw.
create function leave_title_in_plan() returns trigger language plpgsql as $$
begin
  update meal_plan_entries e set text = old.title,
    text_stamp = greatest(e.text_stamp, to_char(extract(epoch from now()) * 1000, 'FM000000000000000') || '-0000-00000000')
  where e.recipe_id = old.id and e.user_id = old.user_id and e.text <> old.title;
  return old;
end $$;
create trigger recipes_leave_title_in_plan before delete on recipes
  for each row execute function leave_title_in_plan();

create trigger meal_plan_entries_noted_added after insert on meal_plan_entries referencing new table as changed
  for each statement execute function note_change('planEntry');
create trigger meal_plan_entries_noted_changed after update on meal_plan_entries referencing new table as changed
  for each statement execute function note_change('planEntry');
create trigger meal_plan_entries_noted_removed after delete on meal_plan_entries referencing old table as changed
  for each statement execute function note_change('planEntry');

-- Live, beside shopping lists.
drop trigger entity_changes_announce on entity_changes;
create trigger entity_changes_announce after insert on entity_changes
  for each row when (new.entity in ('shoppingList', 'shoppingEntry', 'planEntry')) execute function announce_entity();

-- Charged first, which locks the owner's usage, and then counted.
create trigger meal_plan_entries_charged after insert on meal_plan_entries
  referencing new table as added for each statement execute function charge_rows();
create trigger meal_plan_entries_charge_changed after update on meal_plan_entries
  referencing old table as removed new table as added for each statement execute function charge_rows();
create trigger meal_plan_entries_charge_returned after delete on meal_plan_entries
  referencing old table as removed for each statement execute function charge_rows();
create function count_plan_entries() returns trigger language plpgsql as $$
declare
  allowed integer := (select l.plan_entries from person_limits l);
  grown uuid[];
begin
  if tg_op = 'INSERT' then
    grown := array(select distinct user_id from added where not is_removed);
  else
    grown := array(select distinct a.user_id from added a join removed r on r.id = a.id where r.is_removed and not a.is_removed);
  end if;
  if exists (
    select from meal_plan_entries e where e.user_id = any (grown) and not e.is_removed
    group by e.user_id having count(*) > allowed)
  then
    perform refuse_over_limit('limit_plan_entries', allowed);
  end if;
  return null;
end $$;
create trigger meal_plan_entries_counted after insert on meal_plan_entries
  referencing new table as added for each statement execute function count_plan_entries();
create trigger meal_plan_entries_counted_again after update on meal_plan_entries
  referencing old table as removed new table as added for each statement execute function count_plan_entries();

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
      union all select n.user_id, n.stored_bytes from meal_plan_entries n
      union all select g.user_id, 1000 from photos g where g.purpose = 'gallery'
      union all select d.user_id, d.stored_bytes from deleted_items d) as rows
    group by rows.user_id
  $$;

-- The address at which calendars read a plan; whoever has it may. Only its hash is stored.
create table meal_plan_feeds (
  user_id uuid primary key references vaults on delete cascade,
  token_hash text not null unique,
  -- What meals are called in.
  language text not null,
  created_at timestamptz(3) not null default now()
);
