-- Texts people use often. A person's own, a team's where they belong to a business, the admins' where they belong to neither.
create table saved_replies (
  id uuid primary key,
  user_id uuid references users (id) on delete cascade,
  business_id uuid references businesses (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 60),
  body text not null check (char_length(body) between 1 and 2000),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (num_nonnulls(user_id, business_id) <= 1)
);
create index saved_replies_user_id on saved_replies (user_id, title);
create index saved_replies_business_id on saved_replies (business_id, title);
