-- An index of words for each person who searches many recipes (docs/adr/026-search-words.md). Nothing is filled in here and no
-- table is written anew: a library is indexed by a job after its first search, and looked through as before until then.
create extension if not exists fuzzystrmatch with schema public;

-- Up to 8,192 recipes of one person that were indexed together. What stands in the three tables below is never changed: a recipe
-- whose words change leaves its block, and blocks that got small are made anew with what waits.
create table search_blocks (
  user_id uuid not null references users (id) on delete cascade,
  block integer not null,
  primary key (user_id, block)
);

-- Where each recipe of an indexed library stands. Without a row for anybody whose library has no block yet.
create table search_places (
  user_id uuid not null references users (id) on delete cascade,
  -- Null where a recipe has left its place.
  recipe_id uuid,
  -- -1 waits to be indexed, -2 holds so many or so long words that it is never indexed; both are looked through.
  block integer not null,
  place smallint not null,
  unique (user_id, recipe_id)
);
create index search_places_block_idx on search_places (user_id, block, place);
create index search_places_left_idx on search_places (user_id, block) where recipe_id is null;

-- A word, in which part of the text it stands (0011: 1 title and description, 2 most of the rest, 3 difficulty and notes), and the
-- places of the recipes that have it there: a few as numbers, many as bits.
create table search_words (
  user_id uuid not null,
  block integer not null,
  word text collate "C" not null,
  part smallint not null,
  places smallint[],
  recipes bit(8192),
  primary key (user_id, block, word, part),
  foreign key (user_id, block) references search_blocks (user_id, block) on delete cascade,
  check (num_nonnulls(places, recipes) = 1)
);
-- The same of one letter, or of two that stand side by side in a word: too many words have them to be gone through.
create table search_letters (
  user_id uuid not null,
  block integer not null,
  letters text collate "C" not null,
  part smallint not null,
  places smallint[],
  recipes bit(8192),
  primary key (user_id, block, letters, part),
  foreign key (user_id, block) references search_blocks (user_id, block) on delete cascade,
  check (num_nonnulls(places, recipes) = 1)
);
-- The distinct words of a block, sixty-four of like length to a row, so that those that hold some letters, or are about as long as
-- a misspelt one, are found without reading each. And what those of five letters or more are without the signs around them.
create table search_dictionary (
  user_id uuid not null,
  block integer not null,
  number integer not null,
  words text collate "C" not null,
  bare_words text collate "C" not null,
  primary key (user_id, block, number),
  foreign key (user_id, block) references search_blocks (user_id, block) on delete cascade
);

create function search_bits(places smallint[]) returns bit(8192)
  language sql immutable strict parallel safe
  return (select bit_or(set_bit(0::bit(8192), place, 1)) from unnest(places) as place);

-- The places of the bits that are set.
create function search_places_of(recipes bit(8192)) returns setof smallint
  language sql immutable strict parallel safe rows 100
  begin atomic
    select (64 * part + place)::smallint
    from (select part from generate_series(0, 127) as part
      where substring(recipes from 64 * part + 1 for 64) <> 0::bit(64) offset 0) as filled
    cross join generate_series(0, 63) as place
    where get_bit(recipes, 64 * part + place) = 1;
  end;

-- Which recipes of each block hold every piece of a word in those parts of their text. Every block is listed.
create function search_found(person uuid, pieces text[], parts integer)
  returns table (block integer, recipes bit(8192))
  language plpgsql stable rows 4
  as $$
#variable_conflict use_column
begin
  return query
    select b.block, bit_and(coalesce(held.recipes, 0::bit(8192))) & ~ coalesce(gone.recipes, 0::bit(8192))
    from search_blocks b
    cross join lateral (
      select search_bits(array_agg(p.place)) as recipes from search_places p
      where p.user_id = person and p.block = b.block and p.recipe_id is null) as gone
    cross join unnest(pieces) as piece
    cross join lateral (
      select bit_or(coalesce(w.recipes, search_bits(w.places))) as recipes
      from (
        select l.recipes, l.places from search_letters l
        where char_length(piece) <= 2 and l.user_id = person and l.block = b.block and l.letters = piece and l.part <= parts
        union all
        select found.recipes, found.places
        from search_dictionary d cross join string_to_table(d.words, ' ') as word
        cross join lateral (
          select w.recipes, w.places from search_words w
          where w.user_id = person and w.block = b.block and w.word = word.word and w.part <= parts offset 0) as found
        where char_length(piece) > 2 and d.user_id = person and d.block = b.block
          and strpos(d.words, piece) > 0 and strpos(word.word, piece) > 0) as w) as held
    where b.user_id = person
    group by b.block, gone.recipes;
end $$;

-- Makes one block of recipes that wait, and of blocks that got small, and returns how many recipes it took: 0 when fewer wait
-- than that, or when another process is at it. The words are read before the person's row is locked, so that a save waits for no
-- more than the places; what was saved meanwhile has another xmin and goes on waiting.
create function index_recipes(person uuid, at_least integer) returns integer language plpgsql as $$
declare
  made integer := (select coalesce(max(block) + 1, 0) from search_blocks where user_id = person);
  gathered integer;
  taken integer[] := '{}';
  small record;
  ids uuid[];
  versions text[];
  plain boolean[];
  words integer;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('index_recipes ' || person, 0)) then
    return 0;
  end if;
  if made = 0 then
    select count(*) into gathered from recipe_search where user_id = person;
  else
    select count(*) into gathered from search_places where user_id = person and block = -1;
  end if;
  if gathered < at_least or gathered = 0 then
    return 0;
  end if;
  gathered := least(gathered, 8192);
  for small in
    select block, count(recipe_id)::integer as recipes from search_places where user_id = person and block >= 0 group by 1 order by 2
  loop
    exit when small.recipes > gathered or gathered + small.recipes > 8192;
    gathered := gathered + small.recipes;
    taken := taken || small.block;
  end loop;

  insert into search_blocks values (person, made);
  with given as (
    select s.recipe_id, s.created_at, s.search_text, s.xmin::text as version
    from recipe_search s left join search_places p on p.user_id = person and p.recipe_id = s.recipe_id
    where s.user_id = person and (case when made = 0 then true else p.block = -1 or p.block = any (taken) end)
    order by p.block desc, s.created_at, s.recipe_id limit 8192),
  counted as (
    select *, row_number() over first_added - 1 as place, sum(octet_length(search_text)) over first_added as bytes,
      octet_length(search_text) < 20000 and search_text !~ '[^ \n\t]{100}' as is_plain
    from given window first_added as (order by created_at, recipe_id rows unbounded preceding)),
  chosen as materialized (select * from counted where place = 0 or bytes <= 16000000),
  standing as (
    select c.place::smallint, part, word from chosen c
    cross join lateral (values
      (1::smallint, split_part(c.search_text, E'\n', 1)),
      (2::smallint, split_part(split_part(c.search_text, E'\n', 2), E'\t', 1)),
      (3::smallint, split_part(c.search_text, E'\t', 2))) as given (part, text)
    cross join string_to_table(given.text, ' ') as word
    where c.is_plain and word <> ''),
  written as (
    insert into search_words
    select person, made, word, part, case when count(*) < 64 then array_agg(place) end,
      case when count(*) >= 64 then bit_or(set_bit(0::bit(8192), place, 1)) end
    from standing group by word, part
    returning 1)
  select array_agg(recipe_id order by place), array_agg(version order by place), array_agg(is_plain order by place),
    (select count(*) from written)
  into ids, versions, plain, words from chosen;
  -- 8,192 recipes of a cook have a sixth of this. Other text would take more room here than it was charged for (ADR 010).
  if words > 250000 then
    delete from search_words where user_id = person and block = made;
    plain := array_fill(false, array[cardinality(ids)]);
  end if;
  insert into search_letters
  select person, made, letters, part, case when bit_count(recipes) < 64 then array(select search_places_of(recipes)) end,
    case when bit_count(recipes) >= 64 then recipes end
  from (
    select letters, part, bit_or(recipes) as recipes
    from (
      select word, part, coalesce(recipes, search_bits(places)) as recipes from search_words
      where user_id = person and block = made offset 0) as w
    cross join generate_series(1, 2) as length
    cross join lateral (
      select substring(word from start for length) as letters from generate_series(1, char_length(word) - length + 1) as start) as l
    group by letters, part) as joined;
  insert into search_dictionary
  select person, made, number, string_agg(word, ' ' order by char_length(word), word),
    coalesce(string_agg(distinct bare_word, ' ') filter (where char_length(bare_word) >= 5 and bare_word !~ '[0-9]'), '')
  from (
    select word, btrim(word, '.,;:!?()[]"''*/–—-') as bare_word, (row_number() over (order by char_length(word), word) - 1) / 64 as number
    from (select distinct word from search_words where user_id = person and block = made) as w) as numbered
  group by number;

  -- As every save does first.
  perform from person_usage where user_id = person for no key update;
  delete from search_places where user_id = person and block = any (taken);
  delete from search_blocks where user_id = person and block = any (taken);
  insert into search_places
  select person, s.recipe_id, case when is_plain or s.recipe_id is null then made else -2 end, place - 1
  from unnest(ids, versions, plain) with ordinality as given (id, version, is_plain, place)
  left join recipe_search s on s.user_id = person and s.recipe_id = given.id and s.xmin::text = given.version
  on conflict (user_id, recipe_id) do update set block = excluded.block, place = excluded.place;
  insert into search_places
  select person, s.recipe_id, -1, 0 from recipe_search s
  where s.user_id = person
    and not exists (select from search_places p where p.user_id = person and p.recipe_id = s.recipe_id);
  return cardinality(ids);
end $$;

-- A recipe that is changed or gone leaves its place.
create function leave_search_place(person uuid, recipe uuid) returns void language plpgsql as $$
begin
  -- Not while places are given: what is written now is seen there, or sees them.
  perform from person_usage where user_id = person for no key update;
  update search_places set recipe_id = null where user_id = person and recipe_id = recipe and block >= 0;
end $$;

create or replace function add_to_recipe_search() returns trigger language plpgsql as $$
begin
  insert into recipe_search select made.* from recipe_search_row(new) as made;
  perform from person_usage where user_id = new.user_id for no key update;
  insert into search_places
  select new.user_id, new.id, -1, 0 where exists (select from search_blocks where user_id = new.user_id);
  return null;
end $$;
create or replace function renew_recipe_search() returns trigger language plpgsql as $$
declare
  made recipe_search := recipe_search_row(new);
begin
  if exists (
    select from recipe_search
    where user_id = new.user_id and recipe_id = new.id and search_text <> made.search_text
  ) then
    perform leave_search_place(new.user_id, new.id);
    insert into search_places
    select new.user_id, new.id, -1, 0 where exists (select from search_blocks where user_id = new.user_id)
    on conflict do nothing;
  end if;
  update recipe_search set created_at = made.created_at, updated_at = made.updated_at, sort_minutes = made.sort_minutes,
    search_text = made.search_text, difficulty = made.difficulty, tags = made.tags, spelt_tags = made.spelt_tags,
    sort_title = made.sort_title, cuisine = made.cuisine, spelt_cuisine = made.spelt_cuisine
  where user_id = new.user_id and recipe_id = new.id;
  return null;
end $$;
create or replace function remove_from_recipe_search() returns trigger language plpgsql as $$
begin
  delete from recipe_search where user_id = old.user_id and recipe_id = old.id;
  perform leave_search_place(old.user_id, old.id);
  delete from search_places where user_id = old.user_id and recipe_id = old.id;
  return null;
end $$;
