-- What an admin asked for above the amount of a setting, until a second admin approves or declines it. `request` is what runs
-- then, word for word.
create table approvals (
  id uuid primary key,
  action text not null check (
    action in ('retry_refund', 'refund_open_spots', 'release_payout', 'retry_payout', 'decide_dispute')
  ),
  subject_id uuid not null,
  amount_cents integer not null check (amount_cents >= 0),
  request jsonb not null,
  reason text not null check (char_length(reason) between 1 and 4000),
  status text not null check (status in ('open', 'approved', 'declined', 'expired')),
  requested_by uuid not null references users (id),
  decided_by uuid references users (id),
  decided_at timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  check ((status = 'open') = (decided_at is null))
);
create unique index approvals_one_open on approvals (action, subject_id) where status = 'open';
create index approvals_requested_by on approvals (requested_by);
create index approvals_decided_by on approvals (decided_by);
create index approvals_open on approvals (created_at, id) where status = 'open';
