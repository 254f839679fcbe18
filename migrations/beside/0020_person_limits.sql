-- step
-- lines 1-88
-- Not generated: to fill such a column all rows would have to be written at once. (0028 takes the expression away anyway.)
alter table recipes add column stored_bytes integer not null default 0;
alter table recipe_versions add column stored_bytes integer not null default 0;
create function measure_recipe() returns trigger language plpgsql as $$
begin
  new.stored_bytes := charged(2000, 4 * octet_length(new.title) + octet_length(new.description)
    + coalesce(octet_length(new.source_url), 0) + coalesce(octet_length(new.social_media_url), 0)
    + 3 * octets(new.tags) + octets(new.ingredients) + octets(new.instructions) + octet_length(new.cooking_notes)
    + octet_length(fold_text(new.title || new.description || new.cooking_notes
      || text_of(new.ingredients) || text_of(new.instructions))));
  return new;
end $$;
create trigger recipes_measured before insert or update on recipes
  for each row execute function measure_recipe();
create function measure_version() returns trigger language plpgsql as $$
begin
  new.stored_bytes := charged(1000, octet_length(new.title) + octet_length(new.description)
    + coalesce(octet_length(new.source_url), 0) + coalesce(octet_length(new.social_media_url), 0)
    + octets(new.tags) + octets(new.ingredients) + octets(new.instructions) + octet_length(new.cooking_notes));
  return new;
end $$;
create trigger recipe_versions_measured before insert or update on recipe_versions
  for each row execute function measure_version();

-- step, outside of a transaction
do $$
declare
  last uuid;
  batch uuid[];
begin
  while exists (select from recipes where stored_bytes = 0) loop
    last := '00000000-0000-0000-0000-000000000000';
    loop
      batch := array(select id from recipes where id > last order by id limit 200);
      exit when cardinality(batch) = 0;
      last := batch[cardinality(batch)];
      update recipes set stored_bytes = 0
      where id in (select id from recipes where id = any (batch) and stored_bytes = 0 for no key update skip locked);
      commit;
    end loop;
  end loop;
end $$;

-- step, outside of a transaction
do $$
declare
  last uuid;
  batch uuid[];
begin
  while exists (select from recipe_versions where stored_bytes = 0) loop
    last := '00000000-0000-0000-0000-000000000000';
    loop
      batch := array(select distinct recipe_id from recipe_versions where recipe_id > last order by 1 limit 50);
      exit when cardinality(batch) = 0;
      last := batch[cardinality(batch)];
      update recipe_versions set stored_bytes = 0
      where (recipe_id, version) in (
        select recipe_id, version from recipe_versions where recipe_id = any (batch) and stored_bytes = 0
        for no key update skip locked);
      commit;
    end loop;
  end loop;
end $$;

-- Collections, imports and what was read of photos are few and small beside recipes: each table is written anew at once.
-- step
-- lines 101-103
-- step
-- lines 104-107
-- step
-- lines 109-115

-- From here on what is added and deleted is charged, and what is missing is added person by person below.
-- step
-- lines 117-298
insert into person_usage (user_id) select id from users;

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
-- step
delete from person_usage u where stored_bytes = 0 and written = '{0,0,0}' and pictures = '{0,0,0}';
-- lines 301-318
