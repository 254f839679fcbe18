-- A visitor is an address or IPv6 network, and counts once a day. What was counted by the hour stays in access_count; who came
-- today under the old rule cannot be told from the hashes, so those rows go.
delete from share_visits;
alter table share_visits drop column hour, add column day date not null, add primary key (share_id, visitor, day);
create index share_visits_day_idx on share_visits (day);

-- The import that a recipe was made from: saved again, it gives that recipe. No reference, for imports are removed after a while.
alter table recipes add column import_id uuid;
create unique index recipes_owner_import_idx on recipes (user_id, import_id) where import_id is not null;

-- Nobody's password belongs into the address of a source.
create function pg_temp.without_credentials(address text) returns text language sql immutable as
  $$ select regexp_replace(address, '^(https?://[\\/\t\r\n]*)[^/?#\\]*@', '\1', 'i') $$;
update recipes set source_url = pg_temp.without_credentials(source_url), social_media_url = pg_temp.without_credentials(social_media_url)
  where concat(source_url, social_media_url) like '%@%';
update recipe_versions set source_url = pg_temp.without_credentials(source_url), social_media_url = pg_temp.without_credentials(social_media_url)
  where concat(source_url, social_media_url) like '%@%';
update imports set
  label = pg_temp.without_credentials(label),
  input = case when input ->> 'url' is not null then jsonb_set(input, '{url}', to_jsonb(pg_temp.without_credentials(input ->> 'url'))) else input end,
  draft = case when draft ->> 'sourceUrl' is null then draft
    else jsonb_set(draft, '{sourceUrl}', to_jsonb(pg_temp.without_credentials(draft ->> 'sourceUrl'))) end
  where concat(label, input ->> 'url', draft ->> 'sourceUrl') like '%@%';
