-- When a recipe was cooked, and what its owner wrote about it. A recipe's log is its owner's alone: no copy, link or collection has it.
create table cook_log (
  recipe_id uuid not null,
  -- Drawn by the browser, so that an entry sent again after a lost answer is the same one.
  id uuid not null,
  user_id uuid not null,
  -- The day where the person was.
  cooked_on date not null constraint cook_log_day check (cooked_on >= '1900-01-01'),
  note text not null default '',
  created_at timestamptz(3) not null default now(),
  stored_bytes integer not null generated always as (charged(300, octet_length(note))) stored,
  primary key (recipe_id, id),
  foreign key (recipe_id, user_id) references recipes (id, user_id) on delete cascade
);
create index cook_log_days_idx on cook_log (recipe_id, cooked_on desc, id desc);

create trigger cook_log_charged after insert on cook_log
  referencing new table as added for each statement execute function charge_rows();
create trigger cook_log_charge_changed after update on cook_log
  referencing old table as removed new table as added for each statement execute function charge_rows();
create trigger cook_log_charge_returned after delete on cook_log
  referencing old table as removed for each statement execute function charge_rows();
create or replace function counted_usage() returns table (user_id uuid, stored_bytes bigint)
  language sql stable
  as $$
    select rows.user_id, sum(rows.bytes)::bigint from (
      select r.user_id, r.stored_bytes as bytes from recipes r
      union all select v.user_id, v.stored_bytes from recipe_versions v
      union all select k.user_id, k.stored_bytes from cook_log k
      union all select p.user_id, p.stored_bytes from playlists p
      union all select i.user_id, i.stored_bytes from imports i
      union all select t.user_id, t.stored_bytes from photo_readings t
      union all select l.user_id, 500 from playlist_recipes l
      union all select s.user_id, 500 from playlist_shared_with s
      union all select d.user_id, d.stored_bytes from deleted_items d) as rows
    group by rows.user_id
  $$;

-- The last day is kept with the recipe, so that a list in this order comes out of an index.
alter table recipes add column last_cooked_on date;
create function note_last_cooked() returns trigger language plpgsql as $$
declare
  changed uuid := case tg_op when 'DELETE' then old.recipe_id else new.recipe_id end;
begin
  update recipes r set last_cooked_on = l.last
    from (select max(k.cooked_on) as last from cook_log k where k.recipe_id = changed) as l
    where r.id = changed and r.last_cooked_on is distinct from l.last;
  return null;
end $$;
create trigger cook_log_noted after insert or update of cooked_on or delete on cook_log
  for each row execute function note_last_cooked();

-- Cooked recipes first, the last one at the top, then the others as they were added: a thousand years lie between the two.
create function cooked_order(last_cooked_on date, created_at timestamptz) returns timestamptz
  language sql immutable parallel safe
  return coalesce((last_cooked_on + 365000)::timestamp at time zone 'UTC', created_at);
create index recipes_owner_cooked_idx on recipes (user_id, cooked_order(last_cooked_on, created_at) desc, id desc);
create index recipes_cooked_idx on recipes (user_id, id, last_cooked_on) where last_cooked_on is not null;

-- A version does not hold when the recipe was cooked: bringing one back does not change that.
create or replace function version_content(recipe recipes) returns jsonb
  language sql stable
  as $$
    select to_jsonb(recipe) - array['id', 'user_id', 'request_id', 'import_id', 'version', 'source', 'image_id',
      'created_at', 'updated_at', 'sort_title', 'sort_minutes', 'source_key', 'stored_bytes', 'last_cooked_on']
  $$;
