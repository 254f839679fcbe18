-- What the lines of a recipe say, beside the version it was read from. Made of the recipe, and made anew by every better reader.
create table recipe_readings (
  recipe_id uuid primary key references recipes on delete cascade,
  version integer not null,
  -- The reader that has read it; 0: it is to be read.
  reader integer not null default 0,
  language text,
  lines jsonb);
create index recipe_readings_reader_idx on recipe_readings (reader);

create function note_to_be_read() returns trigger language plpgsql as $$
begin
  insert into recipe_readings (recipe_id, version) values (new.id, new.version)
  on conflict (recipe_id) do update set version = excluded.version, reader = 0, language = null, lines = null;
  return null;
end $$;
create trigger recipes_added_to_be_read after insert on recipes for each row execute function note_to_be_read();
create trigger recipes_changed_to_be_read after update on recipes for each row
  when (new.ingredients is distinct from old.ingredients or new.instructions is distinct from old.instructions)
  execute function note_to_be_read();

insert into recipe_readings (recipe_id, version) select id, version from recipes;
