-- Every line of the payment provider's statement, as it was read: complete, whoever moved the money.
create table provider_entries (
  provider text not null check (provider in ('sandbox', 'stripe')),
  reference text not null check (char_length(reference) between 1 and 200),
  kind text not null check (kind in ('payment', 'refund', 'payout', 'chargeback', 'bank', 'fee', 'other')),
  our_id uuid,
  source text check (char_length(source) <= 200),
  amount_cents bigint not null,
  fee_cents bigint not null,
  description text check (char_length(description) <= 200),
  occurred_at timestamptz(3) not null,
  read_at timestamptz(3) not null,
  -- When its fee, or its line at our own bank, was posted to the ledger.
  posted_at timestamptz(3),
  -- A movement made by hand at the provider, once an admin has booked it to the reserve.
  explained_at timestamptz(3),
  explained_by uuid references users (id),
  explanation text check (char_length(explanation) between 10 and 500),
  primary key (provider, reference),
  check ((explained_at is null) = (explanation is null))
);
create index provider_entries_our_id on provider_entries (our_id) where our_id is not null;
create index provider_entries_to_post on provider_entries (occurred_at, reference) where posted_at is null;
create index provider_entries_explained_by on provider_entries (explained_by) where explained_by is not null;

-- How far the statement was read.
create table provider_readings (
  provider text primary key check (provider in ('sandbox', 'stripe')),
  read_until timestamptz(3) not null,
  read_at timestamptz(3) not null
);

-- Lists where the statement and the ledger disagree. A difference seen a second time is confirmed and raises an alarm.
create table provider_differences (
  provider text not null check (provider in ('sandbox', 'stripe')),
  subject text not null check (char_length(subject) between 1 and 250),
  -- The provider moved the first amount; the ledger says it moved the second.
  expected_cents bigint not null,
  found_cents bigint not null,
  first_seen_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  primary key (provider, subject)
);

-- Our own bank account, and a reserve that pays the provider's fees.
alter table ledger_accounts drop constraint ledger_accounts_account_check;
alter table ledger_accounts drop constraint ledger_accounts_check;
alter table ledger_accounts add constraint ledger_accounts_name check (
  account ~ '^(provider:clearing|bank:operating|platform:reserve|platform:revenue:[0-9]{1,2}|campaign:[0-9a-f-]{36}:(held|fees_held)|creator:[0-9a-f-]{36}:(pending|available|in_transit)|business:[0-9a-f-]{36}:refunds_due)$'
) not valid;
alter table ledger_accounts add constraint ledger_accounts_below_zero check (
  balance_cents >= 0 or account in ('platform:reserve', 'bank:operating')
) not valid;

-- The statement of the sandbox.
create table sandbox_balance (
  id text primary key,
  kind text not null check (kind in ('payment', 'refund', 'payout', 'chargeback', 'bank', 'fee', 'other')),
  our_id uuid,
  source text,
  amount_cents bigint not null,
  fee_cents bigint not null default 0,
  description text,
  created_at timestamptz(3) not null
);
create index sandbox_balance_created_at on sandbox_balance (created_at, id);
insert into sandbox_balance (id, kind, our_id, source, amount_cents, created_at)
select 'txn_' || id, 'payment', our_id, id, amount_cents, created_at from sandbox_checkouts where status = 'paid'
union all
select 'txn_' || id, 'refund', our_id, id, -amount_cents, created_at from sandbox_refunds where status <> 'pending'
union all
select 'txn_' || id || '_back', 'refund', our_id, id, amount_cents, created_at from sandbox_refunds where status = 'failed'
union all
select 'txn_' || id, 'payout', our_id, id, -amount_cents, created_at from sandbox_payouts
union all
select 'txn_' || id || '_back', 'payout', our_id, id, amount_cents, created_at from sandbox_payouts where status = 'failed'
union all
select 'txn_' || id, 'chargeback', null, id, -amount_cents, created_at from sandbox_chargebacks
union all
select 'txn_' || id || '_back', 'chargeback', null, id, amount_cents, created_at from sandbox_chargebacks where status = 'won';
