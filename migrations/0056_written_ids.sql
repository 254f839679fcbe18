-- Of the answer to a write that may be sent again, only the ids of what it made are kept: the whole answer was charged to nobody and
-- outlived what was deleted for good. In the form in which the version before reads an answer, for it may run beside this one.
create function ids_of_answer(answer jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object('json', jsonb_strip_nulls(
    jsonb_build_object('id', answer #> '{json,id}', 'batchId', answer #> '{json,batchId}')))
$$;

-- Whichever version writes it.
create function keep_ids_of_answer() returns trigger language plpgsql as $$
begin
  new.answer := ids_of_answer(new.answer);
  return new;
end $$;
create trigger answered_writes_ids before insert or update of answer on answered_writes
for each row when (new.answer is not null) execute function keep_ids_of_answer();

update answered_writes set answer = answer where answer <> ids_of_answer(answer);
