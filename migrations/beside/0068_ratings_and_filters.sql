-- step
-- lines 1-61

-- step, outside of a transaction
create index concurrently recipes_owner_site_idx on recipes (user_id, site_of(source_url, social_media_url), id)
  where source_url is not null or social_media_url is not null;
