-- Which ingredients are ticked off on one device, for the other devices of the same person. A row says that a line was ticked or
-- unticked, and when: the last one counts. Rows are worth a day (shared/src/recipe/ticks.ts); the sweep removes them.
create table recipe_ticks (
  recipe_id uuid not null,
  user_id uuid not null,
  -- In the ingredients of the recipe, from 0 on.
  place smallint not null,
  -- Of the line that was ticked: one that was edited since is another one.
  line_hash uuid not null,
  is_ticked boolean not null,
  ticked_at timestamptz(3) not null,
  primary key (recipe_id, place),
  foreign key (recipe_id, user_id) references recipes (id, user_id) on delete cascade
);
create index recipe_ticks_ticked_at_idx on recipe_ticks (ticked_at);

-- Told with the recipe to devices that keep a copy.
create trigger recipe_ticks_change_noted after insert or update on recipe_ticks
  for each row execute function note_linked_recipe();
