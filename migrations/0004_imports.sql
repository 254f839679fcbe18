-- Imports: the truth about every extraction, running, finished or failed. The queue carries only the id.

create sequence import_changes;

create table imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null constraint imports_kind_known check (kind in ('url', 'social', 'text', 'html', 'photo')),
  input jsonb not null,
  status text not null default 'queued'
    constraint imports_status_known check (status in ('queued', 'running', 'done', 'failed', 'cancelled', 'dismissed')),
  stage text not null default 'preparing'
    constraint imports_stage_known check (stage in ('preparing', 'converting', 'uploading', 'processing', 'structuring', 'complete')),
  photos jsonb,
  draft jsonb,
  error jsonb,
  -- How often a worker began with it since it was started or retried.
  attempts integer not null default 0,
  -- The job that may run it; null while it waits for its turn among its owner's imports.
  job_number bigint,
  -- Grows with every change of any import: what a reconnecting browser has not seen yet is what is greater.
  seq bigint not null default nextval('import_changes'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  finished_at timestamptz(3)
);
create index imports_owner_newest_idx on imports (user_id, created_at desc, id desc) where status <> 'dismissed';
create index imports_owner_seq_idx on imports (user_id, seq);
create index imports_active_idx on imports (status, updated_at) where status in ('queued', 'running');
create index imports_owner_active_idx on imports (user_id, created_at, id) where status in ('queued', 'running');

-- Whoever changes an import, everybody who follows its owner's imports hears of it, once it is committed.
create function announce_import() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    new.seq := nextval('import_changes');
    new.updated_at := now();
  end if;
  perform pg_notify('import_changed', new.user_id || ' ' || new.id);
  return new;
end $$;
create trigger imports_announce before insert or update on imports for each row execute function announce_import();
