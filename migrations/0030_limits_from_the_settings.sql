-- Limits that are constants of the program stand in the row of settings too, which every start writes: raising one needs no
-- migration. It holds for photos, versions of a recipe and the people on a sharing list.
alter table person_limits
  add column photos integer not null default 30,
  add column versions integer not null default 20,
  add column shared_with integer not null default 200;

alter table photo_counts drop constraint photo_counts_range;
alter table photo_counts add constraint photo_counts_range check (photos >= 0);
create or replace function count_added_photo() returns trigger language plpgsql as $$
declare
  allowed integer := (select l.photos from person_limits l);
begin
  insert into photo_counts as c (user_id, photos) select new.user_id, 1 where allowed > 0
    on conflict (user_id) do update set photos = c.photos + 1 where c.photos < allowed;
  if not found then
    raise exception 'this person has % photos', allowed using errcode = 'check_violation', constraint = 'photos_limit';
  end if;
  return new;
end $$;

create or replace function keep_recipe_version() returns trigger language plpgsql as $$
declare
  allowed person_limits;
  most bigint;
begin
  select * into allowed from person_limits;
  -- Locked before the version is charged: this much a person above the limit had, and keeps.
  select greatest(u.stored_bytes, allowed.stored_bytes) into most
    from person_usage u where u.user_id = new.user_id for no key update;
  insert into recipe_versions (recipe_id, version, user_id, saved_at, image_id, content)
  values (old.id, old.version, old.user_id, old.updated_at, old.image_id, version_content(old));
  delete from recipe_versions where recipe_id = new.id and version < new.version - allowed.versions;
  while (select u.stored_bytes > most from person_usage u where u.user_id = new.user_id) loop
    delete from recipe_versions where recipe_id = new.id
      and version = (select min(v.version) from recipe_versions v where v.recipe_id = new.id);
    exit when not found;
  end loop;
  return null;
end $$;

create or replace function hold_sharing_lists() returns trigger language plpgsql as $$
declare
  allowed integer := (select l.shared_with from person_limits l);
begin
  perform from playlists where id in (select playlist_id from added) order by id for no key update;
  if exists (
    select from playlist_shared_with where playlist_id in (select playlist_id from added)
    group by playlist_id having count(*) > allowed)
  then
    raise exception 'this sharing list has % people', allowed
      using errcode = 'check_violation', constraint = 'playlist_shared_with_limit';
  end if;
  return null;
end $$;
