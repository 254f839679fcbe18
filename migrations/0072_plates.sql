-- A photo of what was cooked, with the entry of the cook log that it is of. It is its person's alone, and takes no place for photos to read.
-- The rows that are there are known: they are not read again.
alter table photos drop constraint photos_purpose_known,
  add constraint photos_purpose_known check (purpose in ('photo', 'cover', 'avatar', 'page', 'gallery', 'result')) not valid;
alter table cook_log add column photo_id uuid references photos on delete set null;
create unique index cook_log_photo_idx on cook_log (photo_id) where photo_id is not null;
alter table person_limits add column results integer not null default 50;

-- Those who add to one recipe wait for each other, so that each counts what the others have added.
create function hold_results() returns trigger language plpgsql as $$
declare
  allowed integer := (select l.results from person_limits l);
begin
  perform from recipes where id = new.recipe_id for no key update;
  if (select count(*) from photos where recipe_id = new.recipe_id and purpose = 'result') > allowed then
    raise exception 'the cook log of this recipe has % photos', allowed
      using errcode = 'check_violation', constraint = 'photos_results_limit';
  end if;
  return null;
end $$;
create trigger photos_results_held after insert or update of recipe_id, purpose on photos
  for each row when (new.purpose = 'result' and new.recipe_id is not null) execute function hold_results();

-- Each is charged as a picture of a gallery is.
create or replace function charge_gallery_picture() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.purpose in ('gallery', 'result') then
    perform charge_person(old.user_id, -1000, 0);
  else
    perform charge_person(new.user_id, 1000, 1000);
  end if;
  return null;
end $$;
drop trigger photos_gallery_charged on photos;
drop trigger photos_gallery_charge_changed on photos;
drop trigger photos_gallery_charge_returned on photos;
create trigger photos_gallery_charged after insert on photos
  for each row when (new.purpose in ('gallery', 'result')) execute function charge_gallery_picture();
create trigger photos_gallery_charge_changed after update of purpose on photos
  for each row when ((old.purpose in ('gallery', 'result')) <> (new.purpose in ('gallery', 'result')))
  execute function charge_gallery_picture();
create trigger photos_gallery_charge_returned after delete on photos
  for each row when (old.purpose in ('gallery', 'result')) execute function charge_gallery_picture();

-- Whatever else it counts stays as it is.
do $$
begin
  execute replace(pg_get_functiondef('counted_usage()'::regprocedure), 'g.purpose = ''gallery''', 'g.purpose in (''gallery'', ''result'')');
end $$;
