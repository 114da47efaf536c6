-- Whether shops find a creator in the directory. The application form told creators that shops look for them, so they are
-- listed until they decide otherwise.
alter table creators add column is_listed boolean not null default true;

-- The deadline a version was handed in against. Earlier versions keep none: theirs is in the contract.
alter table submissions add column due_at timestamptz(3);

-- What the directory filters and sorts by, one row for each listed creator. `tags` holds every filter the creator meets, so
-- that any combination of filters is one search in one index.
create table directory_entries (
  creator_id uuid primary key references creators (id) on delete cascade,
  neighborhood_id uuid references neighborhoods (id),
  tags text[] not null,
  match_score integer not null,
  approved_at timestamptz(3) not null,
  rating_tenths integer check (rating_tenths between 10 and 50),
  price_from_cents integer,
  on_time_percent integer check (on_time_percent between 0 and 100),
  deadline_count integer not null,
  median_rounds integer,
  job_count integer not null
);
create index directory_entries_tags on directory_entries using gin (tags) with (fastupdate = off);
create index directory_entries_neighborhood_id on directory_entries (neighborhood_id);
create index directory_entries_best on directory_entries (match_score desc, creator_id desc);
create index directory_entries_newest on directory_entries (approved_at desc, creator_id desc);
create index directory_entries_rating on directory_entries ((coalesce(rating_tenths, 0)) desc, creator_id desc);
create index directory_entries_price on directory_entries ((coalesce(price_from_cents, 2147483647)), creator_id);

-- Creators whose entry is out of date. Rows are only added and taken away, so that no change ever waits for another one.
create table directory_changes (
  id bigint generated always as identity primary key,
  creator_id uuid not null
);

create function note_directory_change() returns trigger language plpgsql as $$
begin
  insert into directory_changes (creator_id) select distinct creator_id from changed;
  return null;
end $$;

create function note_directory_work() returns trigger language plpgsql as $$
begin
  insert into directory_changes (creator_id)
  select distinct c.creator_id from changed join collaborations c on c.id = changed.collaboration_id;
  return null;
end $$;

-- Who may no longer be listed is gone at once; everything else follows within a minute.
create function note_directory_creator() returns trigger language plpgsql as $$
begin
  delete from directory_entries e using changed
  where e.creator_id = changed.id
    and not (changed.is_listed and coalesce(changed.status, '') in ('approved', 'active'));
  insert into directory_changes (creator_id) select id from changed;
  return null;
end $$;

create function note_directory_person() returns trigger language plpgsql as $$
begin
  delete from directory_entries e using changed join creators c on c.user_id = changed.user_id
  where e.creator_id = c.id
    and not (changed.account_status = 'active' and coalesce(changed.role, '') = 'creator');
  insert into directory_changes (creator_id)
  select c.id from changed join before on before.user_id = changed.user_id join creators c on c.user_id = changed.user_id
  where (before.account_status, before.role) is distinct from (changed.account_status, changed.role);
  return null;
end $$;

create trigger creators_directory_insert after insert on creators referencing new table as changed
  for each statement execute function note_directory_creator();
create trigger creators_directory_update after update on creators referencing new table as changed
  for each statement execute function note_directory_creator();
create trigger profiles_directory_update after update on profiles
  referencing old table as before new table as changed
  for each statement execute function note_directory_person();
create trigger creator_niches_directory_insert after insert on creator_niches referencing new table as changed
  for each statement execute function note_directory_change();
create trigger creator_niches_directory_delete after delete on creator_niches referencing old table as changed
  for each statement execute function note_directory_change();
create trigger creator_rates_directory_insert after insert on creator_rates referencing new table as changed
  for each statement execute function note_directory_change();
create trigger creator_rates_directory_update after update on creator_rates referencing new table as changed
  for each statement execute function note_directory_change();
create trigger creator_rates_directory_delete after delete on creator_rates referencing old table as changed
  for each statement execute function note_directory_change();
create trigger social_accounts_directory_insert after insert on social_accounts referencing new table as changed
  for each statement execute function note_directory_change();
create trigger social_accounts_directory_update after update on social_accounts referencing new table as changed
  for each statement execute function note_directory_change();
create trigger social_accounts_directory_delete after delete on social_accounts referencing old table as changed
  for each statement execute function note_directory_change();
create trigger ratings_directory_update after update on ratings referencing new table as changed
  for each statement execute function note_directory_change();
create trigger deliverables_directory_update after update on deliverables referencing new table as changed
  for each statement execute function note_directory_work();

insert into directory_changes (creator_id) select id from creators where status in ('approved', 'active');
