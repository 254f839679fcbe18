-- What a device that keeps a copy has to ask for again, of every entity in one table (docs/adr/023-installed-app.md). Devices that come
-- with a place of before begin anew. Rows are only added, in the transaction of the change; a daily sweep removes those that a later
-- change made needless.
create table entity_changes (
  -- Whose devices ask: those of everybody in the vault,
  vault_id uuid references vaults on delete cascade,
  -- or those of one person: of what is theirs alone, or what they see no more.
  user_id uuid references users on delete cascade,
  changed_in xid8 not null,
  entity text not null,
  -- Of an entity that is gone, too.
  id uuid not null,
  -- What of it was put in, moved or taken out, so that a device is not sent all of its parts because one changed.
  part uuid,
  constraint entity_changes_whose check (num_nonnulls(vault_id, user_id) = 1));
create unique index entity_changes_of_vault_idx on entity_changes (vault_id, entity, changed_in, id, coalesce(part, id))
  where vault_id is not null;
create unique index entity_changes_of_person_idx on entity_changes (user_id, entity, changed_in, id, coalesce(part, id))
  where user_id is not null;
comment on table entity_changes is 'not in backups: transaction numbers mean something in one database only';

drop trigger recipes_change_noted on recipes;
drop trigger recipe_shares_change_noted on recipe_shares;
drop trigger recipe_ticks_change_noted on recipe_ticks;
drop trigger cook_log_change_noted on cook_log;
drop trigger favorites_change_noted on favorites;
drop trigger favorites_added_noted on favorites;
drop trigger favorites_removed_noted on favorites;
drop trigger playlists_added_noted on playlists;
drop trigger playlists_change_noted on playlists;
drop trigger playlists_removed_noted on playlists;
drop trigger playlist_recipes_change_noted on playlist_recipes;
drop trigger playlist_recipes_added_noted on playlist_recipes;
drop trigger playlist_recipes_moved_noted on playlist_recipes;
drop trigger playlist_recipes_removed_noted on playlist_recipes;
drop trigger playlist_recipes_put_in_noted on playlist_recipes;
drop trigger playlist_recipes_taken_out_noted on playlist_recipes;
drop trigger playlist_recipes_order_noted on playlist_recipes;
drop trigger playlist_shared_with_added_noted on playlist_shared_with;
drop trigger playlist_shared_with_removed_noted on playlist_shared_with;
drop trigger vaults_forget_recipe_changes on vaults;
drop function note_changed_recipe, note_linked_recipe, note_changed_playlists, note_linked_playlists, note_placed_recipes,
  note_moved_recipes, forget_recipe_changes, note_recipe_change;
drop table recipe_changes, playlist_changes, playlist_recipe_changes;
update recipe_changes_origin set id = gen_random_uuid();

-- Who sees something of a vault that is not theirs, and keeps it on their devices: nobody yet. Each entity that can be shared so adds its
-- people here.
create view entity_viewers as select null::text as entity, null::uuid as id, null::uuid as user_id where false;

-- Without arguments but the entity: of its own table. Else of one with what belongs to it: the column that has its id; 'vault' or 'user',
-- whose `user_id` is; and the column of what is a part of it, where it has parts. Not while the account is being deleted.
create function note_change() returns trigger language plpgsql as $$
begin
  if tg_nargs = 1 then
    insert into entity_changes (vault_id, user_id, changed_in, entity, id)
      select v.id, null, pg_current_xact_id(), tg_argv[0], c.id from changed c join vaults v on v.id = c.user_id
      union all select null, e.user_id, pg_current_xact_id(), tg_argv[0], c.id
      from changed c join entity_viewers e on e.entity = tg_argv[0] and e.id = c.id
    on conflict do nothing;
  elsif tg_argv[2] = 'vault' then
    insert into entity_changes (vault_id, user_id, changed_in, entity, id, part)
      with links as (select c.user_id, (to_jsonb(c) ->> tg_argv[1])::uuid as id, (to_jsonb(c) ->> tg_argv[3])::uuid as part from changed c),
        whose as (
          select v.id as vault_id, null::uuid as user_id, l.id, l.part from links l join vaults v on v.id = l.user_id
          union all select null, e.user_id, l.id, l.part from links l join entity_viewers e on e.entity = tg_argv[0] and e.id = l.id)
      select w.vault_id, w.user_id, pg_current_xact_id(), tg_argv[0], w.id, p.part
      from whose w cross join lateral (select null::uuid union select w.part) as p (part)
    on conflict do nothing;
  else
    insert into entity_changes (user_id, changed_in, entity, id)
      select u.id, pg_current_xact_id(), tg_argv[0], (to_jsonb(c) ->> tg_argv[1])::uuid
      from changed c join users u on u.id = c.user_id
    on conflict do nothing;
  end if;
  return null;
end $$;

-- Its arguments: the entity; the columns of the list and of what is in it. Moving one thing numbers those between its two places anew:
-- they stay in their order and are not noted. Noted is, of two sets without which the others are in their former order, the smaller:
-- what comes behind something that stood after it, or before something that stood ahead of it.
create function note_order() returns trigger language plpgsql as $$
begin
  execute format('insert into entity_changes (vault_id, user_id, changed_in, entity, id, part)
      with placed as (
        select l.user_id, l.%1$I as list, l.%2$I as part,
          row_number() over (partition by l.%1$I order by l.position, l.id) as place,
          row_number() over (partition by l.%1$I order by coalesce(b.position, l.position), l.id) as former
        from %3$I l left join before b on b.id = l.id where l.%1$I in (select %1$I from before)),
      compared as (
        select p.*, former < max(former) over (partition by list order by place) as is_behind,
          former > min(former) over (partition by list order by place desc) as is_ahead
        from placed p),
      counted as (
        select c.*, count(*) filter (where is_behind) over (partition by list)
          <= count(*) filter (where is_ahead) over (partition by list) as are_fewer_behind
        from compared c),
      whose as (
        select v.id as vault_id, null::uuid as viewer_id, c.* from counted c join vaults v on v.id = c.user_id
        union all select null, e.user_id, c.* from counted c join entity_viewers e on e.entity = %4$L and e.id = c.list)
      select distinct w.vault_id, w.viewer_id, pg_current_xact_id(), %4$L, w.list, p.part
      from whose w cross join lateral (values (null::uuid), (w.part)) as p (part)
      where case when are_fewer_behind then is_behind else is_ahead end
    on conflict do nothing', tg_argv[1], tg_argv[2], tg_table_name, tg_argv[0]);
  return null;
end $$;

create trigger recipes_noted_added after insert on recipes referencing new table as changed
  for each statement execute function note_change('recipe');
create trigger recipes_noted_changed after update on recipes referencing new table as changed
  for each statement execute function note_change('recipe');
create trigger recipes_noted_removed after delete on recipes referencing old table as changed
  for each statement execute function note_change('recipe');
create trigger recipe_shares_noted_added after insert on recipe_shares referencing new table as changed
  for each statement execute function note_change('recipe', 'recipe_id', 'vault');
create trigger recipe_shares_noted_removed after delete on recipe_shares referencing old table as changed
  for each statement execute function note_change('recipe', 'recipe_id', 'vault');
create trigger favorites_noted_added after insert on favorites referencing new table as changed
  for each statement execute function note_change('recipe', 'recipe_id', 'user');
create trigger favorites_noted_removed after delete on favorites referencing old table as changed
  for each statement execute function note_change('recipe', 'recipe_id', 'user');
create trigger cook_log_noted_added after insert on cook_log referencing new table as changed
  for each statement execute function note_change('recipe', 'recipe_id', 'user');
create trigger cook_log_noted_changed after update on cook_log referencing new table as changed
  for each statement execute function note_change('recipe', 'recipe_id', 'user');
create trigger cook_log_noted_removed after delete on cook_log referencing old table as changed
  for each statement execute function note_change('recipe', 'recipe_id', 'user');
create trigger recipe_ticks_noted_added after insert on recipe_ticks referencing new table as changed
  for each statement execute function note_change('recipe', 'recipe_id', 'user');
create trigger recipe_ticks_noted_changed after update on recipe_ticks referencing new table as changed
  for each statement execute function note_change('recipe', 'recipe_id', 'user');
create trigger playlists_noted_added after insert on playlists referencing new table as changed
  for each statement execute function note_change('playlist');
create trigger playlists_noted_changed after update on playlists referencing new table as changed
  for each statement execute function note_change('playlist');
create trigger playlists_noted_removed after delete on playlists referencing old table as changed
  for each statement execute function note_change('playlist');
create trigger playlist_recipes_noted_added after insert on playlist_recipes referencing new table as changed
  for each statement execute function note_change('playlist', 'playlist_id', 'vault', 'recipe_id');
create trigger playlist_recipes_noted_removed after delete on playlist_recipes referencing old table as changed
  for each statement execute function note_change('playlist', 'playlist_id', 'vault', 'recipe_id');
create trigger playlist_recipes_noted_moved after update on playlist_recipes referencing old table as before
  for each statement execute function note_order('playlist', 'playlist_id', 'recipe_id');
create trigger playlist_shared_with_noted_added after insert on playlist_shared_with referencing new table as changed
  for each statement execute function note_change('playlist', 'playlist_id', 'vault');
create trigger playlist_shared_with_noted_removed after delete on playlist_shared_with referencing old table as changed
  for each statement execute function note_change('playlist', 'playlist_id', 'vault');

-- For programs of the version before, which run while this one starts.
create view recipe_changes as
  select vault_id as user_id, changed_in, id as recipe_id from entity_changes where entity = 'recipe' and vault_id is not null
  union all
  select user_id, changed_in, id from entity_changes where entity = 'recipe' and user_id is not null;
create view playlist_changes as
  select vault_id as user_id, changed_in, id as playlist_id from entity_changes
  where entity = 'playlist' and vault_id is not null and part is null;
create view playlist_recipe_changes as
  select vault_id as user_id, changed_in, id as playlist_id, part as recipe_id from entity_changes
  where entity = 'playlist' and vault_id is not null and part is not null;
create rule swept_by_newer as on delete to recipe_changes do instead nothing;
create rule swept_by_newer as on delete to playlist_changes do instead nothing;
create rule swept_by_newer as on delete to playlist_recipe_changes do instead nothing;
create function note_recipe_change(owner uuid, changed uuid) returns void language sql as $$
  insert into entity_changes (vault_id, changed_in, entity, id)
    select id, pg_current_xact_id(), 'recipe', changed from vaults where id = owner
  on conflict do nothing
$$;
