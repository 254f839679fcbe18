-- Planned once for each connection. Postgres expected the plan for anybody to be dear and planned the look-up of words anew with each
-- search, which took as long as the look-up: a third of a search.
alter function search_found(uuid, text[], integer) set plan_cache_mode = force_generic_plan;
