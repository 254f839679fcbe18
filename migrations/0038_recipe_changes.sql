-- What a device that keeps a copy of a library has to ask for again (docs/adr/023-installed-app.md). Rows are only added, in the
-- transaction of the change: nobody waits for another's row. A daily sweep removes those that a later change made needless.
create table recipe_changes (
  user_id uuid not null,
  changed_in xid8 not null,
  -- Of a recipe that is gone, too.
  recipe_id uuid not null,
  primary key (user_id, changed_in, recipe_id)
);

-- Numbers of transactions mean something in one database only, as long as it lives: neither in one that was restored nor in a
-- replica that took over, which may lack the last changes.
create table recipe_changes_origin (id uuid not null default gen_random_uuid());
insert into recipe_changes_origin default values;

create function note_recipe_change(owner uuid, changed uuid) returns void language sql
  begin atomic
    -- Not while an account is being deleted.
    insert into recipe_changes select owner, pg_current_xact_id(), changed where exists (select from users where id = owner)
    on conflict do nothing;
  end;
create function note_changed_recipe() returns trigger language plpgsql as $$
begin
  perform note_recipe_change(coalesce(new.user_id, old.user_id), coalesce(new.id, old.id));
  return null;
end $$;
create trigger recipes_change_noted after insert or update or delete on recipes
  for each row execute function note_changed_recipe();

-- A favourite and a share are shown with the recipe.
create function note_linked_recipe() returns trigger language plpgsql as $$
begin
  perform note_recipe_change(coalesce(new.user_id, old.user_id), coalesce(new.recipe_id, old.recipe_id));
  return null;
end $$;
create trigger playlist_recipes_change_noted after insert or delete on playlist_recipes
  for each row execute function note_linked_recipe();
create trigger recipe_shares_change_noted after insert or delete on recipe_shares
  for each row execute function note_linked_recipe();

-- With an account all of it goes. No foreign key: each change would look up and lock its owner.
create function forget_recipe_changes() returns trigger language plpgsql as $$
begin
  delete from recipe_changes where user_id = old.id;
  return null;
end $$;
create trigger users_forget_recipe_changes after delete on users
  for each row execute function forget_recipe_changes();
