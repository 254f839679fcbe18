-- Recipes, their pictures, the collections ("playlists") that group them and the links that share them.
-- A child names its owner too, and a composite foreign key proves that parent and child have the same one.

-- Every distinct word of a recipe, folded, once, in no particular order: what the search reads. Words are matched as substrings.
create function recipe_search_text(
  title text, description text, ingredients text[], instructions text[], tags text[], difficulty text, cooking_notes text
) returns text
  language plpgsql stable parallel safe
  as $$
begin
  return array_to_string(array(
    select distinct word collate "C"
    from string_to_table(
      translate(
        public.fold_text(concat_ws(' ', title, description, difficulty, cooking_notes) || ' '
          || array_to_string(ingredients, ' ') || ' ' || array_to_string(instructions, ' ') || ' ' || array_to_string(tags, ' ')),
        E'\n\r\t\u00a0', '    '),
      ' ') as word
    where word <> ''), ' ');
end $$;

create function fold_texts(list text[]) returns text[]
  language sql stable strict parallel safe
  return array(select public.fold_text(item) from unnest(list) as item);

create table recipes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- What the browser calls its request: sent twice, it makes one recipe.
  request_id uuid,
  title text not null constraint recipes_title_length check (char_length(title) between 1 and 200),
  description text not null default '' constraint recipes_description_length check (char_length(description) <= 5000),
  image_id uuid,
  source text not null default 'manual' constraint recipes_source_known check (source in ('manual', 'url', 'photo')),
  source_url text constraint recipes_source_url_length check (char_length(source_url) <= 2048),
  social_media_url text constraint recipes_social_media_url_length check (char_length(social_media_url) <= 2048),
  tags text[] not null default '{}' constraint recipes_tags_count check (cardinality(tags) <= 50),
  ingredients text[] not null default '{}' constraint recipes_ingredients_count check (cardinality(ingredients) <= 200),
  instructions text[] not null default '{}' constraint recipes_instructions_count check (cardinality(instructions) <= 200),
  prep_time integer constraint recipes_prep_time_range check (prep_time between 0 and 100000),
  cook_time integer constraint recipes_cook_time_range check (cook_time between 0 and 100000),
  servings integer constraint recipes_servings_range check (servings between 1 and 10000),
  difficulty text not null default 'medium' constraint recipes_difficulty_known check (difficulty in ('easy', 'medium', 'hard')),
  cooking_notes text not null default '' constraint recipes_cooking_notes_length check (char_length(cooking_notes) <= 20000),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- What lists are ordered by. Short enough for a cursor; no time given sorts last.
  sort_title text collate "C" not null generated always as (left(fold_text(title), 100)) stored,
  sort_minutes integer not null generated always as
    (case when prep_time is null and cook_time is null then 2147483647 else coalesce(prep_time, 0) + coalesce(cook_time, 0) end) stored,
  unique (id, user_id)
);
create index recipes_owner_newest_idx on recipes (user_id, created_at desc, id desc);
create index recipes_owner_changed_idx on recipes (user_id, updated_at desc, id desc);
create index recipes_owner_title_idx on recipes (user_id, sort_title, id);
create index recipes_owner_time_idx on recipes (user_id, sort_minutes, id);
create unique index recipes_owner_request_idx on recipes (user_id, request_id) where request_id is not null;
create index recipes_owner_photo_idx on recipes (user_id) where source = 'photo';

-- What a search and the filters of a list read: little of every recipe, one person's close together on disk. A search looks
-- through the person's own rows and nobody else's, so that it costs the same for rare and frequent words, for three letters
-- and for one, and whatever else the table holds (docs/adr/004-search.md). Only the triggers below write here.
create table recipe_search (
  user_id uuid not null,
  recipe_id uuid not null,
  difficulty text not null,
  tags text[] not null, -- folded
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  sort_title text collate "C" not null,
  sort_minutes integer not null,
  search_text text not null,
  primary key (user_id, recipe_id)
) partition by hash (user_id);
do $$
begin
  for part in 0..31 loop
    execute format('create table recipe_search_%s partition of recipe_search for values with (modulus 32, remainder %s)', part, part);
  end loop;
end $$;

create function add_to_recipe_search() returns trigger language plpgsql as $$
begin
  insert into recipe_search
    (user_id, recipe_id, difficulty, tags, created_at, updated_at, sort_title, sort_minutes, search_text)
  values (new.user_id, new.id, new.difficulty, fold_texts(new.tags), new.created_at, new.updated_at, new.sort_title, new.sort_minutes,
    recipe_search_text(new.title, new.description, new.ingredients, new.instructions, new.tags, new.difficulty, new.cooking_notes));
  return null;
end $$;
create function remove_from_recipe_search() returns trigger language plpgsql as $$
begin
  delete from recipe_search where user_id = old.user_id and recipe_id = old.id;
  return null;
end $$;
create function renew_recipe_search() returns trigger language plpgsql as $$
begin
  update recipe_search set difficulty = new.difficulty, tags = fold_texts(new.tags), created_at = new.created_at, updated_at = new.updated_at,
    sort_title = new.sort_title, sort_minutes = new.sort_minutes,
    search_text = recipe_search_text(new.title, new.description, new.ingredients, new.instructions, new.tags, new.difficulty, new.cooking_notes)
  where user_id = new.user_id and recipe_id = new.id;
  return null;
end $$;
create trigger recipes_added after insert on recipes for each row execute function add_to_recipe_search();
create trigger recipes_removed after delete on recipes for each row execute function remove_from_recipe_search();
create trigger recipes_changed
  after update of title, description, ingredients, instructions, tags, difficulty, cooking_notes, prep_time, cook_time, created_at, updated_at
  on recipes for each row execute function renew_recipe_search();

-- How many recipes each person has: every list tells the total, and counting ten thousand takes longer than finding the page.
create table recipe_counts (
  user_id uuid primary key references users (id) on delete cascade,
  recipes integer not null
);
create function count_added_recipes() returns trigger language plpgsql as $$
begin
  insert into recipe_counts as c (user_id, recipes) select user_id, count(*) from added group by user_id order by user_id
  on conflict (user_id) do update set recipes = c.recipes + excluded.recipes;
  return null;
end $$;
create function count_removed_recipes() returns trigger language plpgsql as $$
begin
  update recipe_counts c set recipes = c.recipes - gone.recipes
  from (select user_id, count(*) as recipes from removed group by user_id) as gone where gone.user_id = c.user_id;
  return null;
end $$;
create trigger recipes_counted after insert on recipes
  referencing new table as added for each statement execute function count_added_recipes();
create trigger recipes_discounted after delete on recipes
  referencing old table as removed for each statement execute function count_removed_recipes();

create table photos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  recipe_id uuid,
  purpose text not null constraint photos_purpose_known check (purpose in ('photo', 'cover', 'avatar', 'page')),
  storage_key text not null unique,
  width integer not null constraint photos_width_positive check (width > 0),
  height integer not null constraint photos_height_positive check (height > 0),
  widths integer[] not null,
  thumbhash text not null,
  position integer not null default 1,
  created_at timestamptz(3) not null default now(),
  unique (id, user_id),
  foreign key (recipe_id, user_id) references recipes (id, user_id) on delete cascade
);
create index photos_recipe_idx on photos (recipe_id) where recipe_id is not null;
create index photos_unattached_idx on photos (created_at) where recipe_id is null;
create index photos_owner_idx on photos (user_id);
create index photos_owner_attached_idx on photos (user_id, recipe_id) where purpose = 'photo' and recipe_id is not null;

alter table recipes add constraint recipes_image_fkey
  foreign key (image_id, user_id) references photos (id, user_id) on delete set null (image_id);
create index recipes_image_idx on recipes (image_id) where image_id is not null;

create table playlists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null constraint playlists_name_length check (char_length(name) between 1 and 200),
  description text not null default '' constraint playlists_description_length check (char_length(description) <= 2000),
  cover_image_id uuid,
  shared_with text[] not null default '{}',
  is_favorites boolean not null default false,
  privacy_level text not null default 'private'
    constraint playlists_privacy_known check (privacy_level in ('private', 'limited', 'followers_only', 'public')),
  is_public boolean not null generated always as (privacy_level = 'public') stored,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (id, user_id),
  constraint playlists_favorites_private check (not is_favorites or privacy_level = 'private'),
  foreign key (cover_image_id, user_id) references photos (id, user_id) on delete set null (cover_image_id)
);
create unique index playlists_one_favorites on playlists (user_id) where is_favorites;
create index playlists_owner_newest_idx on playlists (user_id, is_favorites desc, created_at desc, id desc);
create index playlists_cover_idx on playlists (cover_image_id) where cover_image_id is not null;

create table playlist_recipes (
  id uuid primary key default gen_random_uuid(),
  playlist_id uuid not null,
  recipe_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  position integer not null constraint playlist_recipes_position_positive check (position >= 1),
  added_at timestamptz(3) not null default now(),
  added_by uuid not null references users (id) on delete cascade,
  constraint playlist_recipes_once unique (playlist_id, recipe_id),
  foreign key (playlist_id, user_id) references playlists (id, user_id) on delete cascade,
  foreign key (recipe_id, user_id) references recipes (id, user_id) on delete cascade
);
create index playlist_recipes_recipe_idx on playlist_recipes (recipe_id, playlist_id);
create index playlist_recipes_order_idx on playlist_recipes (playlist_id, position, id);

create table recipe_shares (
  id uuid primary key default gen_random_uuid(),
  share_id uuid not null default gen_random_uuid() constraint recipe_shares_share_id_key unique,
  recipe_id uuid not null constraint recipe_shares_one_per_recipe unique,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  last_accessed_at timestamptz(3),
  access_count integer not null default 0,
  share_count integer not null default 0,
  last_shared_at timestamptz(3),
  foreign key (recipe_id, user_id) references recipes (id, user_id) on delete cascade
);
create index recipe_shares_owner_idx on recipe_shares (user_id, created_at desc, id desc);

-- One row a visitor and hour, so that a reload does not count twice. The visitor is a keyed hash, never an address.
create table share_visits (
  share_id uuid not null references recipe_shares (share_id) on delete cascade,
  visitor text not null,
  hour timestamptz(0) not null,
  primary key (share_id, visitor, hour)
);
create index share_visits_hour_idx on share_visits (hour);
-- The key of a day's hashes. Once it is swept, nobody can find out any more whose visit a hash was.
create table share_visit_keys (
  day date primary key,
  key bytea not null
);

-- However a picture's row goes (with its recipe, its owner, or alone), its files follow.
create function bury_photo_files() returns trigger language plpgsql as $$
begin
  insert into file_tombstones (storage_key) values (old.storage_key) on conflict do nothing;
  return null;
end $$;
create trigger photos_bury_files after delete on photos for each row execute function bury_photo_files();
