-- The language that a person reads in: chosen in the settings, or null for the browser's. Mails have no browser to ask: until
-- one is chosen they are in the language in which the person signed up, downloads in that in which they were asked for.
-- Constant defaults: no row is written anew. Which languages there are is the program's to say.
alter table users
  add column language text constraint users_language check (language ~ '^[a-z]{2}$'),
  add column signup_language text not null default 'en' constraint users_signup_language check (signup_language ~ '^[a-z]{2}$');
alter table pending_signups
  add column language text not null default 'en' constraint pending_signups_language check (language ~ '^[a-z]{2}$');
alter table exports
  add column language text not null default 'en' constraint exports_language check (language ~ '^[a-z]{2}$');
