-- The recipes that hold every piece in those parts of their text, of those that wait to be indexed: of a library without an index,
-- of all. A function, because as a part of each search they took longer to plan than most searches take: the texts lie in 32
-- tables, and without knowing whose they are, or that hardly any recipe waits, Postgres expected to read all of them.
create function search_waiting(person uuid, pieces text[], parts integer) returns setof uuid
  language plpgsql stable rows 4
  as $$
begin
  if exists (select from search_places p where p.user_id = person and p.block < 0) then
    return query
      select s.recipe_id from search_places p
      cross join lateral (
        select s.* from recipe_search s where s.user_id = person and s.recipe_id = p.recipe_id offset 0) as s
      where p.user_id = person and p.block < 0 and search_text_has(s.search_text, pieces, parts);
  end if;
  if not exists (select from search_blocks b where b.user_id = person) then
    return query
      select s.recipe_id from recipe_search s
      where s.user_id = person and search_text_has(s.search_text, pieces, parts);
  end if;
end $$;

-- A text of recipe_search (migration 0011) is cut after title and description, and after what is neither difficulty nor note.
-- What stands before a piece differs from the whole when the piece is there: strpos finds it as fast, and then counts characters.
create function search_text_has(whole text, pieces text[], parts integer) returns boolean
  language sql immutable parallel safe
  return (
    select split_part(looked_at, pieces[1], 1) <> looked_at
      and (cardinality(pieces) = 1
        or not exists (select from unnest(pieces[2:]) as piece where split_part(looked_at, piece, 1) = looked_at))
    from (select case parts when 1 then split_part(whole, e'\n', 1) when 2 then split_part(whole, e'\t', 1) else whole end
      as looked_at offset 0) as text);
