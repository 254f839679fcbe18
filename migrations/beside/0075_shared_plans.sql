-- step
alter table meal_plan_entries
  add column cook uuid,
  add column cook_stamp text collate "C" not null default '000000000000000-0000-00000000',
  add column time_of_day text,
  add column time_stamp text collate "C" not null default '000000000000000-0000-00000000',
  add constraint meal_plan_entries_time check (time_of_day ~ '^([01]\d|2[0-3]):[0-5]\d$') not valid;

-- step
lock table users in access exclusive mode;
alter table meal_plan_entries
  add constraint meal_plan_entries_cook_fkey foreign key (cook) references users on delete set null not valid;

-- step, outside of a transaction
alter table meal_plan_entries validate constraint meal_plan_entries_time;

-- step, outside of a transaction
alter table meal_plan_entries validate constraint meal_plan_entries_cook_fkey;

-- step, outside of a transaction
create index concurrently meal_plan_entries_cook_idx on meal_plan_entries (cook) where cook is not null;

-- step, outside of a transaction
create index concurrently meal_plan_entries_repeat_idx on meal_plan_entries (user_id, repeat_id, day) where repeat_id is not null;

-- step
-- lines 13-95
