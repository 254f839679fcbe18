-- For whom changes of what is shared are noted: for nobody whose account is being deleted, and a deletion for everybody who saw it.

-- As in 0064, but for viewers who are being deleted: their rows among those who see a thing may go after the thing is changed.
create or replace function note_change() returns trigger language plpgsql as $$
begin
  if tg_nargs = 1 then
    insert into entity_changes (vault_id, user_id, changed_in, entity, id)
      select v.id, null, pg_current_xact_id(), tg_argv[0], c.id from changed c join vaults v on v.id = c.user_id
      union all select null, u.id, pg_current_xact_id(), tg_argv[0], c.id
      from changed c join entity_viewers e on e.entity = tg_argv[0] and e.id = c.id join users u on u.id = e.user_id
    on conflict do nothing;
  elsif tg_argv[2] = 'vault' then
    insert into entity_changes (vault_id, user_id, changed_in, entity, id, part)
      with links as (select c.user_id, (to_jsonb(c) ->> tg_argv[1])::uuid as id, (to_jsonb(c) ->> tg_argv[3])::uuid as part from changed c),
        whose as (
          select v.id as vault_id, null::uuid as user_id, l.id, l.part from links l join vaults v on v.id = l.user_id
          union all select null, u.id, l.id, l.part
          from links l join entity_viewers e on e.entity = tg_argv[0] and e.id = l.id join users u on u.id = e.user_id)
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

-- A deletion is noted for whoever takes part, too: `entity_viewers` knows nothing of what is gone. Its arguments: the entity, the table
-- of the people, and the column of what it is in.
create function note_to_people(what text, person_ids uuid[], ids uuid[]) returns void language sql as $$
  insert into entity_changes (user_id, changed_in, entity, id)
    select u.id, pg_current_xact_id(), what, gone.id
    from unnest(person_ids, ids) as gone (person_id, id) join users u on u.id = gone.person_id
  on conflict do nothing
$$;
create function note_deleted_part() returns trigger language plpgsql as $$
begin
  execute format('select note_to_people(%1$L, array_agg(m.follower_id), array_agg(c.id))
    from changed c join %2$I m on m.%3$I = c.%3$I where m.accepted_at is not null', tg_argv[0], tg_argv[1], tg_argv[2]);
  return null;
end $$;
create trigger shopping_entries_noted_to_members_removed after delete on shopping_entries referencing old table as changed
  for each statement execute function note_deleted_part('shoppingEntry', 'shopping_list_members', 'list_id');
create trigger meal_plan_entries_noted_to_members_removed after delete on meal_plan_entries referencing old table as changed
  for each statement execute function note_deleted_part('planEntry', 'meal_plan_members', 'user_id');
