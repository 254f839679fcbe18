-- The last places of a block whose bits are set, as many as are asked for, from the end. The recipes of a block have their places in
-- the order in which they were added (migration 0041), so these are its newest: a first page is made of them alone. In plpgsql,
-- because an SQL function may be planned in another order than its loops are written in.
create function search_last_places(recipes bit(8192), max_count integer) returns setof smallint
  language plpgsql immutable strict parallel safe rows 25
  as $$
declare
  piece bit(64);
  found integer := 0;
begin
  for part in reverse 127..0 loop
    piece := substring(recipes from 64 * part + 1 for 64);
    continue when piece = 0::bit(64);
    for place in reverse 63..0 loop
      continue when get_bit(piece, place) = 0;
      return next 64 * part + place;
      found := found + 1;
      if found = max_count then
        return;
      end if;
    end loop;
  end loop;
end $$;
