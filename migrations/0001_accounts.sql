-- Accounts: people, the sessions that act for them, and everything short-lived around signing up and in.
-- Secrets (session tokens, codes, reset halves) are only ever stored as SHA-256.

create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;

-- unaccent() is only STABLE because its dictionary can be changed; with the dictionary named it may be used in
-- generated columns and indexes. The collation is named too: under the C locale lower() knows A to Z only.
create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value) collate "und-x-icu");

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null constraint users_email_length check (char_length(email) between 3 and 320),
  password_hash text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index users_email_key on users (lower(email));

create table profiles (
  user_id uuid primary key references users (id) on delete cascade,
  display_name text not null constraint profiles_display_name_length check (char_length(display_name) between 1 and 100),
  username text not null constraint profiles_username_shape check (username ~ '^[A-Za-z0-9.]{1,50}$'),
  bio text constraint profiles_bio_length check (char_length(bio) <= 1000),
  location text constraint profiles_location_length check (char_length(location) <= 200),
  profile_image_url text,
  is_profile_public boolean not null default true,
  is_bio_public boolean not null default true,
  is_location_public boolean not null default false,
  show_statistics boolean not null default true,
  allow_friend_requests boolean not null default true,
  joined_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index profiles_username_key on profiles (lower(username));
create index profiles_search_idx on profiles using gin (fold_text(username || ' ' || display_name) gin_trgm_ops);

-- A sign-up owns nothing until its own code is entered; the browser that made it is known by a cookie.
create table pending_signups (
  id uuid primary key default gen_random_uuid(),
  cookie_hash text not null unique,
  email text not null constraint pending_signups_email_length check (char_length(email) between 3 and 320),
  username text not null constraint pending_signups_username_shape check (username ~ '^[A-Za-z0-9.]{1,50}$'),
  display_name text not null constraint pending_signups_display_name_length check (char_length(display_name) between 1 and 100),
  password_hash text not null,
  code_hash text,
  code_expires_at timestamptz(3),
  code_attempts integer not null default 0 constraint pending_signups_code_attempts check (code_attempts between 0 and 5),
  code_requested_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null default now() + interval '24 hours'
);
create unique index pending_signups_username_key on pending_signups (lower(username));
create index pending_signups_email_idx on pending_signups (lower(email));
create index pending_signups_expires_idx on pending_signups (expires_at);

create table sessions (
  id text primary key, -- SHA-256 of the cookie's token
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  absolute_expires_at timestamptz(3) not null default now() + interval '90 days',
  user_agent text,
  ip text
);
create index sessions_user_idx on sessions (user_id);
create index sessions_expires_idx on sessions (expires_at);

-- Newest only: one row a person.
create table password_reset_tokens (
  user_id uuid primary key references users (id) on delete cascade,
  access_token_hash text not null,
  refresh_token_hash text not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);

-- Files that no row names any more; a sweeper removes them from storage. A picture being stored is buried in advance
-- (remove_after in the future) and dug up by the transaction that inserts its row: a killed process leaves no orphan.
create table file_tombstones (
  storage_key text primary key,
  created_at timestamptz(3) not null default now(),
  remove_after timestamptz(3) not null default now()
);
create index file_tombstones_due_idx on file_tombstones (remove_after);
