-- A profile shows a stored picture: a square of 320 pixels, cut out of one that was uploaded. No program ever set the address by itself.
alter table profiles drop column profile_image_url;
alter table profiles add column profile_image_id uuid;
alter table profiles add column profile_image_url text
  generated always as ('/images/' || profile_image_id::text || '/320.webp') stored;
alter table profiles add constraint profiles_image_fkey
  foreign key (profile_image_id, user_id) references photos (id, user_id) on delete set null (profile_image_id);
alter table playlists rename constraint playlists_cover_image_id_user_id_fkey to playlists_cover_image_fkey;
