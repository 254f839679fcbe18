-- A version holds what the recipe's row held, as JSON under the names of its columns. A field that is added to recipes is in
-- every version written from then on; before, the trigger named each column, and one that it did not name was lost.

-- First of all, in the order in which a save takes them: otherwise a save during the copy below would deadlock with this
-- migration, and a new version of Larder would not start.
lock table recipes, recipe_versions in access exclusive mode;

-- What a version keeps of a recipe: all but what says which recipe it is, what other columns make, and the picture, which is a
-- column of the version's own, so that it can refer to the picture's row.
create function version_content(recipe recipes) returns jsonb
  language sql stable
  as $$
    select to_jsonb(recipe) - array['id', 'user_id', 'request_id', 'import_id', 'version', 'source', 'image_id',
      'created_at', 'updated_at', 'sort_title', 'sort_minutes', 'source_key', 'stored_bytes']
  $$;
-- The bytes of every text in it, and 8 more for each text of a list, as octets() counts them. Words of ours do not count.
create function content_octets(content jsonb) returns integer
  language sql immutable parallel safe
  as $$
    select coalesce(sum(case jsonb_typeof(value)
      when 'string' then octet_length(value #>> '{}')
      when 'array' then (select coalesce(sum(octet_length(item) + 8), 0) from jsonb_array_elements_text(value) as item)
      else 0 end), 0)::integer
    from jsonb_each(content - array['difficulty', 'enhanced_fields'])
  $$;

-- Written anew rather than changed: dropped columns would go on taking their space. What each row is charged stays the same.
alter table recipe_versions rename to former_versions;
create table recipe_versions (
  recipe_id uuid not null,
  version integer not null,
  user_id uuid not null,
  -- When this version was saved, not when the next one took its place.
  saved_at timestamptz(3) not null,
  image_id uuid,
  content jsonb not null,
  stored_bytes integer not null generated always as (charged(1000, content_octets(content))) stored
) with (autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_vacuum_scale_factor = 0.05);
insert into recipe_versions (recipe_id, version, user_id, saved_at, image_id, content)
  select recipe_id, version, user_id, saved_at, image_id,
    to_jsonb(v) - array['recipe_id', 'version', 'user_id', 'saved_at', 'image_id', 'stored_bytes']
  from former_versions v;
drop table former_versions;

alter table recipe_versions
  add primary key (recipe_id, version),
  add foreign key (user_id) references users (id) on delete cascade,
  add foreign key (recipe_id, user_id) references recipes (id, user_id) on delete cascade,
  -- A picture stays as long as a version that can be brought back shows it (recipes.ts, dropReplacedImages).
  add foreign key (image_id, user_id) references photos (id, user_id) on delete set null (image_id);
create index recipe_versions_owner_idx on recipe_versions (user_id);
create index recipe_versions_image_idx on recipe_versions (image_id) where image_id is not null;
create trigger recipe_versions_charged after insert on recipe_versions
  referencing new table as added for each statement execute function charge_versions();
create trigger recipe_versions_charge_returned after delete on recipe_versions
  referencing old table as removed for each statement execute function charge_rows();

create or replace function keep_recipe_version() returns trigger language plpgsql as $$
declare
  most bigint;
begin
  -- Locked before the version is charged: this much a person above the limit had, and keeps.
  select greatest(u.stored_bytes, l.stored_bytes) into most
    from person_usage u, person_limits l where u.user_id = new.user_id for no key update of u;
  insert into recipe_versions (recipe_id, version, user_id, saved_at, image_id, content)
  values (old.id, old.version, old.user_id, old.updated_at, old.image_id, version_content(old));
  delete from recipe_versions where recipe_id = new.id and version < new.version - 20;
  while (select u.stored_bytes > most from person_usage u where u.user_id = new.user_id) loop
    delete from recipe_versions where recipe_id = new.id
      and version = (select min(v.version) from recipe_versions v where v.recipe_id = new.id);
    exit when not found;
  end loop;
  return null;
end $$;

create or replace function recipe_text_bytes(recipe recipes) returns integer
  language sql stable
  as $$ select charged(1000, content_octets(version_content(recipe))) $$;

-- What a recipe takes is worked out before it is written, as it was for the check of the limit already. A generated column
-- would have to be dropped and filled again, and with it every row written, for each field that is added.
alter table recipes alter column stored_bytes drop expression;
alter table recipes alter column stored_bytes set default 0;
create function measure_recipe() returns trigger language plpgsql as $$
begin
  new.stored_bytes := recipe_bytes(new);
  return new;
end $$;
-- Before the triggers that refuse, in the order of their names.
create trigger recipes_measured before insert or update on recipes
  for each row execute function measure_recipe();
create or replace function refuse_recipe_early() returns trigger language plpgsql as $$
declare
  more bigint := new.stored_bytes;
begin
  if tg_op = 'INSERT' then
    perform refuse_early(new.user_id, more, more);
  else
    more := more - old.stored_bytes;
    perform refuse_early(new.user_id, more, greatest(more, 0) + 3 * recipe_text_bytes(old));
  end if;
  return new;
end $$;

-- What the search reads of a recipe, so that the triggers and the seed say it once.
create function recipe_search_row(recipe recipes) returns recipe_search
  language plpgsql stable
  as $$
declare
  made recipe_search;
begin
  made.user_id := recipe.user_id;
  made.recipe_id := recipe.id;
  made.created_at := recipe.created_at;
  made.updated_at := recipe.updated_at;
  made.sort_minutes := recipe.sort_minutes;
  made.search_text := recipe_search_text(recipe.title, recipe.description, recipe.ingredients, recipe.instructions, recipe.tags,
    recipe.difficulty, recipe.cooking_notes);
  made.difficulty := recipe.difficulty;
  made.tags := fold_texts(recipe.tags);
  made.spelt_tags := recipe.tags;
  made.sort_title := recipe.sort_title;
  return made;
end $$;
create or replace function add_to_recipe_search() returns trigger language plpgsql as $$
begin
  insert into recipe_search select made.* from recipe_search_row(new) as made;
  return null;
end $$;
