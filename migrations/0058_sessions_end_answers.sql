-- Every process is notified of each session and access token that has ended, so that it cuts off the answers it still sends to
-- them: live streams and downloads (server/src/auth/end-with-session.ts). Each by itself, since the others of a person go on.

create function tell_session_ended() returns trigger language plpgsql as $$
begin
  -- The argument is what stands before an id, so that those of the two tables are told apart.
  perform pg_notify('session_ended', tg_argv[0] || id) from ended;
  return null;
end $$;

create trigger sessions_end_answers after delete on sessions
  referencing old table as ended for each statement execute function tell_session_ended('');

create trigger access_tokens_end_answers after delete on access_tokens
  referencing old table as ended for each statement execute function tell_session_ended('token:');
