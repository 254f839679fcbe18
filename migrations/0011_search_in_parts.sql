-- The text that the search reads, in three parts, so that no search has to read and fold recipes: title and description (all
-- that the search within a collection covers), a line break, ingredients, instructions and tags (with those before, what the
-- search in Favorites covers), a tab, difficulty and notes. A word stands once, in the first part that has it.
-- And the tags as they are spelt, beside the folded ones, so that counting a person's tags reads no recipes either.
lock table recipes in share mode;

create or replace function recipe_search_text(
  title text, description text, ingredients text[], instructions text[], tags text[], difficulty text, cooking_notes text
) returns text
  language plpgsql stable parallel safe
  as $$
declare
  parts text[] := array[
    title || ' ' || description,
    array_to_string(ingredients, ' ') || ' ' || array_to_string(instructions, ' ') || ' ' || array_to_string(tags, ' '),
    difficulty || ' ' || cooking_notes];
begin
  return (
    select coalesce(string_agg(word, ' ') filter (where part = 1), '') || E'\n'
      || coalesce(string_agg(word, ' ') filter (where part = 2), '') || E'\t'
      || coalesce(string_agg(word, ' ') filter (where part = 3), '')
    from (
      select word collate "C" as word, min(part) as part
      from unnest(parts) with ordinality as given (value, part)
      cross join string_to_table(translate(public.fold_text(value), E'\n\r\t\u00a0', '    '), ' ') as word
      where word <> ''
      group by 1) as words);
end $$;

-- Anew, because what every search passes over stands first, where all is of fixed width. (0002 says why it is divided.)
drop table recipe_search;
create table recipe_search (
  user_id uuid not null,
  recipe_id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  sort_minutes integer not null,
  search_text text not null,
  difficulty text not null,
  tags text[] not null, -- folded
  spelt_tags text[] not null,
  sort_title text collate "C" not null,
  primary key (user_id, recipe_id)
) partition by hash (user_id);
do $$
begin
  for part in 0..31 loop
    execute format('create table recipe_search_%s partition of recipe_search for values with (modulus 32, remainder %s)', part, part);
  end loop;
end $$;

create or replace function add_to_recipe_search() returns trigger language plpgsql as $$
begin
  insert into recipe_search
    (user_id, recipe_id, created_at, updated_at, sort_minutes, search_text, difficulty, tags, spelt_tags, sort_title)
  values (new.user_id, new.id, new.created_at, new.updated_at, new.sort_minutes,
    recipe_search_text(new.title, new.description, new.ingredients, new.instructions, new.tags, new.difficulty, new.cooking_notes),
    new.difficulty, fold_texts(new.tags), new.tags, new.sort_title);
  return null;
end $$;
create or replace function renew_recipe_search() returns trigger language plpgsql as $$
begin
  update recipe_search set created_at = new.created_at, updated_at = new.updated_at, sort_minutes = new.sort_minutes,
    search_text = recipe_search_text(new.title, new.description, new.ingredients, new.instructions, new.tags, new.difficulty, new.cooking_notes),
    difficulty = new.difficulty, tags = fold_texts(new.tags), spelt_tags = new.tags, sort_title = new.sort_title
  where user_id = new.user_id and recipe_id = new.id;
  return null;
end $$;

insert into recipe_search
  (user_id, recipe_id, created_at, updated_at, sort_minutes, search_text, difficulty, tags, spelt_tags, sort_title)
select user_id, id, created_at, updated_at, sort_minutes,
  recipe_search_text(title, description, ingredients, instructions, tags, difficulty, cooking_notes),
  difficulty, fold_texts(tags), tags, sort_title
from recipes;
