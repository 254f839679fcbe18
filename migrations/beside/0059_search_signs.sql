-- step
-- lines 3-52

-- A recipe whose search is being written just now is passed over, and met again.
-- step, outside of a transaction
do $$
declare
  person uuid;
  last uuid;
  batch uuid[];
begin
  for person in select distinct user_id from recipe_search loop
    while exists (select from recipe_search where user_id = person and search_text <> without_apostrophes(search_text)) loop
      last := '00000000-0000-0000-0000-000000000000';
      loop
        batch := array(
          select recipe_id from recipe_search where user_id = person and recipe_id > last order by recipe_id limit 100);
        exit when cardinality(batch) = 0;
        last := batch[cardinality(batch)];
        perform renew_search_texts(person, batch);
        commit;
      end loop;
    end loop;
  end loop;
end $$;

-- step
drop function renew_search_texts(uuid, uuid[]);

-- step, outside of a transaction
create index concurrently profiles_names_idx on profiles using gin (without_apostrophes(search_name) gin_trgm_ops);

-- step, outside of a transaction
create index concurrently profiles_name_signs_idx on profiles using gin (signs_of(without_apostrophes(search_name)));

-- step
drop index profiles_search_idx;
drop index profiles_signs_idx;
