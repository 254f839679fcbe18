-- Whoever owns recipes is a vault. Each person has one of their own, which has their id: so no row is rewritten.
create table vaults (
  id uuid primary key default gen_random_uuid(),
  -- Empty: it is called after who is in it.
  name text not null default '',
  created_at timestamp(3) with time zone not null default now());

create table vault_members (
  vault_id uuid not null references vaults on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'editor', 'reader')),
  since timestamp(3) with time zone not null default now(),
  primary key (vault_id, user_id));
create index vault_members_user_idx on vault_members (user_id);

-- A vault is made with the account,
create function make_own_vault() returns trigger language plpgsql as $$
begin
  insert into vaults (id, created_at) values (new.id, new.created_at);
  insert into vault_members (vault_id, user_id, role, since) values (new.id, new.id, 'owner', new.created_at);
  return null;
end $$;
create trigger users_make_own_vault after insert on users for each row execute function make_own_vault();

-- and goes with its last member, with all that is in it.
create function remove_empty_vault() returns trigger language plpgsql as $$
begin
  delete from vaults v where v.id = old.vault_id
    and not exists (select from vault_members m where m.vault_id = old.vault_id);
  return null;
end $$;
create trigger vault_members_remove_empty_vault after delete on vault_members
  for each row execute function remove_empty_vault();

with people as materialized (
    select id, created_at from users where not exists (select from vault_members m where m.user_id = users.id) for key share),
  made as (insert into vaults (id, created_at) select id, created_at from people on conflict do nothing)
insert into vault_members (vault_id, user_id, role, since)
  select id, id, 'owner', created_at from people on conflict do nothing;

alter table recipe_counts drop constraint recipe_counts_user_id_fkey,
  add constraint recipe_counts_user_id_fkey foreign key (user_id) references vaults on delete cascade not valid;
alter table recipes drop constraint recipes_user_id_fkey,
  add constraint recipes_user_id_fkey foreign key (user_id) references vaults on delete cascade not valid;
alter table photos drop constraint photos_user_id_fkey,
  add constraint photos_user_id_fkey foreign key (user_id) references vaults on delete cascade not valid;
alter table playlists drop constraint playlists_user_id_fkey,
  add constraint playlists_user_id_fkey foreign key (user_id) references vaults on delete cascade not valid;
alter table playlist_recipes drop constraint playlist_recipes_user_id_fkey,
  add constraint playlist_recipes_user_id_fkey foreign key (user_id) references vaults on delete cascade not valid;
alter table recipe_shares drop constraint recipe_shares_user_id_fkey,
  add constraint recipe_shares_user_id_fkey foreign key (user_id) references vaults on delete cascade not valid;
alter table recipe_versions drop constraint recipe_versions_user_id_fkey,
  add constraint recipe_versions_user_id_fkey foreign key (user_id) references vaults on delete cascade not valid;
alter table imports drop constraint imports_user_id_fkey,
  add constraint imports_user_id_fkey foreign key (user_id) references vaults on delete cascade not valid;
alter table photo_readings drop constraint photo_readings_user_id_fkey,
  add constraint photo_readings_user_id_fkey foreign key (user_id) references vaults on delete cascade not valid;
alter table exports drop constraint exports_user_id_fkey,
  add constraint exports_user_id_fkey foreign key (user_id) references vaults on delete cascade not valid;
alter table moves drop constraint moves_user_id_fkey,
  add constraint moves_user_id_fkey foreign key (user_id) references vaults on delete cascade not valid;
alter table deleted_items drop constraint deleted_items_user_id_fkey,
  add constraint deleted_items_user_id_fkey foreign key (user_id) references vaults on delete cascade not valid;
alter table person_usage drop constraint person_usage_user_id_fkey,
  add constraint person_usage_user_id_fkey foreign key (user_id) references vaults on delete cascade not valid;
alter table search_blocks drop constraint search_blocks_user_id_fkey,
  add constraint search_blocks_user_id_fkey foreign key (user_id) references vaults on delete cascade not valid;
alter table search_places drop constraint search_places_user_id_fkey,
  add constraint search_places_user_id_fkey foreign key (user_id) references vaults on delete cascade not valid;

-- The cook log is a person's: its entries hang on the recipe, whoever owns that.
alter table cook_log add constraint cook_log_recipe_id_fkey foreign key (recipe_id) references recipes on delete cascade not valid,
  add constraint cook_log_user_id_fkey foreign key (user_id) references users on delete cascade not valid,
  drop constraint cook_log_recipe_id_user_id_fkey;
alter table recipe_ticks add constraint recipe_ticks_recipe_id_fkey foreign key (recipe_id) references recipes on delete cascade not valid,
  add constraint recipe_ticks_user_id_fkey foreign key (user_id) references users on delete cascade not valid,
  drop constraint recipe_ticks_recipe_id_user_id_fkey;

create index cook_log_user_idx on cook_log (user_id);
create index recipe_ticks_user_idx on recipe_ticks (user_id);

alter table recipe_counts validate constraint recipe_counts_user_id_fkey;
alter table recipes validate constraint recipes_user_id_fkey;
alter table photos validate constraint photos_user_id_fkey;
alter table playlists validate constraint playlists_user_id_fkey;
alter table playlist_recipes validate constraint playlist_recipes_user_id_fkey;
alter table recipe_shares validate constraint recipe_shares_user_id_fkey;
alter table recipe_versions validate constraint recipe_versions_user_id_fkey;
alter table imports validate constraint imports_user_id_fkey;
alter table photo_readings validate constraint photo_readings_user_id_fkey;
alter table exports validate constraint exports_user_id_fkey;
alter table moves validate constraint moves_user_id_fkey;
alter table deleted_items validate constraint deleted_items_user_id_fkey;
alter table person_usage validate constraint person_usage_user_id_fkey;
alter table search_blocks validate constraint search_blocks_user_id_fkey;
alter table search_places validate constraint search_places_user_id_fkey;
alter table cook_log validate constraint cook_log_recipe_id_fkey, validate constraint cook_log_user_id_fkey;
alter table recipe_ticks validate constraint recipe_ticks_recipe_id_fkey, validate constraint recipe_ticks_user_id_fkey;

-- What is noted for devices is noted while the vault is there.
create or replace function note_recipe_change(owner uuid, changed uuid) returns void language sql
  begin atomic
    insert into recipe_changes select owner, pg_current_xact_id(), changed where exists (select from vaults where id = owner)
      on conflict do nothing;
  end;

create or replace function note_changed_playlists() returns trigger language plpgsql as $$
begin
  insert into playlist_changes
    select distinct c.user_id, pg_current_xact_id(), c.id from changed c join vaults v on v.id = c.user_id
  on conflict do nothing;
  return null;
end $$;

create or replace function note_linked_playlists() returns trigger language plpgsql as $$
begin
  insert into playlist_changes
    select distinct c.user_id, pg_current_xact_id(), c.playlist_id from changed c join vaults v on v.id = c.user_id
  on conflict do nothing;
  return null;
end $$;

create or replace function note_placed_recipes() returns trigger language plpgsql as $$
begin
  insert into playlist_recipe_changes
    select c.user_id, pg_current_xact_id(), c.playlist_id, c.recipe_id from changed c join vaults v on v.id = c.user_id
    where not exists (select from playlists p where p.id = c.playlist_id and p.is_favorites)
  on conflict do nothing;
  return null;
end $$;

create or replace function note_moved_recipes() returns trigger language plpgsql as $$
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
    select c.user_id, pg_current_xact_id(), c.playlist_id, c.recipe_id from counted c join vaults v on v.id = c.user_id
    where case when are_fewer_behind then is_behind else is_ahead end
      and not exists (select from playlists p where p.id = c.playlist_id and p.is_favorites)
  on conflict do nothing;
  return null;
end $$;

drop trigger users_forget_recipe_changes on users;
create trigger vaults_forget_recipe_changes after delete on vaults for each row execute function forget_recipe_changes();
