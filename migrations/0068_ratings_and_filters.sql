-- How many stars a person gives a recipe: theirs alone, whoever owns it, as a favourite is.
create table recipe_ratings (
  user_id uuid not null references users on delete cascade,
  recipe_id uuid not null references recipes on delete cascade,
  rating smallint not null constraint recipe_ratings_stars check (rating between 1 and 5),
  rated_at timestamptz(3) not null default now(),
  -- `rated_order`: what 'Best rated' sorts by.
  sort_rated timestamptz(3) not null,
  primary key (user_id, recipe_id));
create index recipe_ratings_recipe_idx on recipe_ratings (recipe_id);
create index recipe_ratings_order_idx on recipe_ratings (user_id, sort_rated desc, recipe_id desc);

create trigger recipe_ratings_noted_added after insert on recipe_ratings referencing new table as changed
  for each statement execute function note_change('recipe', 'recipe_id', 'user');
create trigger recipe_ratings_noted_changed after update on recipe_ratings referencing new table as changed
  for each statement execute function note_change('recipe', 'recipe_id', 'user');
create trigger recipe_ratings_noted_removed after delete on recipe_ratings referencing old table as changed
  for each statement execute function note_change('recipe', 'recipe_id', 'user');
create trigger recipe_ratings_charged after insert on recipe_ratings referencing new table as added
  for each statement execute function charge_links();
create trigger recipe_ratings_charge_returned after delete on recipe_ratings referencing old table as removed
  for each statement execute function charge_links();

create or replace function counted_usage() returns table (user_id uuid, stored_bytes bigint) language sql stable as $$
    select rows.user_id, sum(rows.bytes)::bigint from (
      select r.user_id, r.stored_bytes as bytes from recipes r
      union all select v.user_id, v.stored_bytes from recipe_versions v
      union all select k.user_id, k.stored_bytes from cook_log k
      union all select p.user_id, p.stored_bytes from playlists p
      union all select i.user_id, i.stored_bytes from imports i
      union all select t.user_id, t.stored_bytes from photo_readings t
      union all select l.user_id, 500 from playlist_recipes l
      union all select f.user_id, 500 from favorites f
      union all select q.user_id, 500 from recipe_ratings q
      union all select s.user_id, 500 from playlist_shared_with s
      union all select b.user_id, b.stored_bytes from shopping_lists b
      union all select e.user_id, e.stored_bytes from shopping_entries e
      union all select m.user_id, 500 from shopping_list_members m
      union all select g.user_id, 1000 from photos g where g.purpose = 'gallery'
      union all select d.user_id, d.stored_bytes from deleted_items d) as rows
    group by rows.user_id
  $$;

-- The best first, the newest of as many stars at the top, then those without any as they were added: a thousand years lie between two stars.
create function rated_order(rating smallint, created_at timestamptz) returns timestamptz
  language sql immutable parallel safe
  return created_at + make_interval(hours => 8760000 * coalesce(rating, 0)::integer);

-- The foods that a recipe needs, each once, as `foodKey` in shared/src/recipe-text/food-key.ts says them: what 'I have' goes by.
alter table recipe_readings add column food_keys text[];
create or replace function note_to_be_read() returns trigger language plpgsql as $$
begin
  insert into recipe_readings (recipe_id, version) values (new.id, new.version)
  on conflict (recipe_id) do update set version = excluded.version, reader = 0, language = null, lines = null, food_keys = null;
  return null;
end $$;

-- The site that a recipe is from, as `siteOf` in shared/src/recipe/site.ts says it: what lists are filtered by.
create function site_of(source_url text, social_media_url text) returns text
  language sql immutable parallel safe
  return lower(substring(coalesce(source_url, social_media_url) from '^[Hh][Tt][Tt][Pp][Ss]?://(?:[^/?#@]*@)?(?:[Ww][Ww][Ww]\.)?([^/:?#]+)'));
create index recipes_owner_site_idx on recipes (user_id, site_of(source_url, social_media_url), id)
  where source_url is not null or social_media_url is not null;
