-- Moving in (docs/adr/020): one row for each library that is brought along, from the first part of its file to the end of
-- the time in which it can be undone. The file is kept in parts below `storage_key`.
create table moves (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- 'ready': read, and waiting for the person. 'queued' and 'running' are work for `task`.
  status text not null default 'uploading' constraint moves_status_known
    check (status in ('uploading', 'queued', 'running', 'ready', 'done', 'failed', 'cancelled', 'undone')),
  task text not null default 'read' constraint moves_task_known check (task in ('read', 'move', 'undo')),
  stage text not null default 'preparing' constraint moves_stage_known
    check (stage in ('preparing', 'reading', 'moving', 'undoing', 'complete')),
  percent integer not null default 0 constraint moves_percent_range check (percent between 0 and 100),
  attempts integer not null default 0,
  language text not null constraint moves_language check (language ~ '^[a-z]{2}$'),
  file_name text not null constraint moves_file_name_length check (char_length(file_name) between 1 and 255),
  size bigint not null constraint moves_size_range check (size > 0),
  -- The numbers of those that have arrived.
  parts integer[] not null default '{}',
  storage_key text not null unique,
  format text,
  -- Why the file as a whole cannot be moved in.
  problem text,
  preview jsonb,
  adds_duplicates boolean not null default false,
  moved integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  lost_pictures integer not null default 0,
  -- Collections that came with it: undone, they go when nothing else is in them.
  collection_ids uuid[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  -- Of the file, and of a move that was not begun.
  expires_at timestamptz(3) not null,
  unique (id, user_id)
);
create unique index moves_one_active on moves (user_id) where status in ('uploading', 'queued', 'running', 'ready');
create index moves_owner_newest_idx on moves (user_id, created_at desc, id desc);
create index moves_active_idx on moves (updated_at) where status in ('queued', 'running');
create index moves_finished_idx on moves (finished_at) where finished_at is not null;

-- What became of each recipe of the file. One entry is moved once, however often the work is begun again.
create table move_items (
  id uuid primary key default gen_random_uuid(),
  move_id uuid not null,
  user_id uuid not null,
  entry text not null,
  position integer not null,
  title text not null,
  state text not null constraint move_items_state_known check (state in ('moved', 'skipped', 'failed')),
  -- No reference: a recipe keeps its id in the bin.
  recipe_id uuid,
  reason text,
  constraint move_items_once unique (move_id, entry),
  foreign key (move_id, user_id) references moves (id, user_id) on delete cascade
);
create index move_items_failed_idx on move_items (move_id, position, id) where state = 'failed';
create index move_items_moved_idx on move_items (move_id, recipe_id) where recipe_id is not null;
create index move_items_recipe_idx on move_items (recipe_id) where recipe_id is not null;

-- However a move's row goes, its file follows.
create function bury_move_file() returns trigger language plpgsql as $$
begin
  insert into file_tombstones as t (storage_key) values (old.storage_key)
    on conflict (storage_key) do update set remove_after = least(t.remove_after, now());
  return null;
end $$;
create trigger moves_bury_file after delete on moves for each row execute function bury_move_file();

-- A library is more than one person writes in a minute: in a transaction that says it moves one in, only what is stored
-- counts. How much a move may bring is limited by the size of its file.
create function is_moving_in() returns boolean
  language sql stable
  return coalesce(current_setting('larder.moving_in', true), '') = 'on';

create or replace function charge_person(person uuid, more_bytes bigint, more_written bigint, refuses_bytes boolean default true)
  returns void language plpgsql as $$
declare
  slot bigint := floor(extract(epoch from clock_timestamp()) / 30);
  counted bigint := case when is_moving_in() then 0 else more_written end;
  used person_usage;
  allowed person_limits;
begin
  if more_bytes <= 0 and counted <= 0 then
    -- The person may be leaving: then there is no row any more, and none is made.
    update person_usage u set stored_bytes = u.stored_bytes + more_bytes where u.user_id = person;
    return;
  end if;
  insert into person_usage as u (user_id, stored_bytes, written, written_slot)
    values (person, more_bytes, array[counted, 0, 0], slot)
    on conflict (user_id) do update set
      stored_bytes = u.stored_bytes + more_bytes,
      written = counts_after(u.written, slot - u.written_slot, counted),
      written_slot = greatest(slot, u.written_slot)
    returning * into used;
  select * into allowed from person_limits;
  if refuses_bytes and more_bytes > 0 and used.stored_bytes > allowed.stored_bytes then
    perform refuse_over_limit('limit_stored_bytes', allowed.stored_bytes);
  end if;
  if counted > 0 and sum_of_counts(used.written) > allowed.written_bytes_a_minute then
    perform refuse_over_limit('limit_written_bytes', allowed.written_bytes_a_minute);
  end if;
end $$;

create or replace function refuse_early(person uuid, more_bytes bigint, more_written bigint) returns void language plpgsql as $$
declare
  slot bigint := floor(extract(epoch from clock_timestamp()) / 30);
  used record;
  allowed person_limits;
begin
  select * into allowed from person_limits;
  insert into person_usage (user_id) values (person) on conflict do nothing;
  select u.stored_bytes, sum_of_counts(counts_after(u.written, slot - u.written_slot, 0)) as written
    into used from person_usage u where u.user_id = person for no key update;
  if more_bytes > 0 and used.stored_bytes + more_bytes > allowed.stored_bytes then
    perform refuse_over_limit('limit_stored_bytes', allowed.stored_bytes);
  end if;
  if not is_moving_in() and used.written + more_written > allowed.written_bytes_a_minute then
    perform refuse_over_limit('limit_written_bytes', allowed.written_bytes_a_minute);
  end if;
end $$;
