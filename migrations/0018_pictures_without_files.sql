-- Since when the files of a picture have not been found in the store: only one that stays without them for a week is removed.
alter table photos add column files_missing_since timestamptz;
