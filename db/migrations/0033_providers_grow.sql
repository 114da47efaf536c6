-- A bank takes a payment back for who paid; what it took is laid out from the reserve until that is decided.
create table chargebacks (
  id uuid primary key,
  funding_id uuid not null references fundings (id),
  business_id uuid not null,
  campaign_id uuid not null,
  provider text not null check (provider in ('sandbox', 'stripe')),
  provider_reference text not null check (char_length(provider_reference) between 1 and 200),
  status text not null check (status in ('open', 'won', 'lost')),
  amount_cents integer not null check (amount_cents > 0),
  reason text check (char_length(reason) <= 300),
  decided_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (provider, provider_reference),
  check ((status = 'open') = (decided_at is null))
);
create index chargebacks_funding_id on chargebacks (funding_id);
create index chargebacks_campaign_id on chargebacks (campaign_id, id);
create index chargebacks_open on chargebacks (id) where status = 'open';

-- The memory of the sandbox grows by those it pays out to, by what it paid them, and by what banks took back.
create table sandbox_payees (
  id text primary key,
  our_id uuid not null unique,
  email text not null,
  full_name text not null,
  status text not null check (status in ('incomplete', 'checking', 'ready', 'restricted')),
  bank_name text check (char_length(bank_name) between 1 and 80),
  bank_last4 text check (bank_last4 ~ '^[0-9]{4}$'),
  -- Takes no money any more, which shows only when some is sent.
  is_bank_closed boolean not null default false,
  has_tax_form boolean not null default false,
  failure text,
  return_url text,
  created_at timestamptz(3) not null
);
create table sandbox_payouts (
  id text primary key,
  our_id uuid not null unique,
  payee_id text not null references sandbox_payees (id),
  amount_cents integer not null check (amount_cents > 0),
  description text not null,
  status text not null check (status in ('processing', 'paid', 'failed')),
  failure text,
  arrives_on date not null,
  created_at timestamptz(3) not null
);
create index sandbox_payouts_payee_id on sandbox_payouts (payee_id);
create table sandbox_chargebacks (
  id text primary key,
  checkout_id text not null unique references sandbox_checkouts (id),
  status text not null check (status in ('open', 'won', 'lost')),
  amount_cents integer not null check (amount_cents > 0),
  created_at timestamptz(3) not null
);

-- The books of both sides are compared by spans of time.
create index sandbox_checkouts_created_at on sandbox_checkouts (created_at, our_id);
create index sandbox_refunds_created_at on sandbox_refunds (created_at, our_id);
create index sandbox_payouts_created_at on sandbox_payouts (created_at, our_id);
