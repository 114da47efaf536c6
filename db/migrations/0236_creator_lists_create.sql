-- Named lists of creators, shared by everyone in the business.
create table creator_lists (
  id uuid primary key,
  business_id uuid not null references businesses (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  created_by uuid not null references users (id),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index creator_lists_name on creator_lists (business_id, lower(name));
create index creator_lists_newest on creator_lists (business_id, updated_at desc, id desc);
create index creator_lists_created_by on creator_lists (created_by);

create table creator_list_entries (
  id uuid primary key,
  list_id uuid not null references creator_lists (id) on delete cascade,
  creator_id uuid not null references creators (id) on delete cascade,
  note text not null default '' check (char_length(note) <= 500),
  added_by uuid not null references users (id),
  added_at timestamptz(3) not null,
  unique (list_id, creator_id)
);
create index creator_list_entries_newest on creator_list_entries (list_id, added_at desc, id desc);
create index creator_list_entries_creator_id on creator_list_entries (creator_id);
create index creator_list_entries_added_by on creator_list_entries (added_by);
