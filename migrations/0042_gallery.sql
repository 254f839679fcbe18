-- Further pictures of a recipe, shown under it to whoever may see it. They take no place for photos.
alter table photos drop constraint photos_purpose_known;
alter table photos add constraint photos_purpose_known
  check (purpose in ('photo', 'cover', 'avatar', 'page', 'gallery'));
alter table person_limits add column gallery integer not null default 12;

-- Those who add to one recipe take turns, so that each counts what the others have added.
create function hold_gallery() returns trigger language plpgsql as $$
declare
  allowed integer := (select l.gallery from person_limits l);
begin
  perform from recipes where id = new.recipe_id for no key update;
  if (select count(*) from photos where recipe_id = new.recipe_id and purpose = 'gallery') > allowed then
    raise exception 'this recipe has % further pictures', allowed
      using errcode = 'check_violation', constraint = 'photos_gallery_limit';
  end if;
  return null;
end $$;
create trigger photos_gallery_held after insert or update of recipe_id, purpose on photos
  for each row when (new.purpose = 'gallery' and new.recipe_id is not null) execute function hold_gallery();

-- There may be many of them: each is charged to its owner, a fixed part for its row and index entries, as all rows are.
create function charge_gallery_picture() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.purpose = 'gallery' then
    perform charge_person(old.user_id, -1000, 0);
  else
    perform charge_person(new.user_id, 1000, 1000);
  end if;
  return null;
end $$;
create trigger photos_gallery_charged after insert on photos
  for each row when (new.purpose = 'gallery') execute function charge_gallery_picture();
create trigger photos_gallery_charge_changed after update of purpose on photos
  for each row when ((old.purpose = 'gallery') <> (new.purpose = 'gallery')) execute function charge_gallery_picture();
create trigger photos_gallery_charge_returned after delete on photos
  for each row when (old.purpose = 'gallery') execute function charge_gallery_picture();

create or replace function counted_usage() returns table (user_id uuid, stored_bytes bigint)
  language sql stable
  as $$
    select rows.user_id, sum(rows.bytes)::bigint from (
      select r.user_id, r.stored_bytes as bytes from recipes r
      union all select v.user_id, v.stored_bytes from recipe_versions v
      union all select k.user_id, k.stored_bytes from cook_log k
      union all select p.user_id, p.stored_bytes from playlists p
      union all select i.user_id, i.stored_bytes from imports i
      union all select t.user_id, t.stored_bytes from photo_readings t
      union all select l.user_id, 500 from playlist_recipes l
      union all select s.user_id, 500 from playlist_shared_with s
      union all select g.user_id, 1000 from photos g where g.purpose = 'gallery'
      union all select d.user_id, d.stored_bytes from deleted_items d) as rows
    group by rows.user_id
  $$;
