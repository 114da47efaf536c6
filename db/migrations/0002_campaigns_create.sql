create table businesses (
  id uuid primary key,
  owner_id uuid,
  business_name text not null check (char_length(business_name) between 1 and 120),
  slug text not null unique,
  industry text references industries (slug),
  website text check (char_length(website) <= 2048),
  description text not null default '' check (char_length(description) <= 2000),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index businesses_owner_id on businesses (owner_id);
create index businesses_industry on businesses (industry);

create table business_locations (
  id uuid primary key,
  business_id uuid not null references businesses (id) on delete cascade,
  location_name text not null check (char_length(location_name) between 1 and 120),
  address text not null check (char_length(address) between 1 and 300),
  neighborhood_id uuid references neighborhoods (id),
  neighborhood text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  is_primary boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index business_locations_business_id on business_locations (business_id);
create index business_locations_neighborhood_id on business_locations (neighborhood_id);
create unique index business_locations_one_primary on business_locations (business_id) where is_primary;

create table campaigns (
  id uuid primary key,
  public_id text unique check (char_length(public_id) between 8 and 32),
  business_id uuid not null references businesses (id) on delete cascade,
  city_id uuid not null references cities (id),
  location_id uuid references business_locations (id),
  slug text not null,
  title text not null check (char_length(title) between 1 and 60),
  description text not null check (char_length(description) <= 5000),
  status text not null check (
    status in (
      'draft', 'awaiting_funding', 'live', 'paused', 'closed', 'completed', 'cancelled', 'expired'
    )
  ),
  creator_payout_cents integer check (creator_payout_cents between 500 and 500000),
  slots integer not null check (slots between 1 and 50),
  application_deadline date,
  published_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (business_id, slug),
  check (status not in ('live', 'paused', 'closed', 'completed', 'expired') or published_at is not null)
);
create index campaigns_live_newest on campaigns (city_id, published_at desc, id desc) where status = 'live';
create index campaigns_location_id on campaigns (location_id);

create table campaign_deliverables (
  campaign_id uuid not null references campaigns (id) on delete cascade,
  kind text not null check (
    kind in (
      'instagram_reel', 'instagram_story', 'instagram_post', 'tiktok_video',
      'youtube_short', 'youtube_video', 'ugc_video', 'ugc_photo'
    )
  ),
  quantity integer not null check (quantity between 1 and 20),
  sort_order integer not null,
  primary key (campaign_id, kind)
);
