-- The cuisines of a recipe. No recipe has any yet: neither recipes nor the rows of the search are written anew.
alter table recipes add column cuisine text[] not null default '{}'
  constraint recipes_cuisine_count check (cardinality(cuisine) <= 5);
alter table recipe_search
  add column cuisine text[] not null default '{}', -- folded
  add column spelt_cuisine text[] not null default '{}';

create or replace function recipe_bytes(recipe recipes) returns integer
  language sql stable
  return charged(2000, 4 * octet_length(recipe.title) + octet_length(recipe.description)
    + coalesce(octet_length(recipe.source_url), 0) + coalesce(octet_length(recipe.social_media_url), 0)
    + 3 * octets(recipe.tags) + 3 * octets(recipe.cuisine) + octets(recipe.ingredients) + octets(recipe.instructions)
    + octet_length(recipe.cooking_notes)
    + octet_length(fold_text(recipe.title || recipe.description || recipe.cooking_notes
      || text_of(recipe.ingredients) || text_of(recipe.instructions))));

-- The search reads it with ingredients, instructions and tags.
create function recipe_search_text(
  title text, description text, ingredients text[], instructions text[], tags text[], cuisine text[], difficulty text,
  cooking_notes text
) returns text
  language plpgsql stable parallel safe
  as $$
declare
  parts text[] := array[
    title || ' ' || description,
    array_to_string(ingredients, ' ') || ' ' || array_to_string(instructions, ' ') || ' ' || array_to_string(tags, ' ')
      || ' ' || array_to_string(cuisine, ' '),
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
create or replace function recipe_search_row(recipe recipes) returns recipe_search
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
    recipe.cuisine, recipe.difficulty, recipe.cooking_notes);
  made.difficulty := recipe.difficulty;
  made.tags := fold_texts(recipe.tags);
  made.spelt_tags := recipe.tags;
  made.sort_title := recipe.sort_title;
  made.cuisine := fold_texts(recipe.cuisine);
  made.spelt_cuisine := recipe.cuisine;
  return made;
end $$;
create or replace function renew_recipe_search() returns trigger language plpgsql as $$
declare
  made recipe_search := recipe_search_row(new);
begin
  update recipe_search set created_at = made.created_at, updated_at = made.updated_at, sort_minutes = made.sort_minutes,
    search_text = made.search_text, difficulty = made.difficulty, tags = made.tags, spelt_tags = made.spelt_tags,
    sort_title = made.sort_title, cuisine = made.cuisine, spelt_cuisine = made.spelt_cuisine
  where user_id = new.user_id and recipe_id = new.id;
  return null;
end $$;
drop trigger recipes_changed on recipes;
create trigger recipes_changed
  after update of title, description, ingredients, instructions, tags, cuisine, difficulty, cooking_notes, prep_time, cook_time,
    created_at, updated_at
  on recipes for each row execute function renew_recipe_search();
drop function recipe_search_text(text, text, text[], text[], text[], text, text);
