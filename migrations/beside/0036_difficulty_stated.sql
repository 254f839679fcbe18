-- step
-- lines 1-12

-- Neither a version, a charge nor the search changes by it, so that no trigger has anything to do.
-- step, outside of a transaction
do $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000';
  batch uuid[];
begin
  loop
    batch := array(select id from recipes where id > last order by id limit 200);
    exit when cardinality(batch) = 0;
    last := batch[cardinality(batch)];
    perform from recipes where id = any (batch) order by id for no key update;
    update recipes r set difficulty_stated = true
    where id = any (batch) and not difficulty_stated and (difficulty <> 'medium'
      or exists (select from recipe_versions v where v.recipe_id = r.id and v.content ->> 'difficulty' <> 'medium'));
    commit;
  end loop;
end $$;

-- step, outside of a transaction
create index concurrently recipes_stated_medium_idx on recipes (user_id) where difficulty = 'medium' and difficulty_stated;
