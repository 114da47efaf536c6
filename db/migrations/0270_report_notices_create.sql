-- The campaigns whose owner was told what they brought, once each.
create table report_notices (
  campaign_id uuid primary key references campaigns (id),
  created_at timestamptz(3) not null
);
-- Campaigns whose posts aren't read anymore.
create index post_watches_ends_at on post_watches (ends_at);
-- The admin search finds a campaign by a code that somebody reads out.
create index tap_links_counter_code on tap_links (counter_code);
create index perk_codes_code on perk_codes (code);
