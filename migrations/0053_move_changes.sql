-- Whoever changes a move, its person's open pages hear of it once it is committed (ADR 006).
create function announce_move() returns trigger language plpgsql as $$
begin
  perform pg_notify('move_changed', new.user_id::text);
  return null;
end $$;
create trigger moves_announce after insert or update on moves for each row execute function announce_move();
