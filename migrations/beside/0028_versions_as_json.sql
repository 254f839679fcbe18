-- The versions there are are moved one recipe after the other; a save moves those of its recipe first. Meanwhile nothing of it is
-- charged, and everybody's amount is counted anew at the end.
-- step
lock table recipes, recipe_versions in access exclusive mode;
-- lines 8-28
alter table former_versions rename constraint recipe_versions_pkey to former_versions_pkey;
alter table former_versions rename constraint recipe_versions_user_id_fkey to former_versions_user_fkey;
alter table former_versions rename constraint recipe_versions_recipe_id_user_id_fkey to former_versions_recipe_fkey;
alter table former_versions rename constraint recipe_versions_image_id_user_id_fkey to former_versions_image_fkey;
alter index recipe_versions_owner_idx rename to former_versions_owner_idx;
alter index recipe_versions_image_idx rename to former_versions_image_idx;
drop trigger recipe_versions_charged on former_versions;
drop trigger recipe_versions_charge_returned on former_versions;
-- lines 29-38
-- lines 45-52
-- lines 58-78
-- The column is generated where 0020 was applied at once; the triggers are there where it was not.
alter table recipes alter column stored_bytes drop expression if exists;
alter table recipes alter column stored_bytes set default 0;
drop trigger if exists recipes_measured on recipes;
drop function if exists measure_recipe;
-- lines 84-129
create function move_former_versions(recipes uuid[]) returns void language sql as $$
  with former as (delete from former_versions where recipe_id = any (recipes) returning *)
  insert into recipe_versions (recipe_id, version, user_id, saved_at, image_id, content)
  select recipe_id, version, user_id, saved_at, image_id,
    to_jsonb(v) - array['recipe_id', 'version', 'user_id', 'saved_at', 'image_id', 'stored_bytes']
  from former v
$$;
create function move_former_versions() returns trigger language plpgsql as $$
begin
  perform move_former_versions(array[new.id]);
  return new;
end $$;
create trigger recipes_former_versions_moved before update of version on recipes
  for each row execute function move_former_versions();

-- step, outside of a transaction
do $$
declare
  last uuid;
  batch uuid[];
begin
  while exists (select from former_versions) loop
    last := '00000000-0000-0000-0000-000000000000';
    loop
      batch := array(select distinct recipe_id from former_versions where recipe_id > last order by 1 limit 50);
      exit when cardinality(batch) = 0;
      last := batch[cardinality(batch)];
      -- A recipe before its versions, as whoever saves or deletes it takes them.
      perform move_former_versions(array(
        select id from recipes where id = any (batch) order by id for no key update skip locked));
      commit;
    end loop;
  end loop;
end $$;

-- step
drop trigger recipes_former_versions_moved on recipes;
drop function move_former_versions();
drop function move_former_versions(uuid[]);
drop table former_versions;
drop function if exists measure_version;
-- lines 53-56

-- step, outside of a transaction
do $$
declare
  person uuid;
  missing bigint;
begin
  for person in select user_id from person_usage loop
    -- In one statement, and so at one moment: what is missing stays the same whatever is charged meanwhile.
    select coalesce((select c.stored_bytes from counted_usage() c where c.user_id = person), 0) - u.stored_bytes into missing
      from person_usage u where u.user_id = person;
    update person_usage set stored_bytes = stored_bytes + missing where user_id = person and missing <> 0;
    commit;
  end loop;
end $$;
