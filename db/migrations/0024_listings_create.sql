-- What the public list shows of each live campaign, ready to be sent, and on which shelves it stands.
create table campaign_listings (
  campaign_id uuid primary key references campaigns (id),
  published_at timestamptz(3) not null,
  creator_payout_cents integer,
  industry text,
  neighborhoods text[] not null,
  shelves text[] not null,
  -- The same facts as on its shelves, to find its places there again.
  payout_cents integer not null,
  last_day date not null,
  content_types integer not null,
  card text not null
);
create index campaign_listings_industry on campaign_listings (industry);

-- One row a listing and shelf: everything, an industry, a neighborhood, a word of the brief and so on. Each shelf is in
-- order by each way to sort, so that a page is the beginning of a few shelves however many campaigns there are.
-- 0 stands for no payout, 9999-12-31 for no deadline.
create table listing_shelves (
  shelf text collate "C" not null,
  campaign_id uuid not null,
  published_at timestamptz(3) not null,
  payout_cents integer not null,
  last_day date not null,
  content_types integer not null
);
create unique index listing_shelves_newest on listing_shelves (shelf, published_at, campaign_id)
  include (payout_cents, last_day, content_types);
create index listing_shelves_payout on listing_shelves (shelf, payout_cents, campaign_id)
  include (last_day, content_types);
create index listing_shelves_deadline on listing_shelves (shelf, last_day, campaign_id)
  include (payout_cents, content_types);

-- Goes up with every change of a listing, in the transaction of the change: what a process remembers of the list holds
-- while the sum stands. Several rows, so that changes of different campaigns seldom wait for each other.
create table listing_generations (
  shard integer primary key,
  generation bigint not null
);
insert into listing_generations (shard, generation) select shard, 0 from generate_series(0, 15) as shard;

create index applications_creator_campaign on applications (creator_id, campaign_id);
