-- "Download my data": one row an export, from the wish to the file that its owner may fetch for a day. The queue carries
-- only the id. The file is kept in parts below `storage_key`.
create table exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  status text not null default 'queued'
    constraint exports_status_known check (status in ('queued', 'running', 'done', 'failed')),
  stage text not null default 'preparing'
    constraint exports_stage_known check (stage in ('preparing', 'recipes', 'collections', 'complete')),
  percent integer not null default 0 constraint exports_percent_range check (percent between 0 and 100),
  -- How often a worker began with it: a worker that was taken for dead is known by its older number.
  attempts integer not null default 0,
  storage_key text unique,
  parts integer,
  size bigint,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  expires_at timestamptz(3),
  constraint exports_done_has_file
    check (status <> 'done' or (storage_key is not null and parts is not null and size is not null and expires_at is not null))
);
create unique index exports_one_active on exports (user_id) where status in ('queued', 'running');
create index exports_owner_newest_idx on exports (user_id, created_at desc, id desc);
create index exports_active_idx on exports (updated_at) where status in ('queued', 'running');
create index exports_expires_idx on exports (expires_at) where expires_at is not null;

-- However an export's row goes (expired, replaced, with its owner), its file follows.
create function bury_export_file() returns trigger language plpgsql as $$
begin
  insert into file_tombstones (storage_key) values (old.storage_key) on conflict do nothing;
  return null;
end $$;
create trigger exports_bury_file after delete on exports
  for each row when (old.storage_key is not null) execute function bury_export_file();
