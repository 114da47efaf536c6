-- On each entry a few bits of what else its campaign stands on, so that a walk along one shelf leaves out what is not on
-- another one without a look there. All of them set, as on the entries there are, rules nothing out.
alter table listing_shelves
  add column marks bit(256) not null default B'1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111';
-- Inside a transaction there is no other way, and nobody is served meanwhile.
-- squawk-ignore require-concurrent-index-deletion
drop index listing_shelves_newest, listing_shelves_payout, listing_shelves_deadline;
create unique index listing_shelves_newest on listing_shelves (shelf, published_at, campaign_id)
  include (payout_cents, last_day, content_types, marks);
create index listing_shelves_payout on listing_shelves (shelf, payout_cents, campaign_id)
  include (last_day, content_types, marks);
create index listing_shelves_deadline on listing_shelves (shelf, last_day, campaign_id)
  include (payout_cents, content_types, marks);
