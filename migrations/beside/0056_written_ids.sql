-- step
-- lines 1-15

-- step, outside of a transaction
do $$
declare
  person uuid;
begin
  for person in select distinct user_id from answered_writes loop
    update answered_writes set answer = answer where user_id = person and answer <> ids_of_answer(answer);
    commit;
  end loop;
end $$;
