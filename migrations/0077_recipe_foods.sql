-- Which recipes of a vault need a food: `food_keys` of their readings, the other way round, for 'I have'. Made of them by the trigger alone.
create table recipe_foods (
  user_id uuid not null,
  food text not null,
  recipe_id uuid not null references recipes on delete cascade,
  -- How many foods the recipe needs in all.
  needed smallint not null);
create unique index recipe_foods_food_idx on recipe_foods (user_id, food, recipe_id) include (needed);
create index recipe_foods_recipe_idx on recipe_foods (recipe_id);

create function note_foods() returns trigger language plpgsql as $$
begin
  delete from recipe_foods where recipe_id = new.recipe_id;
  insert into recipe_foods (user_id, food, recipe_id, needed)
    -- What is longer than an index holds, nobody has.
    select distinct r.user_id, need, r.id, cardinality(new.food_keys)
    from recipes r, unnest(new.food_keys) as need
    where r.id = new.recipe_id and length(need) <= 200;
  return null;
end $$;
create trigger recipe_readings_foods_noted after insert or update of food_keys on recipe_readings
  for each row execute function note_foods();

insert into recipe_foods (user_id, food, recipe_id, needed)
  select distinct r.user_id, need, r.id, cardinality(t.food_keys)
  from recipe_readings t join recipes r on r.id = t.recipe_id, unnest(t.food_keys) as need
  where length(need) <= 200;
