-- The bits of a block at these places. In plpgsql, because an SQL function that holds a query is started anew for each call: a hundred
-- places took it five times as long, and a search for one word calls it a few times.
create or replace function search_bits(places smallint[]) returns bit(8192)
  language plpgsql immutable strict parallel safe
  as $$
declare
  bits bit(8192) := 0::bit(8192);
  place smallint;
begin
  foreach place in array places loop
    bits := set_bit(bits, place, 1);
  end loop;
  return bits;
end $$;
