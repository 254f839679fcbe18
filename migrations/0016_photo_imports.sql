-- What was read of each photo of an import, so that a photo is read once however its pages are arranged afterwards.
create table photo_readings (
  import_id uuid not null references imports (id) on delete cascade,
  photo_id uuid not null references photos (id) on delete cascade,
  reading jsonb not null,
  primary key (import_id, photo_id)
);
create index photo_readings_photo_idx on photo_readings (photo_id);

-- A photo that is a picture of something else as well stays that picture when its recipe lets go of it; its place among the
-- 30 is given back then.
create trigger photos_counted_later before update of purpose on photos
  for each row when (old.purpose <> 'photo' and new.purpose = 'photo') execute function count_added_photo();
create trigger photos_discounted_later after update of purpose on photos
  for each row when (old.purpose = 'photo' and new.purpose <> 'photo') execute function count_removed_photo();
