-- The target of a campaign's short links, and the perk that customers get for a code. Without a row, the links lead to the shop.
create table campaign_links (
  campaign_id uuid primary key references campaigns (id),
  target_url text check (char_length(target_url) between 1 and 500),
  perk text check (char_length(perk) between 1 and 120),
  code_use text check (code_use in ('many', 'once')),
  ends_on date,
  updated_at timestamptz(3) not null,
  check ((perk is null) = (code_use is null))
);

-- The short link of one creator's work, with the code that customers say at the counter.
create table tap_links (
  id uuid primary key,
  collaboration_id uuid not null unique references collaborations (id),
  campaign_id uuid not null references campaigns (id),
  business_id uuid not null references businesses (id),
  creator_id uuid not null references creators (id),
  code text not null unique check (code ~ '^[a-z0-9]{7}$'),
  counter_code text not null check (counter_code ~ '^[A-Z0-9]{3,12}$'),
  created_at timestamptz(3) not null,
  unique (business_id, counter_code)
);
create index tap_links_campaign_id on tap_links (campaign_id);
create index tap_links_creator_id on tap_links (creator_id);

-- How often a link was opened on a day in New York, each visitor counted once.
create table link_taps (
  link_id uuid not null references tap_links (id),
  day date not null,
  taps integer not null check (taps > 0),
  primary key (link_id, day)
);

-- A code that works once, given to one visitor of a link.
create table perk_codes (
  id uuid primary key,
  link_id uuid not null references tap_links (id),
  business_id uuid not null references businesses (id),
  code text not null check (code ~ '^[A-Z0-9]{6,12}$'),
  created_at timestamptz(3) not null,
  unique (business_id, code)
);
create index perk_codes_link_id on perk_codes (link_id, created_at);

-- A code that was redeemed at the counter. An undone row stays and counts for nothing.
create table redemptions (
  id uuid primary key,
  link_id uuid not null references tap_links (id),
  perk_code_id uuid references perk_codes (id),
  business_id uuid not null references businesses (id),
  redeemed_by uuid references users (id) on delete set null,
  redeemed_at timestamptz(3) not null,
  undone_at timestamptz(3)
);
create unique index redemptions_perk_code_id on redemptions (perk_code_id) where undone_at is null;
create index redemptions_link_id on redemptions (link_id, redeemed_at);
create index redemptions_business_id on redemptions (business_id, redeemed_at desc);
create index redemptions_redeemed_by on redemptions (redeemed_by) where redeemed_by is not null;
