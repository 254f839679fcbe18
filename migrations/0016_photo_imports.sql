-- What was read of each photo of an import, so that a photo is read once however its pages are arranged afterwards.
create table photo_readings (
  import_id uuid not null references imports (id) on delete cascade,
  photo_id uuid not null references photos (id) on delete cascade,
  reading jsonb not null,
  primary key (import_id, photo_id)
);
create index photo_readings_photo_idx on photo_readings (photo_id);

-- A photo that is a picture of something else as well stays that picture when its recipe lets go of it; its place among the
-- 30 is given back then. Nothing becomes a photo except by an upload.
create function change_photo_purpose() returns trigger language plpgsql as $$
begin
  if new.purpose = 'photo' then
    raise exception 'a picture does not become a photo' using errcode = 'check_violation', constraint = 'photos_purpose_kept';
  end if;
  update photo_counts set photos = photos - 1 where user_id = old.user_id;
  return new;
end $$;
create trigger photos_purpose_changed before update of purpose on photos
  for each row when (old.purpose <> new.purpose and 'photo' in (old.purpose, new.purpose)) execute function change_photo_purpose();
