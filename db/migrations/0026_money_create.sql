-- Money moves only by transfers between two accounts. What is left in an account stands beside it, so that a CHECK can
-- keep it from being spent twice.
create table ledger_accounts (
  account text primary key check (
    account ~ '^(provider:clearing|platform:reserve|platform:revenue:[0-9]{1,2}|campaign:[0-9a-f-]{36}:(held|fees_held)|creator:[0-9a-f-]{36}:(pending|available|in_transit)|business:[0-9a-f-]{36}:refunds_due)$'
  ),
  balance_cents bigint not null default 0,
  opened_at timestamptz(3) not null,
  check (balance_cents >= 0 or account = 'platform:reserve'),
  -- Every payment passes here, and all would wait for one row: its balance is the sum of its transfers.
  check (balance_cents = 0 or account <> 'provider:clearing')
);

-- One thing that happened to money; its key keeps it from happening twice.
create table ledger_events (
  id uuid primary key,
  event_key text not null unique check (char_length(event_key) between 1 and 120),
  kind text not null check (char_length(kind) between 1 and 40),
  campaign_id uuid,
  -- The funding, refund, earning or payout it belongs to.
  subject_id uuid,
  -- The transfers as they were asked for: the same key with others is a mistake, not a repetition.
  fingerprint text not null,
  occurred_at timestamptz(3) not null
);
create index ledger_events_campaign_id on ledger_events (campaign_id, id) where campaign_id is not null;
create index ledger_events_subject_id on ledger_events (subject_id, id) where subject_id is not null;

create table ledger_transfers (
  id uuid primary key,
  event_id uuid not null references ledger_events (id),
  from_account text not null references ledger_accounts (account),
  to_account text not null references ledger_accounts (account),
  amount_cents bigint not null check (amount_cents between 1 and 100000000000),
  check (from_account <> to_account)
);
create index ledger_transfers_event_id on ledger_transfers (event_id, id);
create index ledger_transfers_from_account on ledger_transfers (from_account, id);
create index ledger_transfers_to_account on ledger_transfers (to_account, id);

create trigger ledger_events_append_only before update or delete on ledger_events
  for each row execute function refuse_change();
create trigger ledger_transfers_append_only before update or delete on ledger_transfers
  for each row execute function refuse_change();

-- Money on its way into a campaign. No foreign keys to what it was for: what was paid is known also after that is gone.
create table fundings (
  id uuid primary key,
  business_id uuid not null,
  campaign_id uuid not null,
  -- The first payment opens a campaign; a quote above the posted payout needs the rest paid in first.
  purpose text not null check (purpose in ('first', 'more_spots', 'quote')),
  status text not null check (status in ('created', 'paid', 'failed', 'canceled', 'expired')),
  slots integer not null check (slots between 0 and 50),
  -- Of one spot, or what a quote adds to it.
  payout_cents integer not null check (payout_cents between 1 and 500000),
  fee_cents integer not null check (fee_cents between 0 and 500000),
  total_cents integer not null,
  refunded_cents integer not null default 0,
  application_id uuid,
  quote_id uuid,
  -- What the creator is to receive once the difference is in.
  agreed_cents integer check (agreed_cents between 500 and 500000),
  provider text not null check (provider in ('sandbox', 'stripe')),
  provider_reference text,
  checkout_url text check (char_length(checkout_url) <= 2048),
  -- A bank takes days; until then the checkout is neither paid nor over.
  processing_at timestamptz(3),
  failure text check (char_length(failure) <= 300),
  paid_at timestamptz(3),
  expires_at timestamptz(3) not null,
  next_look_at timestamptz(3) not null,
  started_by uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((purpose = 'quote') = (slots = 0)),
  check ((purpose = 'quote') = (application_id is not null and quote_id is not null and agreed_cents is not null)),
  check (total_cents = greatest(slots, 1) * (payout_cents + fee_cents)),
  check (refunded_cents between 0 and total_cents and (refunded_cents = 0 or status = 'paid')),
  check ((status = 'paid') = (paid_at is not null))
);
create index fundings_campaign_id on fundings (campaign_id, id);
create index fundings_business_paid on fundings (business_id, paid_at desc, id desc) where status = 'paid';
create index fundings_application_id on fundings (application_id) where application_id is not null;
create index fundings_to_look_at on fundings (next_look_at, id) where status = 'created';
-- Two open checkouts for the same thing could both be paid.
create unique index fundings_one_open on fundings (campaign_id) where status = 'created' and slots > 0;
create unique index fundings_one_open_quote on fundings (quote_id) where status = 'created' and quote_id is not null;
create index fundings_quote_id on fundings (quote_id) where quote_id is not null;

create table refunds (
  id uuid primary key,
  -- One decision to give money back, which may take from several payments.
  refund_key text not null check (char_length(refund_key) between 1 and 120),
  funding_id uuid not null references fundings (id),
  business_id uuid not null,
  campaign_id uuid not null,
  reason text not null check (
    reason in ('cancelled', 'expired', 'completed', 'spots_open', 'lower_quote', 'quote_over', 'not_needed')
  ),
  status text not null check (status in ('created', 'sent', 'paid', 'failed')),
  slots integer not null check (slots between 0 and 50),
  payout_cents integer not null check (payout_cents >= 0),
  fee_cents integer not null check (fee_cents >= 0),
  total_cents integer not null check (total_cents > 0),
  provider_reference text,
  failure text check (char_length(failure) <= 300),
  paid_at timestamptz(3),
  attempts integer not null default 0,
  next_look_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (refund_key, funding_id),
  check (total_cents = payout_cents + fee_cents),
  check ((status = 'paid') = (paid_at is not null))
);
create index refunds_funding_id on refunds (funding_id);
create index refunds_campaign_id on refunds (campaign_id, id);
create index refunds_to_look_at on refunds (next_look_at, id) where status in ('created', 'sent', 'failed');

-- The answer to a request that may come again, so that again is not twice.
create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  operation text not null check (char_length(operation) between 1 and 80),
  idempotency_key text not null check (char_length(idempotency_key) between 1 and 100),
  request_hash text not null,
  -- What the transaction made, then what was answered.
  made jsonb,
  reply jsonb,
  created_at timestamptz(3) not null,
  primary key (user_id, operation, idempotency_key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- What payment providers told us, as they wrote it, once each.
create table webhook_events (
  id uuid primary key,
  provider text not null check (provider in ('sandbox', 'stripe')),
  external_id text not null check (char_length(external_id) between 1 and 200),
  kind text not null check (char_length(kind) between 1 and 100),
  body text not null check (char_length(body) <= 262144),
  received_at timestamptz(3) not null,
  applied_at timestamptz(3),
  note text check (char_length(note) <= 300),
  unique (provider, external_id)
);
create index webhook_events_waiting on webhook_events (received_at, id) where applied_at is null;

-- The memory of the sandbox, which stands in for a payment provider. Nothing but the sandbox reads these.
create table sandbox_checkouts (
  id text primary key,
  our_id uuid not null unique,
  amount_cents integer not null check (amount_cents > 0),
  description text not null,
  return_url text not null,
  cancel_url text not null,
  status text not null check (status in ('open', 'processing', 'paid', 'failed', 'canceled', 'expired')),
  failure text,
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create table sandbox_refunds (
  id text primary key,
  our_id uuid not null unique,
  checkout_id text not null references sandbox_checkouts (id),
  amount_cents integer not null check (amount_cents > 0),
  status text not null check (status in ('pending', 'paid', 'failed')),
  created_at timestamptz(3) not null
);
create index sandbox_refunds_checkout_id on sandbox_refunds (checkout_id);
create table sandbox_events (
  id text primary key,
  kind text not null,
  body text not null,
  created_at timestamptz(3) not null,
  delivered_at timestamptz(3)
);
