-- Nutrition as the source of a recipe states it: amounts for one serving or for 100 g. No recipe has any yet, and no row is written
-- anew. It is short, so that it is no part of what a recipe is charged with, and nothing that is searched.
alter table recipes add column nutrition jsonb
  constraint recipes_nutrition_size check (jsonb_typeof(nutrition) = 'object' and octet_length(nutrition::text) <= 500);
