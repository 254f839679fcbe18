-- The link of a shopping list: whoever has it reads what is on the list, until it is revoked. A deleted list loses it.
create table shopping_list_links (
  list_id uuid primary key,
  user_id uuid not null,
  -- A permission by itself.
  share_id uuid not null unique default gen_random_uuid(),
  created_at timestamptz(3) not null default now(),
  constraint shopping_list_links_list_fkey
    foreign key (list_id, user_id) references shopping_lists (id, user_id) on delete cascade
);
create index shopping_list_links_owner_idx on shopping_list_links (user_id);
create trigger shopping_list_links_charged after insert on shopping_list_links
  referencing new table as added for each statement execute function charge_links();
create trigger shopping_list_links_charge_returned after delete on shopping_list_links
  referencing old table as removed for each statement execute function charge_links();

-- For devices: a list says whether it has a link.
create trigger shopping_list_links_noted_added after insert on shopping_list_links referencing new table as changed
  for each statement execute function note_change('shoppingList', 'list_id', 'vault');
create trigger shopping_list_links_noted_removed after delete on shopping_list_links referencing old table as changed
  for each statement execute function note_change('shoppingList', 'list_id', 'vault');

-- Whatever else it counts stays as it is.
do $$
begin
  execute replace(pg_get_functiondef('counted_usage()'::regprocedure), 'from shopping_list_members m',
    'from shopping_list_members m union all select k.user_id, 500 from shopping_list_links k');
end $$;
