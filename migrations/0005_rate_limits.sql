-- Counters of the rate limits when there is no Redis. Unlogged: a crash of Postgres forgets them, which costs nobody
-- anything, and counting stays cheap. The shape (and the column order) is the one rate-limiter-flexible expects.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint -- milliseconds since 1970
);
create index rate_limits_expire_idx on rate_limits (expire);
