-- What a person has said of foods. Applied when lines are read and never written into them.
create table food_rules (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references vaults on delete cascade,
  kind text not null constraint food_rules_kind_known check (kind in ('line', 'same', 'apart', 'aisle', 'staple')),
  -- Of a line its words without amounts, else the name of a food.
  food text not null constraint food_rules_food_length check (char_length(food) between 1 and 200),
  -- What it is: a food, the aisle where it is bought, and of a staple its name again.
  is_food text not null constraint food_rules_is_food_length check (char_length(is_food) between 1 and 200),
  language text not null constraint food_rules_language check (language ~ '^[a-z]{2}$'),
  -- The move that brought it: undone, that takes it along.
  move_id uuid references moves on delete set null,
  created_at timestamp(3) with time zone not null default now());
-- A food may be kept apart from several; of all else the last that was said counts.
create unique index food_rules_once_idx on food_rules
  (user_id, language, kind, lower(food), (case when kind = 'apart' then lower(is_food) else '' end));
create index food_rules_order_idx on food_rules (user_id, created_at, id);
create index food_rules_move_idx on food_rules (move_id) where move_id is not null;
