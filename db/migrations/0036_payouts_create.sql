-- Where the money of a creator is sent. The provider keeps the bank details; we keep what people recognize them by.
create table payees (
  id uuid primary key,
  creator_id uuid not null references creators (id),
  provider text not null check (provider in ('sandbox', 'stripe')),
  provider_reference text check (char_length(provider_reference) between 1 and 200),
  status text not null check (status in ('incomplete', 'checking', 'ready', 'restricted')),
  bank_name text check (char_length(bank_name) <= 80),
  bank_last4 text check (bank_last4 ~ '^[0-9]{4}$'),
  -- What is missing or wrong, in words for the creator.
  failure text check (char_length(failure) <= 300),
  -- Since when the provider has nothing left to ask.
  checked_at timestamptz(3),
  tax_form_at timestamptz(3),
  -- When everything available is sent next without being asked for; null where the creator does not want that.
  next_weekly_at timestamptz(3),
  -- Grows with each answer of the provider that is written down, so that an older one never replaces a newer one.
  readings integer not null default 0 check (readings >= 0),
  next_look_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (creator_id, provider),
  check ((status = 'ready') <= (checked_at is not null))
);
create index payees_weekly on payees (next_weekly_at, id) where next_weekly_at is not null;
create index payees_to_look_at on payees (next_look_at, id) where status <> 'ready' and provider_reference is not null;

-- Money on its way to a bank. Our row stands before the provider hears of it.
create table payouts (
  id uuid primary key,
  creator_id uuid not null references creators (id),
  payee_id uuid not null references payees (id),
  -- As the creator counts them.
  number integer not null check (number >= 1),
  status text not null check (status in ('requested', 'processing', 'paid', 'failed', 'canceled')),
  cause text not null check (cause in ('asked', 'weekly', 'retry')),
  amount_cents integer not null check (amount_cents between 1 and 100000000),
  -- The bank as it was when the payout was made.
  bank_name text check (char_length(bank_name) <= 80),
  bank_last4 text check (bank_last4 ~ '^[0-9]{4}$'),
  -- The batch it goes with; until then it can be called back.
  leaves_at timestamptz(3) not null,
  held_at timestamptz(3),
  held_reason text check (char_length(held_reason) between 10 and 500),
  -- The one that failed and that this one makes up for.
  retry_of uuid unique references payouts (id),
  provider text not null check (provider in ('sandbox', 'stripe')),
  provider_reference text check (char_length(provider_reference) between 1 and 200),
  failure text check (char_length(failure) <= 300),
  -- By when the bank shows it: as the provider says, and until then as we guess.
  arrives_on date not null,
  sent_at timestamptz(3),
  paid_at timestamptz(3),
  -- When it failed or was canceled.
  ended_at timestamptz(3),
  attempts integer not null default 0 check (attempts >= 0),
  -- Null once nothing more can come from the provider.
  next_look_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (creator_id, number),
  check ((held_at is null) = (held_reason is null)),
  check (held_at is null or status = 'requested'),
  check ((status in ('requested', 'canceled')) = (sent_at is null)),
  check ((status = 'paid') = (paid_at is not null)),
  check ((status in ('failed', 'canceled')) = (ended_at is not null)),
  check ((cause = 'retry') = (retry_of is not null))
);
create index payouts_creator on payouts (creator_id, id desc);
create index payouts_creator_paid on payouts (creator_id, paid_at) where status = 'paid';
create index payouts_creator_open on payouts (creator_id, id) where status in ('requested', 'processing');
create index payouts_payee_id on payouts (payee_id);
create index payouts_status on payouts (status, id desc);
create index payouts_held on payouts (id desc) where held_at is not null;
create index payouts_leaving on payouts (leaves_at, id) where status = 'requested';
create index payouts_to_look_at on payouts (next_look_at, id) where next_look_at is not null;
create index payouts_paid on payouts (paid_at) where status = 'paid';

-- Which earnings a payout is made of: the oldest first, and of the last one maybe a part.
create table payout_parts (
  payout_id uuid not null references payouts (id),
  earning_id uuid not null references earnings (id),
  amount_cents integer not null check (amount_cents >= 1),
  primary key (payout_id, earning_id)
);
create index payout_parts_earning_id on payout_parts (earning_id);

-- Statements are read month by month.
create index earnings_creator_released on earnings (creator_id, released_at);
