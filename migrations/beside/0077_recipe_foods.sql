-- step
-- lines 1-22

-- What is read meanwhile is noted by the trigger.
-- step, outside of a transaction
do $$
declare
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    batch := array(select recipe_id from recipe_readings where recipe_id > last order by recipe_id limit 1000);
    exit when cardinality(batch) = 0;
    last := batch[cardinality(batch)];
    insert into recipe_foods (user_id, food, recipe_id, needed)
      select distinct r.user_id, need, r.id, cardinality(t.food_keys)
      from recipe_readings t join (select id, user_id from recipes where id = any (batch) for key share) r on r.id = t.recipe_id,
        unnest(t.food_keys) as need
      where length(need) <= 200
      on conflict do nothing;
    commit;
  end loop;
end $$;
