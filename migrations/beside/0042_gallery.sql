-- step
-- lines 1-2
alter table photos add constraint photos_purpose_known
  check (purpose in ('photo', 'cover', 'avatar', 'page', 'gallery')) not valid;
-- lines 5-54

-- step
alter table photos validate constraint photos_purpose_known;
