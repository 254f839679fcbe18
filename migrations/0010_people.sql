-- Finding people, going through those one follows, and telling a browser at once what changed between two people.

-- What the search for people reads: folded once, when a name is written.
alter table profiles add column search_name text not null
  generated always as (fold_text(username || ' ' || display_name)) stored;
drop index profiles_search_idx;
create index profiles_search_idx on profiles using gin (search_name gin_trgm_ops);
-- Usernames are ASCII: in the order of their bytes a beginning is a range.
create index profiles_username_start_idx on profiles ((lower(username) collate "C"));

create index follows_follower_idx on follows (follower_id, created_at desc, id desc);

-- Whatever happens between two people, both hear of it, once it is committed. A follow begins with a request that changes.
create function announce_request() returns trigger language plpgsql as $$
declare
  request follow_requests := case when tg_op = 'DELETE' then old else new end;
begin
  perform pg_notify('follows_changed', request.from_user_id::text);
  perform pg_notify('follows_changed', request.to_user_id::text);
  return null;
end $$;
create trigger follow_requests_announce after insert or update or delete on follow_requests
  for each row execute function announce_request();
create function announce_ended_follow() returns trigger language plpgsql as $$
begin
  perform pg_notify('follows_changed', old.follower_id::text);
  perform pg_notify('follows_changed', old.following_id::text);
  return null;
end $$;
create trigger follows_announce_end after delete on follows for each row execute function announce_ended_follow();
