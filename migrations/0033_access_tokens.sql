-- Personal access tokens: with one a script calls the procedures as the person. Only the hash is stored; a token has 256 random
-- bits. They end with the account, when they are revoked, and when the password changes.
create table access_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null constraint access_tokens_name_length check (char_length(name) between 1 and 60),
  token_hash text not null unique,
  may_write boolean not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3)
);
create index access_tokens_owner_idx on access_tokens (user_id, created_at desc, id desc);
