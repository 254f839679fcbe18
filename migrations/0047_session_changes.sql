-- Every process is notified of sessions that ended, and of changes to what a session tells of its person, because it may
-- remember them for a moment (server/src/auth/session-memory.ts). An empty payload: of many people.

create function tell_sessions_ended() returns trigger language plpgsql as $$
begin
  if (select count(distinct user_id) from ended) > 100 then
    perform pg_notify('sessions_changed', '');
  else
    perform pg_notify('sessions_changed', user_id::text) from (select distinct user_id from ended) as people;
  end if;
  return null;
end $$;

create trigger sessions_tell_ended after delete on sessions
  referencing old table as ended for each statement execute function tell_sessions_ended();

-- The argument names the column with the person's id.
create function tell_session_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions_changed', to_jsonb(new) ->> tg_argv[0]);
  return null;
end $$;

create trigger users_tell_sessions after update of email, language on users
  for each row when ((old.email, old.language) is distinct from (new.email, new.language))
  execute function tell_session_changed('id');

create trigger profiles_tell_sessions after update of display_name, username, profile_image_url on profiles
  for each row when ((old.display_name, old.username, old.profile_image_url)
    is distinct from (new.display_name, new.username, new.profile_image_url))
  execute function tell_session_changed('user_id');
