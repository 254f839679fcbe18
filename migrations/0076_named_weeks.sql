-- Weeks that are saved under a name, to be put into other weeks.

-- Limits that are constants of the program.
alter table person_limits add column plan_weeks integer not null default 30;

create table meal_plan_weeks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references vaults on delete cascade,
  name text not null,
  -- A list of `weekMealInput` in shared/src/plan/schema.ts.
  meals jsonb not null constraint meal_plan_weeks_meals_list check (jsonb_typeof(meals) = 'array'),
  created_at timestamptz(3) not null default now(),
  stored_bytes integer not null generated always as (charged(600, octet_length(name) + octet_length(meals::text))) stored,
  unique (user_id, name)
);

-- Charged first, which locks the owner's usage, and then counted.
create trigger meal_plan_weeks_charged after insert on meal_plan_weeks
  referencing new table as added for each statement execute function charge_rows();
create trigger meal_plan_weeks_charge_changed after update on meal_plan_weeks
  referencing old table as removed new table as added for each statement execute function charge_rows();
create trigger meal_plan_weeks_charge_returned after delete on meal_plan_weeks
  referencing old table as removed for each statement execute function charge_rows();
create function count_plan_weeks() returns trigger language plpgsql as $$
declare
  allowed integer := (select l.plan_weeks from person_limits l);
begin
  if exists (
    select from (select distinct user_id from added) as a
    where (select count(*) from meal_plan_weeks w where w.user_id = a.user_id) > allowed)
  then
    perform refuse_over_limit('limit_plan_weeks', allowed);
  end if;
  return null;
end $$;
create trigger meal_plan_weeks_counted after insert on meal_plan_weeks
  referencing new table as added for each statement execute function count_plan_weeks();

-- With whatever else is counted by now.
do $$ begin
  execute replace(pg_get_functiondef('counted_usage()'::regprocedure), 'union all select n.user_id,',
    'union all select x.user_id, x.stored_bytes from meal_plan_weeks x
      union all select n.user_id,');
end $$;
