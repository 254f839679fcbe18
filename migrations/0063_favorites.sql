-- asks for a stop: favourites move from one table to another, and programs of before would go on writing hearts into the old one.
-- A favourite is a person's, whoever owns the recipe.
create table favorites (
  user_id uuid not null references users on delete cascade,
  recipe_id uuid not null references recipes on delete cascade,
  -- As a link of a collection has one: it parts two at the same place.
  id uuid not null default gen_random_uuid(),
  position integer not null constraint favorites_position_positive check (position >= 1),
  added_at timestamp(3) with time zone not null default now(),
  primary key (user_id, recipe_id));
create index favorites_order_idx on favorites (user_id, position, id);
create index favorites_recipe_idx on favorites (recipe_id);

insert into favorites (user_id, recipe_id, id, position, added_at)
  select l.user_id, l.recipe_id, l.id, l.position, l.added_at
  from playlist_recipes l join playlists p on p.id = l.playlist_id where p.is_favorites;

-- Neither charges nor notes change: what was a link is a favourite, which costs the same.
alter table playlist_recipes disable trigger user;
delete from playlist_recipes l using playlists p where p.id = l.playlist_id and p.is_favorites;
alter table playlist_recipes enable trigger user;

update deleted_items d set content = d.content || jsonb_build_object(
    'collections', coalesce(links.others, '[]'), 'favorites', coalesce(links.favorites, '[]'))
  from (
    select i.id, jsonb_agg(link.row) filter (where p.id is null) as others,
      jsonb_agg(jsonb_build_object('user_id', link.row ->> 'user_id', 'recipe_id', link.row ->> 'recipe_id', 'id', link.row ->> 'id',
        'position', link.row -> 'position', 'added_at', link.row ->> 'added_at')) filter (where p.id is not null) as favorites
    from deleted_items i cross join jsonb_array_elements(i.content -> 'collections') as link (row)
      left join playlists p on p.id = (link.row ->> 'playlist_id')::uuid and p.is_favorites
    where i.kind = 'recipe' group by i.id) as links
  where d.id = links.id;

-- The Favorites collection shows them, and no other collection does.
create view collection_links as
  select id, playlist_id, recipe_id, user_id, position, added_at from playlist_recipes
  union all
  select f.id, p.id, f.recipe_id, f.user_id, f.position, f.added_at
  from playlists p join favorites f on f.user_id = p.user_id where p.is_favorites;

create or replace function note_linked_playlists() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'favorites' then
    insert into playlist_changes
      select distinct p.user_id, pg_current_xact_id(), p.id
      from changed c join playlists p on p.user_id = c.user_id and p.is_favorites join vaults v on v.id = p.user_id
    on conflict do nothing;
  else
    insert into playlist_changes
      select distinct c.user_id, pg_current_xact_id(), c.playlist_id from changed c join vaults v on v.id = c.user_id
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger favorites_added_noted after insert on favorites referencing new table as changed
  for each statement execute function note_linked_playlists();
create trigger favorites_removed_noted after delete on favorites referencing old table as changed
  for each statement execute function note_linked_playlists();
create trigger favorites_change_noted after insert or delete on favorites for each row execute function note_linked_recipe();
create trigger favorites_charged after insert on favorites referencing new table as added
  for each statement execute function charge_links();
create trigger favorites_charge_returned after delete on favorites referencing old table as removed
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
      union all select s.user_id, 500 from playlist_shared_with s
      union all select g.user_id, 1000 from photos g where g.purpose = 'gallery'
      union all select d.user_id, d.stored_bytes from deleted_items d) as rows
    group by rows.user_id
  $$;


-- Ticks are a person's, too.
alter table recipe_ticks drop constraint recipe_ticks_pkey, add primary key (recipe_id, user_id, place);

-- Programs of before end here when they start, and say why.
alter table schema_migrations rename to applied_migrations;
create function refuse_former_programs() returns boolean language plpgsql as $$
begin
  raise exception 'This database belongs to a newer Larder; start that one';
end $$;
create view schema_migrations as select name, sha256, applied_at from applied_migrations where refuse_former_programs();
comment on table applied_migrations is 'not in backups: restoring applies the migrations again';
