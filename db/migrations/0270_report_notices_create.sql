-- The campaigns whose owner was told what they brought, once each.
create table report_notices (
  campaign_id uuid primary key references campaigns (id),
  created_at timestamptz(3) not null
);
-- Campaigns whose posts aren't read anymore.
create index post_watches_ends_at on post_watches (ends_at);
