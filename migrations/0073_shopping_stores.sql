-- Stores: each has its own order of aisles, and a list names the one it is for. What was removed from a list long ago is deleted.

-- Of a vault, for all its lists. One with an empty name was taken away.
create table shopping_stores (
  -- Made by the device.
  id uuid primary key,
  user_id uuid not null references vaults on delete cascade,
  name text not null,
  name_stamp text collate "C" not null,
  aisle_order text[] not null,
  aisle_order_stamp text collate "C" not null,
  created_at timestamptz(3) not null default now()
);
create index shopping_stores_owner_idx on shopping_stores (user_id, created_at, id);
create trigger shopping_stores_charged after insert on shopping_stores
  referencing new table as added for each statement execute function charge_links();
create trigger shopping_stores_charge_returned after delete on shopping_stores
  referencing old table as removed for each statement execute function charge_links();

-- For devices: each list contains the stores of its vault.
create function note_lists_of(vault_ids uuid[]) returns void language sql as $$
  insert into entity_changes (vault_id, user_id, changed_in, entity, id)
    with lists as (select l.id, l.user_id from shopping_lists l where l.user_id = any (vault_ids))
    select v.id, null::uuid, pg_current_xact_id(), 'shoppingList', l.id from lists l join vaults v on v.id = l.user_id
    union all select null, u.id, pg_current_xact_id(), 'shoppingList', l.id
    from lists l join entity_viewers e on e.entity = 'shoppingList' and e.id = l.id join users u on u.id = e.user_id
  on conflict do nothing
$$;
create function note_stores() returns trigger language plpgsql as $$
begin
  perform note_lists_of(array(select distinct c.user_id from changed c));
  return null;
end $$;
create trigger shopping_stores_noted_added after insert on shopping_stores referencing new table as changed
  for each statement execute function note_stores();
create trigger shopping_stores_noted_changed after update on shopping_stores referencing new table as changed
  for each statement execute function note_stores();
create trigger shopping_stores_noted_removed after delete on shopping_stores referencing old table as changed
  for each statement execute function note_stores();

alter table shopping_lists
  -- A store of the vault; one that is there no more is none.
  add column store_id uuid,
  add column store_stamp text collate "C" not null default '000000000000000-0000-00000000',
  -- The ids of entries that were removed and deleted: none of them comes back, however long a device was away.
  add column deleted_entries uuid[] not null default '{}',
  drop column stored_bytes;
alter table shopping_lists
  add column stored_bytes integer not null
    generated always as (charged(1000, octet_length(name) + octets(aisle_order) + 16 * cardinality(deleted_entries))) stored;

-- When the server learnt that it was removed, whatever the clock of the device said.
-- Of what was removed before it was kept, it is the time of this migration.
alter table shopping_entries add column removed_at timestamptz(3) default now();
alter table shopping_entries alter column removed_at drop default;
create index shopping_entries_removed_idx on shopping_entries (removed_at) where is_removed;
-- Also of what a program of the version before removes.
create function set_removed_at() returns trigger language plpgsql as $$
begin
  new.removed_at := now();
  return new;
end $$;
create trigger shopping_entries_added_as_removed before insert on shopping_entries
  for each row when (new.is_removed and new.removed_at is null) execute function set_removed_at();
create trigger shopping_entries_removed before update on shopping_entries
  for each row when (new.is_removed and not old.is_removed) execute function set_removed_at();

-- Whatever else it counts stays as it is.
do $$
begin
  execute replace(pg_get_functiondef('counted_usage()'::regprocedure), 'from shopping_list_members m',
    'from shopping_list_members m union all select o.user_id, 500 from shopping_stores o');
end $$;
