-- To a search an apostrophe is nothing: 'Shepherd''s' is found as 'shepherds'. All other signs stay in the texts, and separate the
-- words that are typed (`searchedWords` in shared). What an apostrophe is stands in `shared/src/language/search.ts`, too.
create function without_apostrophes(value text) returns text
  language sql immutable strict parallel safe
  return translate(value, $signs$'`´‘’‛′ʹʻʼʽʾʿˈꞌ՚׳＇｀$signs$, '');
create function fold_for_search(value text) returns text
  language sql immutable strict parallel safe
  return without_apostrophes(fold_text(value));

create or replace function recipe_search_text(
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
      cross join string_to_table(translate(public.fold_for_search(value), E'\n\r\t\u00a0', '    '), ' ') as word
      where word <> ''
      group by 1) as words);
end $$;

-- Makes the texts of some recipes of a person anew. Those whose text changes leave their place in the index.
create function renew_search_texts(person uuid, recipes uuid[]) returns void language plpgsql as $$
declare
  ids uuid[];
begin
  -- As every save does first: what is saved at the same time is seen here, or sees this.
  perform from person_usage where user_id = person for no key update;
  ids := array(
    select recipe_id from recipe_search
    where user_id = person and recipe_id = any (recipes) and search_text <> without_apostrophes(search_text)
    for no key update skip locked);
  update search_places set recipe_id = null where user_id = person and recipe_id = any (ids) and block >= 0;
  insert into search_places
  select person, id, -1, 0 from unnest(ids) as id where exists (select from search_blocks where user_id = person)
  on conflict do nothing;
  update recipe_search s set search_text = (recipe_search_row(r)).search_text
  from recipes r where s.user_id = person and s.recipe_id = any (ids) and r.id = s.recipe_id;
end $$;
select renew_search_texts(user_id, array_agg(recipe_id)) from recipe_search group by user_id;
drop function renew_search_texts(uuid, uuid[]);

create index profiles_names_idx on profiles using gin (without_apostrophes(search_name) gin_trgm_ops);
create index profiles_name_signs_idx on profiles using gin (signs_of(without_apostrophes(search_name)));
drop index profiles_search_idx;
drop index profiles_signs_idx;
