-- Undoing a move deletes what its file holds, and nothing more. What came with a recipe and is no field of it (cook log, pictures, its
-- collections) is written down, so that what a person adds later can be told from it. Null where a recipe came before this was
-- written down: then all of it counts as added later, and nothing is lost.
alter table move_items add column brought uuid[];

-- The same of collections that came along: what was said of each, so that one that was changed since stays.
alter table moves add column collections_as_brought uuid[] not null default '{}';
