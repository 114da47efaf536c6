-- A view an admin keeps of a list: its search, filters and sort order, as they are in the address of the page.
create table saved_views (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  list text not null check (list in (
    'users', 'businesses', 'creators', 'campaigns', 'payments', 'payouts', 'disputes', 'reports', 'emails', 'support',
    'social_accounts', 'waitlist', 'audit_log', 'ledger'
  )),
  name text not null check (char_length(name) between 1 and 40),
  view jsonb not null,
  created_at timestamptz(3) not null,
  unique (user_id, list, name)
);
