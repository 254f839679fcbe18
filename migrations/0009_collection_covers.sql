-- A collection may show the picture of one of its recipes. Once that recipe leaves it, whichever way, it shows its first one's again.
alter table playlists add column cover_recipe_id uuid;
alter table playlists add constraint playlists_cover_recipe_fkey
  foreign key (id, cover_recipe_id) references playlist_recipes (playlist_id, recipe_id) on delete set null (cover_recipe_id);
