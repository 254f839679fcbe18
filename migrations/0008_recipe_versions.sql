-- What a recipe was before each of its last 20 saves, so that any of them can be brought back. Only the trigger writes here:
-- whatever raises a recipe's version keeps the one before, in the same statement.
create table recipe_versions (
  recipe_id uuid not null,
  version integer not null,
  user_id uuid not null references users (id) on delete cascade,
  -- When this version was saved, not when the next one took its place.
  saved_at timestamptz(3) not null,
  title text not null,
  description text not null,
  image_id uuid,
  source_url text,
  social_media_url text,
  tags text[] not null,
  ingredients text[] not null,
  instructions text[] not null,
  prep_time integer,
  cook_time integer,
  servings integer,
  difficulty text not null,
  cooking_notes text not null,
  primary key (recipe_id, version),
  foreign key (recipe_id, user_id) references recipes (id, user_id) on delete cascade,
  -- A picture stays as long as a version that can be brought back shows it (recipes.ts, dropReplacedImages).
  foreign key (image_id, user_id) references photos (id, user_id) on delete set null (image_id)
);
create index recipe_versions_owner_idx on recipe_versions (user_id);
create index recipe_versions_image_idx on recipe_versions (image_id) where image_id is not null;

create function keep_recipe_version() returns trigger language plpgsql as $$
begin
  insert into recipe_versions (recipe_id, version, user_id, saved_at, title, description, image_id, source_url, social_media_url,
    tags, ingredients, instructions, prep_time, cook_time, servings, difficulty, cooking_notes)
  values (old.id, old.version, old.user_id, old.updated_at, old.title, old.description, old.image_id, old.source_url,
    old.social_media_url, old.tags, old.ingredients, old.instructions, old.prep_time, old.cook_time, old.servings, old.difficulty,
    old.cooking_notes);
  delete from recipe_versions where recipe_id = new.id and version < new.version - 20;
  return null;
end $$;
create trigger recipes_version_kept after update of version on recipes
  for each row when (new.version > old.version) execute function keep_recipe_version();
