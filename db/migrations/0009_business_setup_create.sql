alter table businesses
  -- [{ platform, url }], as the business shows them.
  add column social_links jsonb not null default '[]';
create index businesses_newest on businesses (created_at desc, id desc);

-- What the owner told us while setting up; one a business, gone with it.
create table business_onboardings (
  business_id uuid primary key references businesses (id) on delete cascade,
  step text not null check (step in ('website', 'details', 'location', 'done')),
  goals text[] not null default '{}' check (cardinality(goals) <= 10),
  other_goal text check (char_length(other_goal) <= 200),
  completed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

alter table business_locations
  add column zip text check (zip ~ '^[0-9]{5}$'),
  add column hours jsonb,
  add column address_visibility text not null default 'everyone' check (
    address_visibility in ('everyone', 'accepted_creators')
  ),
  -- Where the pin came from: a neighborhood's center, a geocoder, or a hand.
  add column placed_by text not null default 'neighborhood' check (placed_by in ('neighborhood', 'geocoder', 'hand')),
  add column archived_at timestamptz(3);

create table business_invitations (
  id uuid primary key,
  business_id uuid not null references businesses (id) on delete cascade,
  email text not null check (email = lower(email) and char_length(email) between 3 and 320),
  role text not null check (role = 'manager'),
  status text not null check (status in ('invited', 'accepted', 'declined', 'revoked', 'expired')),
  token_hash text unique,
  invited_by uuid not null references users (id),
  accepted_by uuid references users (id),
  expires_at timestamptz(3) not null,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index business_invitations_open on business_invitations (business_id, email) where status = 'invited';
create index business_invitations_business_id on business_invitations (business_id, created_at desc);
create index business_invitations_expires_at on business_invitations (expires_at) where status = 'invited';
create index business_invitations_invited_by on business_invitations (invited_by);
create index business_invitations_accepted_by on business_invitations (accepted_by);

create table enrichments (
  id uuid primary key,
  -- Null where an admin only tries an address.
  business_id uuid references businesses (id) on delete cascade,
  requested_by uuid not null references users (id),
  website_url text not null check (char_length(website_url) <= 2048),
  sources text[] not null,
  status text not null check (status in ('queued', 'running', 'done', 'failed')),
  failure text check (char_length(failure) <= 300),
  -- The pages that were read: [{ url, status, byte_size, took_ms, failure }].
  pages jsonb not null default '[]',
  started_at timestamptz(3),
  finished_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index enrichments_business_id on enrichments (business_id, created_at desc);
create index enrichments_requested_by on enrichments (requested_by, created_at desc);
create index enrichments_newest on enrichments (created_at desc, id desc);

create table enrichment_findings (
  id uuid primary key,
  enrichment_id uuid not null references enrichments (id) on delete cascade,
  field text not null check (
    field in ('name', 'description', 'logo', 'industry', 'address', 'hours', 'social_links', 'photo', 'phone')
  ),
  value jsonb not null,
  -- Read as a sentence by the owner: "crumbandco.nyc/visit".
  source_url text not null check (char_length(source_url) <= 2048),
  source_kind text not null check (
    source_kind in ('json_ld', 'open_graph', 'microdata', 'meta', 'title', 'icon', 'link', 'text')
  ),
  note text check (char_length(note) <= 200),
  confidence real not null check (confidence between 0 and 1),
  decision text check (decision in ('accepted', 'changed', 'dismissed')),
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index enrichment_findings_enrichment_id on enrichment_findings (enrichment_id, field, confidence desc);
