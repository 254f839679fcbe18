-- step
-- lines 1-8

-- step, outside of a transaction
create unique index concurrently recipes_owner_import_idx on recipes (user_id, import_id) where import_id is not null;

-- step, outside of a transaction
do $$
declare
  -- As in line 13.
  pattern constant text := '^(https?://[\\/\t\r\n]*)[^/?#\\]*@';
  last uuid := '00000000-0000-0000-0000-000000000000';
  batch uuid[];
begin
  loop
    batch := array(select id from recipes where id > last order by id limit 200);
    exit when cardinality(batch) = 0;
    last := batch[cardinality(batch)];
    -- A recipe before its versions, as a save takes them.
    perform from recipes where id = any (batch) order by id for no key update;
    update recipes set source_url = regexp_replace(source_url, pattern, '\1', 'i'),
      social_media_url = regexp_replace(social_media_url, pattern, '\1', 'i')
    where id = any (batch) and concat(source_url, social_media_url) like '%@%';
    update recipe_versions set source_url = regexp_replace(source_url, pattern, '\1', 'i'),
      social_media_url = regexp_replace(social_media_url, pattern, '\1', 'i')
    where recipe_id = any (batch) and concat(source_url, social_media_url) like '%@%';
    commit;
  end loop;
end $$;
-- step
-- lines 12-13
-- lines 18-23
