-- What one person may store and write. The limits stand in the database, and each is held by the statement that adds: whoever
-- adds something locks the person's row first, so that no number of calls at once gets past a limit. Whoever is above one
-- keeps everything, may shorten and delete, and only cannot add.

-- One row, written at every start from the configuration.
create table person_limits (
  only_row boolean primary key default true constraint person_limits_one_row check (only_row),
  recipes integer not null default 20000,
  collections integer not null default 500,
  stored_bytes bigint not null default 300000000,
  pasted_pages integer not null default 20,
  pictures_an_hour bigint not null default 60,
  written_bytes_a_minute bigint not null default 20000000
);
insert into person_limits default values;

create table person_usage (
  user_id uuid primary key references users (id) on delete cascade,
  stored_bytes bigint not null default 0,
  -- What was written in the current half minute and the two before, and which half minute that is: together they cover
  -- every minute that ends now.
  written bigint[] not null default '{0,0,0}',
  written_slot bigint not null default 0,
  -- Covers and profile pictures in the current half hour and the two before.
  pictures bigint[] not null default '{0,0,0}',
  pictures_slot bigint not null default 0
);

-- Counts of three spans of time after `gap` spans have passed, with some more in the newest. (Whoever waited for the row may
-- come with the number of a span before.)
create function counts_after(counts bigint[], gap bigint, more bigint) returns bigint[]
  language sql immutable parallel safe
  return case
    when gap <= 0 then array[counts[1] + more, counts[2], counts[3]]
    when gap = 1 then array[more, counts[1], counts[2]]
    when gap = 2 then array[more, 0, counts[1]]
    else array[more, 0, 0] end;
create function sum_of_counts(counts bigint[]) returns bigint
  language sql immutable parallel safe
  return counts[1] + counts[2] + counts[3];

create function refuse_over_limit(name text, allowed bigint) returns void language plpgsql as $$
begin
  raise exception 'this person has reached the limit %', name
    using errcode = 'check_violation', constraint = name, detail = allowed::text;
end $$;

-- Adds to what a person stores and has written within a minute, and refuses what is beyond the limits.
create function charge_person(person uuid, more_bytes bigint, more_written bigint, refuses_bytes boolean default true)
  returns void language plpgsql as $$
declare
  slot bigint := floor(extract(epoch from clock_timestamp()) / 30);
  used person_usage;
  allowed person_limits;
begin
  if more_bytes <= 0 and more_written <= 0 then
    -- The person may be leaving: then there is no row any more, and none is made.
    update person_usage u set stored_bytes = u.stored_bytes + more_bytes where u.user_id = person;
    return;
  end if;
  insert into person_usage as u (user_id, stored_bytes, written, written_slot)
    values (person, more_bytes, array[more_written, 0, 0], slot)
    on conflict (user_id) do update set
      stored_bytes = u.stored_bytes + more_bytes,
      written = counts_after(u.written, slot - u.written_slot, more_written),
      written_slot = greatest(slot, u.written_slot)
    returning * into used;
  select * into allowed from person_limits;
  if refuses_bytes and more_bytes > 0 and used.stored_bytes > allowed.stored_bytes then
    perform refuse_over_limit('limit_stored_bytes', allowed.stored_bytes);
  end if;
  if more_written > 0 and sum_of_counts(used.written) > allowed.written_bytes_a_minute then
    perform refuse_over_limit('limit_written_bytes', allowed.written_bytes_a_minute);
  end if;
end $$;

-- What a row takes is a column of it, so that what is given back is what was charged: a fixed part for the row, its index
-- entries and the row of the picture it may hold, and a fifth more than the bytes of its text, for how Postgres packs long
-- values and for dead rows that wait to be vacuumed. The search's copy of a recipe's text is charged with the recipe.
create function text_of(list text[]) returns text
  language sql immutable strict parallel safe
  return array_to_string(list, '');
create function octets(list text[]) returns integer
  language sql immutable strict parallel safe
  return octet_length(text_of(list)) + 8 * cardinality(list);
create function charged(fixed integer, bytes integer) returns integer
  language sql immutable strict parallel safe
  return fixed + bytes + bytes / 5;

alter table recipes add column stored_bytes integer not null generated always as (charged(2000,
  4 * octet_length(title) + octet_length(description) + coalesce(octet_length(source_url), 0)
  + coalesce(octet_length(social_media_url), 0) + 3 * octets(tags) + octets(ingredients) + octets(instructions)
  + octet_length(cooking_notes)
  + octet_length(fold_text(title || description || cooking_notes || text_of(ingredients) || text_of(instructions)))
)) stored;
alter table recipe_versions add column stored_bytes integer not null generated always as (charged(1000,
  octet_length(title) + octet_length(description) + coalesce(octet_length(source_url), 0)
  + coalesce(octet_length(social_media_url), 0) + octets(tags) + octets(ingredients) + octets(instructions)
  + octet_length(cooking_notes)
)) stored;
alter table playlists add column stored_bytes integer not null generated always as (charged(1000,
  octet_length(name) + octet_length(description)
)) stored;
alter table imports add column stored_bytes integer not null generated always as (charged(1200,
  octet_length(input::text) + coalesce(octet_length(content), 0) + coalesce(octet_length(label), 0)
  + coalesce(octet_length(photos::text), 0) + coalesce(octet_length(draft::text), 0)
)) stored;

alter table photo_readings add column user_id uuid references users (id) on delete cascade;
update photo_readings set user_id = imports.user_id from imports where imports.id = import_id;
alter table photo_readings alter column user_id set not null;
alter table photo_readings add column stored_bytes integer not null generated always as (charged(200,
  octet_length(reading::text)
)) stored;
create index photo_readings_owner_idx on photo_readings (user_id);

-- Of any table whose rows have an owner and say what they take.
create function charge_rows() returns trigger language plpgsql as $$
declare
  change record;
begin
  if tg_op = 'INSERT' then
    for change in select user_id, sum(stored_bytes) as bytes from added group by user_id order by user_id loop
      perform charge_person(change.user_id, change.bytes, change.bytes);
    end loop;
  elsif tg_op = 'DELETE' then
    for change in select user_id, sum(stored_bytes) as bytes from removed group by user_id order by user_id loop
      perform charge_person(change.user_id, -change.bytes, 0);
    end loop;
  else
    for change in
      select user_id, sum(bytes) as bytes
      from (select user_id, stored_bytes as bytes from added union all select user_id, -stored_bytes from removed) as rows
      group by user_id having sum(bytes) <> 0 order by user_id
    loop
      perform charge_person(change.user_id, change.bytes, greatest(change.bytes, 0));
    end loop;
  end if;
  return null;
end $$;
-- The person's row is locked before that of recipe_counts, when adding as when deleting: triggers of one event run in the order
-- of their names.
do $$
declare
  charged_table text;
begin
  foreach charged_table in array array['recipes', 'playlists', 'imports', 'photo_readings'] loop
    execute format('create trigger %1$s_charged after insert on %1$s
      referencing new table as added for each statement execute function charge_rows()', charged_table);
    execute format('create trigger %1$s_charge_changed after update on %1$s
      referencing old table as removed new table as added for each statement execute function charge_rows()', charged_table);
    execute format('create trigger %1$s_charge_returned after delete on %1$s
      referencing old table as removed for each statement execute function charge_rows()', charged_table);
  end loop;
end $$;

-- A recipe's place in a collection takes the same for all, and a new position writes it anew.
create function charge_links() returns trigger language plpgsql as $$
declare
  change record;
begin
  if tg_op = 'DELETE' then
    for change in select user_id, count(*) as links from removed group by user_id order by user_id loop
      perform charge_person(change.user_id, -500 * change.links, 0);
    end loop;
    return null;
  end if;
  for change in select user_id, count(*) as links from added group by user_id order by user_id loop
    perform charge_person(change.user_id, case tg_op when 'INSERT' then 500 * change.links else 0 end, 500 * change.links);
  end loop;
  return null;
end $$;
create trigger playlist_recipes_charged after insert on playlist_recipes
  referencing new table as added for each statement execute function charge_links();
create trigger playlist_recipes_charge_changed after update on playlist_recipes
  referencing new table as added for each statement execute function charge_links();
create trigger playlist_recipes_charge_returned after delete on playlist_recipes
  referencing old table as removed for each statement execute function charge_links();

-- A save writes the recipe, the search's copy and the version before it. The version is charged but never refused: where
-- there is no room for it, versions of the same recipe make room (keep_recipe_version), so that what gets no longer can
-- always be saved.
create function charge_versions() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in select user_id, sum(stored_bytes) as bytes from added group by user_id order by user_id loop
    perform charge_person(change.user_id, change.bytes, 3 * change.bytes, refuses_bytes => false);
  end loop;
  return null;
end $$;
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
  insert into recipe_versions (recipe_id, version, user_id, saved_at, title, description, image_id, source_url, social_media_url,
    tags, ingredients, instructions, prep_time, cook_time, servings, difficulty, cooking_notes, enhanced_fields)
  values (old.id, old.version, old.user_id, old.updated_at, old.title, old.description, old.image_id, old.source_url,
    old.social_media_url, old.tags, old.ingredients, old.instructions, old.prep_time, old.cook_time, old.servings, old.difficulty,
    old.cooking_notes, old.enhanced_fields);
  delete from recipe_versions where recipe_id = new.id and version < new.version - 20;
  while (select u.stored_bytes > most from person_usage u where u.user_id = new.user_id) loop
    delete from recipe_versions where recipe_id = new.id
      and version = (select min(v.version) from recipe_versions v where v.recipe_id = new.id);
    exit when not found;
  end loop;
  return null;
end $$;

create or replace function count_added_recipes() returns trigger language plpgsql as $$
declare
  allowed integer := (select l.recipes from person_limits l);
  most integer;
begin
  with counted as (
    insert into recipe_counts as c (user_id, recipes) select user_id, count(*) from added group by user_id order by user_id
    on conflict (user_id) do update set recipes = c.recipes + excluded.recipes
    returning recipes)
  select max(recipes) into most from counted;
  if most > allowed then
    perform refuse_over_limit('limit_recipes', allowed);
  end if;
  return null;
end $$;

-- Collections and pasted pages are few: they are counted when one is added, after the person's row has been locked by
-- charging it.
create function count_collections() returns trigger language plpgsql as $$
declare
  allowed integer := (select l.collections from person_limits l);
begin
  if exists (
    select from (select distinct user_id from added where not is_favorites) as a
    where (select count(*) from playlists p where p.user_id = a.user_id and not p.is_favorites) > allowed)
  then
    perform refuse_over_limit('limit_collections', allowed);
  end if;
  return null;
end $$;
create trigger playlists_counted after insert on playlists
  referencing new table as added for each statement execute function count_collections();

create index imports_pasted_idx on imports (user_id) where content is not null;
create function count_pasted_pages() returns trigger language plpgsql as $$
declare
  allowed integer := (select l.pasted_pages from person_limits l);
begin
  if exists (
    select from (select distinct user_id from added where content is not null) as a
    where (select count(*) from imports i where i.user_id = a.user_id and i.content is not null) > allowed)
  then
    perform refuse_over_limit('limit_pasted_pages', allowed);
  end if;
  return null;
end $$;
create trigger imports_counted after insert on imports
  referencing new table as added for each statement execute function count_pasted_pages();

create function count_picture() returns trigger language plpgsql as $$
declare
  slot bigint := floor(extract(epoch from clock_timestamp()) / 1800);
  counts bigint[];
  allowed bigint := (select l.pictures_an_hour from person_limits l);
begin
  insert into person_usage as u (user_id, pictures, pictures_slot) values (new.user_id, '{1,0,0}', slot)
    on conflict (user_id) do update set
      pictures = counts_after(u.pictures, slot - u.pictures_slot, 1),
      pictures_slot = greatest(slot, u.pictures_slot)
    returning u.pictures into counts;
  if sum_of_counts(counts) > allowed then
    perform refuse_over_limit('limit_pictures', allowed);
  end if;
  return new;
end $$;
create trigger photos_counted_an_hour before insert on photos
  for each row when (new.purpose in ('cover', 'avatar')) execute function count_picture();

-- What everybody stores, counted anew.
create function counted_usage() returns table (user_id uuid, stored_bytes bigint)
  language sql stable
  as $$
    select rows.user_id, sum(rows.bytes)::bigint from (
      select r.user_id, r.stored_bytes as bytes from recipes r
      union all select v.user_id, v.stored_bytes from recipe_versions v
      union all select p.user_id, p.stored_bytes from playlists p
      union all select i.user_id, i.stored_bytes from imports i
      union all select t.user_id, t.stored_bytes from photo_readings t
      union all select l.user_id, 500 from playlist_recipes l) as rows
    group by rows.user_id
  $$;
insert into person_usage (user_id, stored_bytes) select user_id, stored_bytes from counted_usage();

-- A person who writes the same anew again and again makes dead rows: they are swept before they are a fifth of a table.
do $$
declare
  written_table text;
begin
  foreach written_table in array array['recipes', 'recipe_versions', 'imports'] loop
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_vacuum_scale_factor = 0.05)',
      written_table);
  end loop;
  for part in 0..31 loop
    execute format('alter table recipe_search_%s set
      (autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_vacuum_scale_factor = 0.05)', part);
  end loop;
end $$;

-- Where a check whether the disk has room again writes a few pages, and takes them back.
create unlogged table write_probes (body text not null);
alter table write_probes alter column body set storage external;
