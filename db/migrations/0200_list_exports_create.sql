-- Lists that admins take out of the house as CSV. A job writes them in parts; `cursor` is where the next part begins.
create table list_exports (
  id uuid primary key,
  user_id uuid not null references users (id),
  list text not null check (list in (
    'users', 'businesses', 'creators', 'campaigns', 'payments', 'payouts', 'disputes', 'reports', 'emails', 'support',
    'social_accounts', 'waitlist', 'audit_log', 'ledger'
  )),
  filters jsonb not null,
  first_day date,
  last_day date,
  status text not null check (status in ('running', 'done', 'canceled', 'failed', 'expired')),
  cursor text,
  part_count integer not null default 0,
  row_count integer not null default 0,
  byte_size bigint not null default 0,
  attempts integer not null default 0,
  asked_at timestamptz(3) not null,
  ended_at timestamptz(3),
  expires_at timestamptz(3),
  check ((status = 'running') = (ended_at is null)),
  check ((status in ('done', 'expired')) = (expires_at is not null))
);
create index list_exports_user_id on list_exports (user_id, id desc);
create index list_exports_expires_at on list_exports (expires_at) where status = 'done';
create index list_exports_ended_at on list_exports (ended_at) where ended_at is not null;

create table list_export_parts (
  list_export_id uuid not null references list_exports (id) on delete cascade,
  number integer not null,
  file_key text not null,
  byte_size integer not null,
  primary key (list_export_id, number)
);
