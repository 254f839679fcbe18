-- A recipe or a pasted page that is beyond a limit is refused before it is written. The charge after writing decides (0020), but what it refuses
-- has made the table grow: whoever is refused again and again would fill the disk all the same. The person's row is locked
-- before anything is written, so that calls at once do not all find the same room.
create function recipe_text_bytes(recipe recipes) returns integer
  language sql stable
  return charged(1000, octet_length(recipe.title) + octet_length(recipe.description)
    + coalesce(octet_length(recipe.source_url), 0) + coalesce(octet_length(recipe.social_media_url), 0)
    + octets(recipe.tags) + octets(recipe.ingredients) + octets(recipe.instructions) + octet_length(recipe.cooking_notes));
create function recipe_bytes(recipe recipes) returns integer
  language sql stable
  return charged(2000, 4 * octet_length(recipe.title) + octet_length(recipe.description)
    + coalesce(octet_length(recipe.source_url), 0) + coalesce(octet_length(recipe.social_media_url), 0)
    + 3 * octets(recipe.tags) + octets(recipe.ingredients) + octets(recipe.instructions) + octet_length(recipe.cooking_notes)
    + octet_length(fold_text(recipe.title || recipe.description || recipe.cooking_notes
      || text_of(recipe.ingredients) || text_of(recipe.instructions))));

create function refuse_early(person uuid, more_bytes bigint, more_written bigint) returns void language plpgsql as $$
declare
  slot bigint := floor(extract(epoch from clock_timestamp()) / 30);
  used record;
  allowed person_limits;
begin
  select * into allowed from person_limits;
  insert into person_usage (user_id) values (person) on conflict do nothing;
  select u.stored_bytes, sum_of_counts(counts_after(u.written, slot - u.written_slot, 0)) as written
    into used from person_usage u where u.user_id = person for no key update;
  if more_bytes > 0 and used.stored_bytes + more_bytes > allowed.stored_bytes then
    perform refuse_over_limit('limit_stored_bytes', allowed.stored_bytes);
  end if;
  if used.written + more_written > allowed.written_bytes_a_minute then
    perform refuse_over_limit('limit_written_bytes', allowed.written_bytes_a_minute);
  end if;
end $$;

create function refuse_recipe_early() returns trigger language plpgsql as $$
declare
  more bigint := recipe_bytes(new);
begin
  if tg_op = 'INSERT' then
    perform refuse_early(new.user_id, more, more);
  else
    more := more - old.stored_bytes;
    perform refuse_early(new.user_id, more, greatest(more, 0) + 3 * recipe_text_bytes(old));
  end if;
  return new;
end $$;
create trigger recipes_refused_early before insert on recipes
  for each row execute function refuse_recipe_early();
create trigger recipes_save_refused_early before update of version on recipes
  for each row execute function refuse_recipe_early();

create function refuse_import_early() returns trigger language plpgsql as $$
begin
  perform refuse_early(new.user_id, charged(1200, octet_length(new.content)), charged(1200, octet_length(new.content)));
  return new;
end $$;
create trigger imports_refused_early before insert on imports
  for each row when (new.content is not null) execute function refuse_import_early();
