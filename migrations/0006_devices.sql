-- The browsers that somebody has signed in with: a sign-in from another one is told to them by mail. The browser keeps a
-- random token; the hash is made over it and the person, so that nothing shows that two people share a computer.
create table known_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  device_hash text not null,
  user_agent text,
  first_seen_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  constraint known_devices_key unique (user_id, device_hash)
);
create index known_devices_last_seen_idx on known_devices (last_seen_at);

-- What the list of signed-in devices calls a session: its id, the hash of the token, stays in the database.
alter table sessions add column public_id uuid not null default gen_random_uuid();
