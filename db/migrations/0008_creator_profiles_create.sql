alter table creators
  add column handle text check (handle ~ '^[a-z0-9][a-z0-9._]{1,29}$'),
  add column bio text check (char_length(bio) <= 600),
  add column languages text[] not null default '{}' check (cardinality(languages) <= 12),
  add column home_city_id uuid,
  add column home_neighborhood_id uuid,
  add column availability text check (char_length(availability) <= 200),
  add column agreed_at timestamptz(3),
  add column submitted_at timestamptz(3),
  add column review_due_at timestamptz(3),
  add column submission_count integer not null default 0;
alter table creators
  add constraint creators_home_city_id_fkey foreign key (home_city_id) references cities (id) not valid,
  add constraint creators_home_neighborhood_id_fkey foreign key (home_neighborhood_id)
    references neighborhoods (id) not valid;
create unique index creators_handle on creators (handle);
create index creators_home_neighborhood_id on creators (home_neighborhood_id);
create index creators_home_city_id on creators (home_city_id);
create index creators_status on creators (status, submitted_at, id);

-- A table rather than a list in the row: searching by niche stays fast however many creators there are.
create table creator_niches (
  creator_id uuid not null references creators (id) on delete cascade,
  niche text not null check (char_length(niche) between 1 and 40),
  primary key (creator_id, niche)
);
create index creator_niches_niche on creator_niches (niche, creator_id);

create table creator_rates (
  creator_id uuid not null references creators (id) on delete cascade,
  kind text not null check (
    kind in (
      'instagram_reel', 'instagram_story', 'instagram_post', 'tiktok_video',
      'youtube_short', 'youtube_video', 'ugc_video', 'ugc_photo'
    )
  ),
  price_cents integer not null check (price_cents between 500 and 500000),
  primary key (creator_id, kind)
);

create table portfolio_links (
  id uuid primary key,
  creator_id uuid not null references creators (id) on delete cascade,
  url text not null check (char_length(url) <= 2048),
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube', 'other')),
  title text check (char_length(title) <= 200),
  -- Null until somebody could be asked; then whether a stranger can open it.
  is_public boolean,
  checked_at timestamptz(3),
  sort_order integer not null default 0,
  created_at timestamptz(3) not null default now(),
  unique (creator_id, url)
);

-- Every decision on an application, as it was made and as the applicant reads it.
create table creator_reviews (
  id uuid primary key,
  creator_id uuid not null references creators (id) on delete cascade,
  admin_id uuid not null references users (id),
  decision text not null check (decision in ('approve', 'request_changes', 'reject')),
  reason text check (char_length(reason) <= 60),
  note text check (char_length(note) <= 2000),
  -- What is to be changed: [{ step, subject, note }].
  items jsonb not null default '[]',
  created_at timestamptz(3) not null default now()
);
create index creator_reviews_creator_id on creator_reviews (creator_id, created_at desc);
create index creator_reviews_admin_id on creator_reviews (admin_id);

create table social_accounts (
  id uuid primary key,
  creator_id uuid not null references creators (id) on delete cascade,
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
  handle text not null check (char_length(handle) between 1 and 60),
  -- How far the handle is proven: by nothing, by a code in the bio, or by the platform itself.
  status text not null check (status in ('claimed', 'code_given', 'proven', 'connected', 'expired')),
  proof_code text check (char_length(proof_code) <= 20),
  external_id text check (char_length(external_id) <= 100),
  -- Sealed with the key of the installation: whoever reads this table can use none of them.
  access_token_sealed text,
  refresh_token_sealed text,
  token_expires_at timestamptz(3),
  claimed_followers integer check (claimed_followers >= 0),
  claimed_avg_views integer check (claimed_avg_views >= 0),
  followers integer check (followers >= 0),
  avg_views integer check (avg_views >= 0),
  is_private boolean,
  numbers_source text check (numbers_source in ('instagram', 'tiktok', 'youtube', 'creator')),
  numbers_read_at timestamptz(3),
  failing_since timestamptz(3),
  last_failure text check (char_length(last_failure) <= 300),
  connected_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (creator_id, platform)
);
-- One account elsewhere proves one person here.
create unique index social_accounts_external on social_accounts (platform, external_id) where external_id is not null;
create index social_accounts_token_expires_at on social_accounts (token_expires_at) where token_expires_at is not null;
create index social_accounts_read on social_accounts (numbers_read_at) where status = 'connected';
create index social_accounts_newest on social_accounts (created_at desc, id desc);

create table social_syncs (
  id uuid primary key,
  social_account_id uuid not null references social_accounts (id) on delete cascade,
  cause text not null check (cause in ('connected', 'clock', 'creator', 'admin')),
  outcome text not null check (outcome in ('read', 'failed', 'expired')),
  failure text check (char_length(failure) <= 300),
  took_ms integer not null check (took_ms >= 0),
  created_at timestamptz(3) not null default now()
);
create index social_syncs_account on social_syncs (social_account_id, created_at desc);
create index social_syncs_newest on social_syncs (created_at desc, id desc);
