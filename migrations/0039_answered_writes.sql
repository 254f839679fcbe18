-- What was answered to writes that a device may send again, because it never learnt the answer (docs/adr/023-installed-app.md).
create table answered_writes (
  user_id uuid not null references users (id) on delete cascade,
  -- Drawn by the device.
  id uuid not null,
  -- What was asked: a number that is used again for something else is a mistake of the caller's.
  asked bytea not null,
  -- As superjson writes it; null while the write goes on, which nobody else sees.
  answer jsonb,
  answered_at timestamptz not null,
  primary key (user_id, id)
);
create index answered_writes_answered_at_idx on answered_writes (answered_at);
