-- Which fields of a recipe say what an extraction wrote there. A save that changes one takes it out; a version keeps its own,
-- so that bringing it back brings them back too.
alter table recipes add column enhanced_fields text[] not null default '{}';
alter table recipe_versions add column enhanced_fields text[] not null default '{}';
create or replace function keep_recipe_version() returns trigger language plpgsql as $$
begin
  insert into recipe_versions (recipe_id, version, user_id, saved_at, title, description, image_id, source_url, social_media_url,
    tags, ingredients, instructions, prep_time, cook_time, servings, difficulty, cooking_notes, enhanced_fields)
  values (old.id, old.version, old.user_id, old.updated_at, old.title, old.description, old.image_id, old.source_url,
    old.social_media_url, old.tags, old.ingredients, old.instructions, old.prep_time, old.cook_time, old.servings, old.difficulty,
    old.cooking_notes, old.enhanced_fields);
  delete from recipe_versions where recipe_id = new.id and version < new.version - 20;
  return null;
end $$;

-- The upload that a person's picture was cut out of, which is gone by then: asked for again after a lost answer, it is there.
alter table profiles add column profile_image_upload_id uuid;
