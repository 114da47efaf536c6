-- An owner as the payment provider knows them, so that it can keep a card for them. One for each business they pay for.
create table payers (
  id uuid primary key,
  business_id uuid not null references businesses (id) on delete cascade,
  user_id uuid not null references users (id),
  provider text not null check (provider in ('sandbox', 'stripe')),
  provider_reference text check (char_length(provider_reference) <= 200),
  round integer not null default 0,
  created_at timestamptz(3) not null,
  unique (business_id, user_id, provider)
);
create index payers_user_id on payers (user_id);

-- A card the provider keeps. We know its brand, its last four digits and when it expires. The row never changes but to end.
create table saved_cards (
  id uuid primary key,
  payer_id uuid not null references payers (id) on delete cascade,
  provider_reference text not null unique check (char_length(provider_reference) <= 200),
  brand text not null check (char_length(brand) between 1 and 40),
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month integer not null check (exp_month between 1 and 12),
  exp_year integer not null check (exp_year between 2000 and 2200),
  saved_at timestamptz(3) not null,
  removed_at timestamptz(3),
  -- When the provider confirmed that it keeps the card no longer.
  detached_at timestamptz(3)
);
-- A payer has one card at a time.
create unique index saved_cards_payer on saved_cards (payer_id) where removed_at is null;
create index saved_cards_payer_id on saved_cards (payer_id);
create index saved_cards_to_detach on saved_cards (removed_at) where removed_at is not null and detached_at is null;

-- The payer whose card is to be kept, if the payment page is to keep it.
alter table fundings add column payer_id uuid;
alter table fundings add constraint fundings_payer_id_fkey
  foreign key (payer_id) references payers (id) on delete set null not valid;
-- The saved card that pays, and why it couldn't. The payer then pays on the provider's page.
alter table fundings add column card_id uuid;
alter table fundings add constraint fundings_card_id_fkey
  foreign key (card_id) references saved_cards (id) on delete set null not valid;
alter table fundings add column card_refusal text check (card_refusal in ('declined', 'authentication', 'removed'));
create index fundings_payer_id on fundings (payer_id) where payer_id is not null;
create index fundings_card_id on fundings (card_id) where card_id is not null;

-- The sandbox's own cards, and the checkout that keeps one.
create table sandbox_cards (
  id text primary key,
  checkout_id text not null unique references sandbox_checkouts (id),
  payer text not null,
  behavior text not null check (behavior in ('works', 'declines', 'authenticates')),
  created_at timestamptz(3) not null,
  removed_at timestamptz(3)
);
alter table sandbox_checkouts add column payer text;
