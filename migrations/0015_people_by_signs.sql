-- What pg_trgm knows no trigrams of (signs, pictures, letters apart) is searched among people by these: every three characters
-- in a row of which one is neither a to z nor a digit.
create function signs_of(name text) returns text[]
  language sql immutable strict parallel safe
  return array(
    select distinct substr(name, place, 3) from generate_series(1, char_length(name) - 2) as place
    where substr(name, place, 3) collate "C" ~ '[^a-z0-9]');
create index profiles_signs_idx on profiles using gin (signs_of(search_name));
