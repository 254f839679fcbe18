-- Plans are shared as shopping lists are (0066); a meal may have a cook and a time.

alter table meal_plan_entries
  -- Somebody who takes part in the plan.
  add column cook uuid references users on delete set null,
  add column cook_stamp text collate "C" not null default '000000000000000-0000-00000000',
  -- 'HH:MM', the same wherever it is read.
  add column time_of_day text constraint meal_plan_entries_time check (time_of_day ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add column time_stamp text collate "C" not null default '000000000000000-0000-00000000';
create index meal_plan_entries_cook_idx on meal_plan_entries (cook) where cook is not null;
create index meal_plan_entries_repeat_idx on meal_plan_entries (user_id, repeat_id, day) where repeat_id is not null;

-- Whom a plan is shared with: followers of its owner, who take part from when they accept. Ending the follow takes them out.
create table meal_plan_members (
  -- The owner's vault, whose id is the plan's.
  user_id uuid not null references vaults on delete cascade,
  follower_id uuid not null,
  chosen_at timestamptz(3) not null default now(),
  accepted_at timestamptz(3),
  primary key (user_id, follower_id),
  constraint meal_plan_members_follow_fkey
    foreign key (follower_id, user_id) references follows (follower_id, following_id) on delete cascade
);
create index meal_plan_members_follower_idx on meal_plan_members (follower_id, user_id);

-- With whatever else is shared by now.
do $$ begin
  execute 'create or replace view entity_viewers as ' || rtrim(pg_get_viewdef('entity_viewers'::regclass), '; ') || '
    union all
    select ''mealPlan'', user_id, follower_id from meal_plan_members
    union all
    select ''planEntry'', e.id, m.follower_id
    from meal_plan_entries e join meal_plan_members m on m.user_id = e.user_id where m.accepted_at is not null';
end $$;

-- Whoever is invited or goes has the plan to ask for, and who takes part, or did, all that is in it.
create function note_plan_of(member meal_plan_members) returns void language sql as $$
  insert into entity_changes (user_id, changed_in, entity, id)
    select u.id, pg_current_xact_id(), what.entity, what.id
    from users u cross join lateral (
      select 'mealPlan' as entity, member.user_id as id
      union all select 'planEntry', e.id from meal_plan_entries e
      where e.user_id = member.user_id and member.accepted_at is not null) as what
    where u.id = member.follower_id
  on conflict do nothing
$$;
create function note_plan_member() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform note_plan_of(old);
    return old;
  end if;
  perform note_plan_of(new);
  return new;
end $$;
-- Before it goes, for its people and its meals go with it.
create function note_deleted_plan() returns trigger language plpgsql as $$
begin
  perform note_plan_of(m) from meal_plan_members m where m.user_id = old.id;
  return old;
end $$;
create trigger vaults_noted_to_plan_members before delete on vaults
  for each row execute function note_deleted_plan();

create trigger meal_plan_members_noted_added after insert on meal_plan_members referencing new table as changed
  for each statement execute function note_change('mealPlan', 'user_id', 'vault');
create trigger meal_plan_members_noted_changed after update on meal_plan_members referencing new table as changed
  for each statement execute function note_change('mealPlan', 'user_id', 'vault');
create trigger meal_plan_members_noted_removed after delete on meal_plan_members referencing old table as changed
  for each statement execute function note_change('mealPlan', 'user_id', 'vault');
create trigger meal_plan_members_noted_to_them after insert or update on meal_plan_members
  for each row execute function note_plan_member();
create trigger meal_plan_members_noted_to_them_first before delete on meal_plan_members
  for each row execute function note_plan_member();

-- Live, as what is in it.
do $$
declare
  defined text := (select pg_get_triggerdef(oid) from pg_trigger where tgname = 'entity_changes_announce');
begin
  drop trigger entity_changes_announce on entity_changes;
  execute replace(defined, '''planEntry''::text', '''planEntry''::text, ''mealPlan''::text');
end $$;

create trigger meal_plan_members_charged after insert on meal_plan_members
  referencing new table as added for each statement execute function charge_links();
create trigger meal_plan_members_charge_returned after delete on meal_plan_members
  referencing old table as removed for each statement execute function charge_links();

-- With whatever else is counted by now.
do $$ begin
  execute replace(pg_get_functiondef('counted_usage()'::regprocedure), 'union all select n.user_id,',
    'union all select w.user_id, 500 from meal_plan_members w
      union all select n.user_id,');
end $$;
