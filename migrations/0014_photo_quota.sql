-- How many photos each person has, attached to a recipe or not. The row is raised by one conditional update in the
-- transaction that inserts a photo, so that no number of uploads at once makes more than 30.
create table photo_counts (
  user_id uuid primary key references users (id) on delete cascade,
  photos integer not null constraint photo_counts_range check (photos between 0 and 30)
);
lock table photos in share row exclusive mode;
insert into photo_counts (user_id, photos)
  select user_id, count(*) from photos where purpose = 'photo' group by user_id;

create function count_added_photo() returns trigger language plpgsql as $$
begin
  insert into photo_counts as c (user_id, photos) values (new.user_id, 1)
    on conflict (user_id) do update set photos = c.photos + 1 where c.photos < 30;
  if not found then
    raise exception 'this person has 30 photos' using errcode = 'check_violation', constraint = 'photos_limit';
  end if;
  return new;
end $$;
create trigger photos_counted before insert on photos
  for each row when (new.purpose = 'photo') execute function count_added_photo();

create function count_removed_photo() returns trigger language plpgsql as $$
begin
  update photo_counts set photos = photos - 1 where user_id = old.user_id;
  return null;
end $$;
create trigger photos_discounted after delete on photos
  for each row when (old.purpose = 'photo') execute function count_removed_photo();
