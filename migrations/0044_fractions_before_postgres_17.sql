-- Before 17, unaccent() writes '1½' as '11/2': its rules could hold no blank. Fractions get theirs before it sees them.
do $$ begin
  if current_setting('server_version_num')::integer < 170000 then
    create or replace function fold_text(value text) returns text
      language sql immutable strict parallel safe
      return lower(public.unaccent('public.unaccent'::regdictionary,
        regexp_replace(value, '([¼½¾⅐-⅟↉])', ' \1', 'g')) collate "und-x-icu");
  end if;
end $$;
