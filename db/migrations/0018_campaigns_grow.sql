-- A campaign is written as a draft, so what it lacks may be missing until it goes live.
-- squawk-ignore ban-drop-not-null
alter table campaigns alter column slug drop not null;

-- The checks that replace others hold for new rows at once; 0031 looks through the old ones.
alter table campaigns
  drop constraint campaigns_title_check,
  add constraint campaigns_title_check check (char_length(title) between 1 and 80) not valid,
  add column edit_number integer not null default 1,
  add column brief_version integer not null default 0,
  add column package_id uuid,
  add column goals text not null default '' check (char_length(goals) <= 500),
  add column requirements_do text[] not null default '{}' check (cardinality(requirements_do) <= 12),
  add column requirements_dont text[] not null default '{}' check (cardinality(requirements_dont) <= 12),
  add column questions text[] not null default '{}' check (cardinality(questions) <= 5),
  add column fulfilment text check (fulfilment in ('remote', 'visit', 'shipping')),
  add column fulfilment_note text not null default '' check (char_length(fulfilment_note) <= 300),
  add column min_followers integer not null default 0 check (min_followers between 0 and 100000000),
  add column criteria_niches text[] not null default '{}' check (cardinality(criteria_niches) <= 10),
  add column criteria_neighborhood_ids uuid[] not null default '{}'
    check (cardinality(criteria_neighborhood_ids) <= 50),
  add column rights_channels text[] not null default '{}' check (cardinality(rights_channels) <= 8),
  add column rights_paid_ads boolean not null default false,
  add column rights_months integer not null default 3 check (rights_months between 1 and 24),
  add column disclosure text not null default '' check (char_length(disclosure) <= 300),
  add column content_due_days integer check (content_due_days between 1 and 90),
  add column accepts_quotes boolean not null default false,
  -- Spots somebody paid in for, and spots given to a creator. One is taken only while it is funded.
  add column funded_slots integer not null default 0,
  add column taken_slots integer not null default 0,
  add column status_note text check (char_length(status_note) <= 500),
  add column is_held_by_admin boolean not null default false,
  add column closed_at timestamptz(3),
  add column created_by uuid,
  add constraint campaigns_slots_taken check (taken_slots between 0 and funded_slots) not valid,
  add constraint campaigns_slots_funded check (funded_slots between 0 and 50) not valid;
create index campaigns_business_newest on campaigns (business_id, id);
create index campaigns_status_newest on campaigns (status, id);
create index campaigns_deadline_open on campaigns (application_deadline, id)
  where status in ('live', 'paused', 'closed');

alter table campaign_deliverables
  add column note text not null default '' check (char_length(note) <= 200);

-- The shops where it takes place; campaigns.location_id is the first of them.
create table campaign_locations (
  campaign_id uuid not null references campaigns (id) on delete cascade,
  location_id uuid not null references business_locations (id) on delete cascade,
  sort_order integer not null default 0,
  primary key (campaign_id, location_id)
);
create index campaign_locations_location_id on campaign_locations (location_id);

-- What creators agreed to stays readable as it was, however the campaign changes later.
create table campaign_brief_versions (
  campaign_id uuid not null references campaigns (id) on delete cascade,
  version integer not null check (version >= 1),
  brief jsonb not null,
  published_by uuid,
  published_at timestamptz(3) not null,
  primary key (campaign_id, version)
);

-- What happened to a campaign and to the applications for it, in the order it happened.
create table campaign_events (
  id uuid primary key,
  campaign_id uuid not null references campaigns (id) on delete cascade,
  application_id uuid,
  actor_id uuid,
  kind text not null check (char_length(kind) between 1 and 60),
  detail jsonb not null default '{}',
  created_at timestamptz(3) not null
);
create index campaign_events_campaign_id on campaign_events (campaign_id, id);

create table content_packages (
  id uuid primary key,
  package_name text not null check (char_length(package_name) between 1 and 80),
  description text not null default '' check (char_length(description) <= 500),
  low_payout_cents integer not null check (low_payout_cents between 500 and 500000),
  high_payout_cents integer not null check (high_payout_cents between 500 and 500000),
  sort_order integer not null default 0,
  archived_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (low_payout_cents <= high_payout_cents)
);
create unique index content_packages_name on content_packages (lower(package_name)) where archived_at is null;

create table content_package_deliverables (
  package_id uuid not null references content_packages (id) on delete cascade,
  kind text not null check (
    kind in (
      'instagram_reel', 'instagram_story', 'instagram_post', 'tiktok_video',
      'youtube_short', 'youtube_video', 'ugc_video', 'ugc_photo'
    )
  ),
  quantity integer not null check (quantity between 1 and 20),
  note text not null default '' check (char_length(note) <= 200),
  sort_order integer not null,
  primary key (package_id, kind)
);
