-- What a device that keeps a copy of a library has to ask for again of collections, as recipe_changes says it of recipes.
create table playlist_changes (
  user_id uuid not null,
  changed_in xid8 not null,
  -- Of a collection that is gone, too.
  playlist_id uuid not null,
  primary key (user_id, changed_in, playlist_id)
);

-- By statement: arranging a collection writes all of its places. Not while an account is being deleted.
create function note_changed_playlists() returns trigger language plpgsql as $$
begin
  insert into playlist_changes
    select distinct c.user_id, pg_current_xact_id(), c.id from changed c join users u on u.id = c.user_id
  on conflict do nothing;
  return null;
end $$;
create trigger playlists_added_noted after insert on playlists
  referencing new table as changed for each statement execute function note_changed_playlists();
create trigger playlists_change_noted after update on playlists
  referencing new table as changed for each statement execute function note_changed_playlists();
create trigger playlists_removed_noted after delete on playlists
  referencing old table as changed for each statement execute function note_changed_playlists();

-- Its recipes and their places, and whom it is shared with, are told with the collection.
create function note_linked_playlists() returns trigger language plpgsql as $$
begin
  insert into playlist_changes
    select distinct c.user_id, pg_current_xact_id(), c.playlist_id from changed c join users u on u.id = c.user_id
  on conflict do nothing;
  return null;
end $$;
create trigger playlist_recipes_added_noted after insert on playlist_recipes
  referencing new table as changed for each statement execute function note_linked_playlists();
create trigger playlist_recipes_moved_noted after update on playlist_recipes
  referencing new table as changed for each statement execute function note_linked_playlists();
create trigger playlist_recipes_removed_noted after delete on playlist_recipes
  referencing old table as changed for each statement execute function note_linked_playlists();
create trigger playlist_shared_with_added_noted after insert on playlist_shared_with
  referencing new table as changed for each statement execute function note_linked_playlists();
create trigger playlist_shared_with_removed_noted after delete on playlist_shared_with
  referencing old table as changed for each statement execute function note_linked_playlists();

-- What was written about a recipe that was cooked is told with the recipe.
create trigger cook_log_change_noted after insert or update or delete on cook_log
  for each row execute function note_linked_recipe();

create or replace function forget_recipe_changes() returns trigger language plpgsql as $$
begin
  delete from recipe_changes where user_id = old.id;
  delete from playlist_changes where user_id = old.id;
  return null;
end $$;
