-- Whether somebody stated the difficulty of a recipe. One that nobody stated is medium, and is not shown as a fact.
-- A constant default: no row is written anew by the column itself.
alter table recipes add column difficulty_stated boolean not null default false;

-- Medium is what nobody stated; everything else was stated, also by a program that does not know the column yet.
create function state_difficulty() returns trigger language plpgsql as $$
begin
  new.difficulty_stated := true;
  return new;
end $$;
create trigger recipes_difficulty_stated before insert or update of difficulty, difficulty_stated on recipes
  for each row when (new.difficulty <> 'medium' and not new.difficulty_stated) execute function state_difficulty();

-- Of what is there already: what is not medium, or was something else in a version that is kept. Neither a version, a charge nor
-- the search changes by it, so their triggers stay out.
alter table recipes disable trigger user;
update recipes r set difficulty_stated = true
where difficulty <> 'medium'
  or exists (select from recipe_versions v where v.recipe_id = r.id and v.content ->> 'difficulty' <> 'medium');
alter table recipes enable trigger user;

-- What the filter by medium asks for.
create index recipes_stated_medium_idx on recipes (user_id) where difficulty = 'medium' and difficulty_stated;
