-- The sharing list of a collection: the followers whom a 'limited' one is for. A name goes with the collection and with the
-- follow, however either ends (unfollowed, removed, blocked, an account deleted).

-- Was never written.
alter table playlists drop column shared_with;

create table playlist_shared_with (
  playlist_id uuid not null,
  -- The owner's, as everywhere.
  user_id uuid not null,
  follower_id uuid not null,
  chosen_at timestamptz(3) not null default now(),
  primary key (playlist_id, follower_id),
  constraint playlist_shared_with_playlist_fkey
    foreign key (playlist_id, user_id) references playlists (id, user_id) on delete cascade,
  constraint playlist_shared_with_follow_fkey
    foreign key (follower_id, user_id) references follows (follower_id, following_id) on delete cascade
);
create index playlist_shared_with_follower_idx on playlist_shared_with (follower_id, user_id);

-- At most 200 on a list. Those who add to the same one take turns, so that each counts what the others have added.
create function hold_sharing_lists() returns trigger language plpgsql as $$
begin
  perform from playlists where id in (select playlist_id from added) order by id for no key update;
  if exists (
    select from playlist_shared_with where playlist_id in (select playlist_id from added)
    group by playlist_id having count(*) > 200)
  then
    raise exception 'this sharing list has 200 people' using errcode = 'check_violation', constraint = 'playlist_shared_with_limit';
  end if;
  return null;
end $$;
create trigger playlist_shared_with_held after insert on playlist_shared_with
  referencing new table as added for each statement execute function hold_sharing_lists();

-- Who is chosen, or no longer, hears of it as of other changes between two people; so do those on the list of a collection
-- that becomes limited or stops being so.
create function announce_sharing() returns trigger language plpgsql as $$
begin
  perform pg_notify('follows_changed', (case when tg_op = 'DELETE' then old else new end).follower_id::text);
  return null;
end $$;
create trigger playlist_shared_with_announce after insert or delete on playlist_shared_with
  for each row execute function announce_sharing();
create function announce_privacy() returns trigger language plpgsql as $$
begin
  perform pg_notify('follows_changed', follower_id::text) from playlist_shared_with where playlist_id = new.id;
  return null;
end $$;
create trigger playlists_announce_privacy after update of privacy_level on playlists
  for each row when (old.privacy_level <> new.privacy_level and 'limited' in (old.privacy_level, new.privacy_level))
  execute function announce_privacy();

-- A name on a list takes room like a recipe's place in a collection.
create trigger playlist_shared_with_charged after insert on playlist_shared_with
  referencing new table as added for each statement execute function charge_links();
create trigger playlist_shared_with_charge_returned after delete on playlist_shared_with
  referencing old table as removed for each statement execute function charge_links();

create or replace function counted_usage() returns table (user_id uuid, stored_bytes bigint)
  language sql stable
  as $$
    select rows.user_id, sum(rows.bytes)::bigint from (
      select r.user_id, r.stored_bytes as bytes from recipes r
      union all select v.user_id, v.stored_bytes from recipe_versions v
      union all select p.user_id, p.stored_bytes from playlists p
      union all select i.user_id, i.stored_bytes from imports i
      union all select t.user_id, t.stored_bytes from photo_readings t
      union all select l.user_id, 500 from playlist_recipes l
      union all select s.user_id, 500 from playlist_shared_with s) as rows
    group by rows.user_id
  $$;
