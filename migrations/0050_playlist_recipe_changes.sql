-- Which recipes were put into a collection, taken out or moved to another place, so that a device is not sent all of a collection's
-- recipes because one of them changed (docs/adr/023-installed-app.md). Favorites has none: there each recipe says it itself.
create table playlist_recipe_changes (
  user_id uuid not null,
  changed_in xid8 not null,
  playlist_id uuid not null,
  recipe_id uuid not null,
  primary key (user_id, changed_in, playlist_id, recipe_id)
);

create function note_placed_recipes() returns trigger language plpgsql as $$
begin
  insert into playlist_recipe_changes
    select c.user_id, pg_current_xact_id(), c.playlist_id, c.recipe_id from changed c join users u on u.id = c.user_id
    where not exists (select from playlists p where p.id = c.playlist_id and p.is_favorites)
  on conflict do nothing;
  return null;
end $$;
create trigger playlist_recipes_put_in_noted after insert on playlist_recipes
  referencing new table as changed for each statement execute function note_placed_recipes();
create trigger playlist_recipes_taken_out_noted after delete on playlist_recipes
  referencing old table as changed for each statement execute function note_placed_recipes();

-- Moving one recipe numbers those between its two places anew: they stay in their order and are not noted. Noted is, of two sets
-- without which the others are in their former order, the smaller: what comes behind something that stood after it, or before
-- something that stood ahead of it.
create function note_moved_recipes() returns trigger language plpgsql as $$
begin
  insert into playlist_recipe_changes
    with placed as (
      select l.user_id, l.playlist_id, l.recipe_id,
        row_number() over (partition by l.playlist_id order by l.position, l.id) as place,
        row_number() over (partition by l.playlist_id order by coalesce(b.position, l.position), l.id) as former
      from playlist_recipes l left join before b on b.id = l.id
      where l.playlist_id in (select playlist_id from before)),
    compared as (
      select p.*, former < max(former) over (partition by playlist_id order by place) as is_behind,
        former > min(former) over (partition by playlist_id order by place desc) as is_ahead
      from placed p),
    counted as (
      select c.*, count(*) filter (where is_behind) over (partition by playlist_id)
        <= count(*) filter (where is_ahead) over (partition by playlist_id) as are_fewer_behind
      from compared c)
    select c.user_id, pg_current_xact_id(), c.playlist_id, c.recipe_id from counted c join users u on u.id = c.user_id
    where case when are_fewer_behind then is_behind else is_ahead end
      and not exists (select from playlists p where p.id = c.playlist_id and p.is_favorites)
  on conflict do nothing;
  return null;
end $$;
create trigger playlist_recipes_order_noted after update on playlist_recipes
  referencing old table as before for each statement execute function note_moved_recipes();

create or replace function forget_recipe_changes() returns trigger language plpgsql as $$
begin
  delete from recipe_changes where user_id = old.id;
  delete from playlist_changes where user_id = old.id;
  delete from playlist_recipe_changes where user_id = old.id;
  return null;
end $$;
