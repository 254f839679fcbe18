-- step
-- lines 1-20

-- A recipe that is deleted meanwhile is passed over.
-- step, outside of a transaction
do $$
declare
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    batch := array(select id from recipes where id > last order by id limit 1000);
    exit when cardinality(batch) = 0;
    last := batch[cardinality(batch)];
    insert into recipe_readings (recipe_id, version)
      select id, version from recipes where id = any (batch) for key share
      on conflict do nothing;
    commit;
  end loop;
end $$;
