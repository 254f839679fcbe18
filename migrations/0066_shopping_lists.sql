-- Shopping lists: the first entity that several people write to, and that is live (docs/shopping-list.md).

-- Limits that are constants of the program.
alter table person_limits
  add column shopping_lists integer not null default 50,
  add column shopping_entries integer not null default 1000;

-- Of two writers of one field the later one counts, whatever order they come in: `later` in shared/src/shopping/registers.ts.
create function is_later(stamp text, value anyelement, other_stamp text, other anyelement) returns boolean
  language sql immutable parallel safe
  as $$
    select stamp collate "C" > other_stamp collate "C" or (stamp = other_stamp
      and coalesce(to_json(value)::text, 'null') collate "C" > coalesce(to_json(other)::text, 'null') collate "C")
  $$;

create table shopping_lists (
  -- Made by the device, so that entries can be put into a list before it is sent.
  id uuid primary key,
  user_id uuid not null references vaults on delete cascade,
  name text not null,
  name_stamp text collate "C" not null,
  aisle_order text[] not null default '{}',
  aisle_order_stamp text collate "C" not null,
  created_at timestamptz(3) not null default now(),
  stored_bytes integer not null generated always as (charged(1000, octet_length(name) + octets(aisle_order))) stored,
  unique (id, user_id)
);
create index shopping_lists_owner_idx on shopping_lists (user_id, created_at, id);

-- Whom a list is shared with: followers of its owner, who take part from when they accept. Ending the follow takes them out.
create table shopping_list_members (
  list_id uuid not null,
  -- The owner's, as everywhere.
  user_id uuid not null,
  follower_id uuid not null,
  chosen_at timestamptz(3) not null default now(),
  accepted_at timestamptz(3),
  primary key (list_id, follower_id),
  constraint shopping_list_members_list_fkey
    foreign key (list_id, user_id) references shopping_lists (id, user_id) on delete cascade,
  constraint shopping_list_members_follow_fkey
    foreign key (follower_id, user_id) references follows (follower_id, following_id) on delete cascade
);
create index shopping_list_members_follower_idx on shopping_list_members (follower_id, user_id);

create table shopping_entries (
  id uuid primary key,
  list_id uuid not null,
  -- The list's, as everywhere.
  user_id uuid not null,
  -- Of the recipe whose line this is.
  recipe_id uuid references recipes on delete set null,
  language text not null,
  text text not null,
  text_stamp text collate "C" not null,
  is_ticked boolean not null,
  ticked_stamp text collate "C" not null,
  ticked_by uuid references users on delete set null,
  -- It stays, so that putting it in again changes nothing.
  is_removed boolean not null,
  removed_stamp text collate "C" not null,
  aisle text,
  aisle_stamp text collate "C" not null,
  note text not null,
  note_stamp text collate "C" not null,
  added_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  stored_bytes integer not null generated always as (charged(600, octet_length(text) + octet_length(note))) stored,
  constraint shopping_entries_list_fkey
    foreign key (list_id, user_id) references shopping_lists (id, user_id) on delete cascade
);
create index shopping_entries_list_idx on shopping_entries (list_id, created_at, id);
create index shopping_entries_recipe_idx on shopping_entries (recipe_id) where recipe_id is not null;
create index shopping_entries_ticked_by_idx on shopping_entries (ticked_by) where ticked_by is not null;
create index shopping_entries_added_by_idx on shopping_entries (added_by) where added_by is not null;

create or replace view entity_viewers as
  select 'shoppingList'::text as entity, list_id as id, follower_id as user_id from shopping_list_members
  union all
  select 'shoppingEntry', e.id, m.follower_id
  from shopping_entries e join shopping_list_members m on m.list_id = e.list_id where m.accepted_at is not null;

-- Whoever is invited or goes has the list to ask for, and who takes part, or did, all that is in it.
create function note_list_of(member shopping_list_members) returns void language sql as $$
  insert into entity_changes (user_id, changed_in, entity, id)
    select u.id, pg_current_xact_id(), what.entity, what.id
    from users u cross join lateral (
      select 'shoppingList' as entity, member.list_id as id
      union all select 'shoppingEntry', e.id from shopping_entries e
      where e.list_id = member.list_id and member.accepted_at is not null) as what
    where u.id = member.follower_id
  on conflict do nothing
$$;
create function note_shopping_member() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform note_list_of(old);
    return old;
  end if;
  perform note_list_of(new);
  return new;
end $$;
-- Before it goes, for its people and its entries go with it.
create function note_deleted_list() returns trigger language plpgsql as $$
begin
  perform note_list_of(m) from shopping_list_members m where m.list_id = old.id;
  return old;
end $$;

create trigger shopping_lists_noted_added after insert on shopping_lists referencing new table as changed
  for each statement execute function note_change('shoppingList');
create trigger shopping_lists_noted_changed after update on shopping_lists referencing new table as changed
  for each statement execute function note_change('shoppingList');
create trigger shopping_lists_noted_removed after delete on shopping_lists referencing old table as changed
  for each statement execute function note_change('shoppingList');
create trigger shopping_entries_noted_added after insert on shopping_entries referencing new table as changed
  for each statement execute function note_change('shoppingEntry');
create trigger shopping_entries_noted_changed after update on shopping_entries referencing new table as changed
  for each statement execute function note_change('shoppingEntry');
create trigger shopping_entries_noted_removed after delete on shopping_entries referencing old table as changed
  for each statement execute function note_change('shoppingEntry');
create trigger shopping_list_members_noted_added after insert on shopping_list_members referencing new table as changed
  for each statement execute function note_change('shoppingList', 'list_id', 'vault');
create trigger shopping_list_members_noted_removed after delete on shopping_list_members referencing old table as changed
  for each statement execute function note_change('shoppingList', 'list_id', 'vault');
create trigger shopping_list_members_noted_to_them after insert or update on shopping_list_members
  for each row execute function note_shopping_member();
create trigger shopping_list_members_noted_to_them_first before delete on shopping_list_members
  for each row execute function note_shopping_member();
create trigger shopping_lists_noted_to_members before delete on shopping_lists
  for each row execute function note_deleted_list();

-- Live, for everybody whom a change is told to: those entities that are named here and in shared/src/sync/live-entities.ts.
create function announce_entity() returns trigger language plpgsql as $$
begin
  perform pg_notify('entities_changed', coalesce(new.vault_id, new.user_id) || ' ' || new.entity);
  return null;
end $$;
create trigger entity_changes_announce after insert on entity_changes
  for each row when (new.entity in ('shoppingList', 'shoppingEntry')) execute function announce_entity();

-- Charged first, which locks the owner's usage, and then counted.
create trigger shopping_lists_charged after insert on shopping_lists
  referencing new table as added for each statement execute function charge_rows();
create trigger shopping_lists_charge_changed after update on shopping_lists
  referencing old table as removed new table as added for each statement execute function charge_rows();
create trigger shopping_lists_charge_returned after delete on shopping_lists
  referencing old table as removed for each statement execute function charge_rows();
create function count_shopping_lists() returns trigger language plpgsql as $$
declare
  allowed integer := (select l.shopping_lists from person_limits l);
begin
  if exists (
    select from (select distinct user_id from added) as a
    where (select count(*) from shopping_lists l where l.user_id = a.user_id) > allowed)
  then
    perform refuse_over_limit('limit_shopping_lists', allowed);
  end if;
  return null;
end $$;
create trigger shopping_lists_counted after insert on shopping_lists
  referencing new table as added for each statement execute function count_shopping_lists();

create trigger shopping_entries_charged after insert on shopping_entries
  referencing new table as added for each statement execute function charge_rows();
create trigger shopping_entries_charge_changed after update on shopping_entries
  referencing old table as removed new table as added for each statement execute function charge_rows();
create trigger shopping_entries_charge_returned after delete on shopping_entries
  referencing old table as removed for each statement execute function charge_rows();
-- Those that are not removed. Whoever adds to a list has locked its row, so that each counts what the others have added.
create function count_shopping_entries() returns trigger language plpgsql as $$
declare
  allowed integer := (select l.shopping_entries from person_limits l);
  grown uuid[];
begin
  if tg_op = 'INSERT' then
    grown := array(select distinct list_id from added where not is_removed);
  else
    grown := array(select distinct a.list_id from added a join removed r on r.id = a.id where r.is_removed and not a.is_removed);
  end if;
  if cardinality(grown) = 0 then
    return null;
  end if;
  perform from shopping_lists where id = any (grown) order by id for no key update;
  if exists (
    select from shopping_entries e where e.list_id = any (grown) and not e.is_removed
    group by e.list_id having count(*) > allowed)
  then
    perform refuse_over_limit('limit_shopping_entries', allowed);
  end if;
  return null;
end $$;
create trigger shopping_entries_counted after insert on shopping_entries
  referencing new table as added for each statement execute function count_shopping_entries();
create trigger shopping_entries_counted_again after update on shopping_entries
  referencing old table as removed new table as added for each statement execute function count_shopping_entries();

create trigger shopping_list_members_charged after insert on shopping_list_members
  referencing new table as added for each statement execute function charge_links();
create trigger shopping_list_members_charge_returned after delete on shopping_list_members
  referencing old table as removed for each statement execute function charge_links();

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
      union all select s.user_id, 500 from playlist_shared_with s
      union all select b.user_id, b.stored_bytes from shopping_lists b
      union all select e.user_id, e.stored_bytes from shopping_entries e
      union all select m.user_id, 500 from shopping_list_members m
      union all select g.user_id, 1000 from photos g where g.purpose = 'gallery'
      union all select d.user_id, d.stored_bytes from deleted_items d) as rows
    group by rows.user_id
  $$;

-- The rows that are there are known: they are not read again.
alter table deleted_items drop constraint deleted_items_kind_known,
  add constraint deleted_items_kind_known check (kind in ('recipe', 'collection', 'shoppingList')) not valid;
