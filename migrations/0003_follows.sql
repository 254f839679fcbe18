-- Following by consent, and blocking.

create table follow_requests (
  id uuid primary key default gen_random_uuid(),
  from_user_id uuid not null references users (id) on delete cascade,
  to_user_id uuid not null references users (id) on delete cascade,
  status text not null default 'pending' constraint follow_requests_status_known check (status in ('pending', 'accepted', 'declined')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint follow_requests_once unique (from_user_id, to_user_id),
  constraint follow_requests_not_self check (from_user_id <> to_user_id)
);
create index follow_requests_received_idx on follow_requests (to_user_id, status, created_at desc, id desc);
create index follow_requests_sent_idx on follow_requests (from_user_id, status, created_at desc, id desc);

create table follows (
  id uuid not null default gen_random_uuid() unique,
  follower_id uuid not null references users (id) on delete cascade,
  following_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (follower_id, following_id),
  constraint follows_not_self check (follower_id <> following_id)
);
create index follows_following_idx on follows (following_id, created_at desc, follower_id);

create table blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (blocker_id, blocked_id),
  constraint blocks_not_self check (blocker_id <> blocked_id)
);
create index blocks_blocked_idx on blocks (blocked_id);
