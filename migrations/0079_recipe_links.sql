-- Recipes within recipes: a line of a recipe names another recipe of its vault. A link counts while its line and both recipes are there. Its
-- row stays beyond that, so that a version or a recipe that is restored has it again. Followed through all rows, no recipe leads back to itself.
create table recipe_links (
  user_id uuid not null references vaults on delete cascade,
  recipe_id uuid not null,
  -- Of the line: one that was edited since is another one.
  line_hash uuid not null,
  linked_id uuid not null,
  -- How much of what the line takes the linked recipe makes, as somebody wrote it ('600 g'); empty while that is not known.
  yields text not null default '' constraint recipe_links_yields_length check (char_length(yields) <= 60),
  created_at timestamptz(3) not null default now(),
  primary key (recipe_id, line_hash),
  constraint recipe_links_apart check (recipe_id <> linked_id));
create index recipe_links_linked_idx on recipe_links (linked_id);
create index recipe_links_user_idx on recipe_links (user_id);

create trigger recipe_links_noted_added after insert on recipe_links referencing new table as changed
  for each statement execute function note_change('recipe', 'recipe_id', 'vault');
create trigger recipe_links_noted_changed after update on recipe_links referencing new table as changed
  for each statement execute function note_change('recipe', 'recipe_id', 'vault');
create trigger recipe_links_noted_removed after delete on recipe_links referencing old table as changed
  for each statement execute function note_change('recipe', 'recipe_id', 'vault');
create trigger recipe_links_charged after insert on recipe_links referencing new table as added
  for each statement execute function charge_links();
create trigger recipe_links_charge_returned after delete on recipe_links referencing old table as removed
  for each statement execute function charge_links();

-- Removes the links of and to recipes that are neither there nor in the bin any more.
create function remove_dead_links() returns trigger language plpgsql as $$
begin
  delete from recipe_links k using (
      select g.id from gone g
      where not exists (select from recipes r where r.id = g.id) and not exists (select from deleted_items d where d.id = g.id)) as dead
    where k.recipe_id = dead.id or k.linked_id = dead.id;
  return null;
end $$;
create trigger recipes_dead_links_removed after delete on recipes referencing old table as gone
  for each statement execute function remove_dead_links();
create trigger deleted_items_dead_links_removed after delete on deleted_items referencing old table as gone
  for each statement execute function remove_dead_links();

-- Whatever else it counts stays as it is.
do $$
begin
  execute replace(pg_get_functiondef('counted_usage()'::regprocedure),
    'union all select q.user_id, 500 from recipe_ratings q',
    'union all select q.user_id, 500 from recipe_ratings q
      union all select n.user_id, 500 from recipe_links n');
end $$;
