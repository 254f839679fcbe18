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
  attempts integer not null default 0,
  -- Grows with every change of any import: what a reconnecting browser has not seen yet is what is greater.
  seq bigint not null default nextval('import_changes'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  finished_at timestamptz(3)
);
create index imports_owner_newest_idx on imports (user_id, created_at desc, id desc) where status <> 'dismissed';
create index imports_owner_seq_idx on imports (user_id, seq);
create index imports_active_idx on imports (status, updated_at) where status in ('queued', 'running');
