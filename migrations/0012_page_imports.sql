-- Pages that a person pastes or sends from their own browser, many addresses at once, recipes that are there already.

alter table imports
  -- The page itself, when it was given instead of an address. It goes when the import is put away.
  add column content text,
  -- What is being read, where the address does not tell.
  add column label text,
  -- Imports that were started together.
  add column batch_id uuid,
  -- Which recipe of a page that holds several the person chose, from 0.
  add column choice integer;
create index imports_owner_batch_idx on imports (user_id, batch_id) where batch_id is not null;

-- When each site may be asked next by imports that were started together, whichever worker runs them.
create table host_turns (
  host text primary key,
  next_at timestamptz not null
);
create index host_turns_next_idx on host_turns (next_at);

-- Two addresses of one page have the same key: http or https, with and without www, in its mobile or AMP form, with a
-- trailing slash, a fragment or what advertisers append.
create function source_key(address text) returns uuid
  language plpgsql immutable strict parallel safe
  as $$
declare
  rest text := regexp_replace(split_part(address, '#', 1), '^\s*https?://', '', 'i');
  host text;
  path text;
  parameters text;
begin
  if address !~* '^\s*https?://[^/?#]' then
    return null;
  end if;
  -- A copy in one of the caches of the AMP project names the page it is a copy of.
  rest := regexp_replace(rest, '^([^/]+\.cdn\.ampproject\.org/[a-z]|(www\.)?google\.[a-z.]+/amp)/(s/)?', '', 'i');
  host := lower((regexp_match(rest, '^[^/?]*'))[1]);
  host := regexp_replace(host, '\.*(:80|:443)?\.*$', '');
  host := regexp_replace(host, '^(www|amp|m)\.(?=[^.]+\.)', '');
  path := split_part(substr(rest, length((regexp_match(rest, '^[^/?]*'))[1]) + 1), '?', 1);
  path := regexp_replace(path, '/amp(\.html?)?/*$|^/amp(?=/.)|\.amp(?=(\.html?)?$)', '', 'i');
  path := regexp_replace(path, '(/index\.(html?|php))?/*$', '', 'i');
  select string_agg(parameter, '&' order by parameter collate "C") into parameters
  from string_to_table(case when position('?' in rest) > 0 then split_part(rest, '?', 2) end, '&') as parameter
  where parameter <> '' and parameter !~*
    '^(utm_\w+|\w*clid|fb_\w+|gbraid|wbraid|_ga|_gl|mc_[ce]id|_hs\w+|mkt_tok|igsh(id)?|epik|ref|ref_\w+|amp|outputtype=amp|srsltid|cmpid|sh)(=|$)';
  return md5(host || path || coalesce('?' || parameters, ''))::uuid;
end $$;

alter table recipes add column source_key uuid generated always as (source_key(source_url)) stored;
create index recipes_owner_source_idx on recipes (user_id, source_key) where source_key is not null;
