-- The listing index calls the sorted groups of campaigns buckets, in the table as in the code. Renaming touches no row. A process of
-- the last release cannot read or write the list until it is replaced.
-- squawk-ignore renaming-table
alter table listing_shelves rename to listing_buckets;
-- squawk-ignore renaming-column
alter table listing_buckets rename column shelf to bucket;
-- squawk-ignore renaming-column
alter table campaign_listings rename column shelves to buckets;
alter index listing_shelves_newest rename to listing_buckets_newest;
alter index listing_shelves_payout rename to listing_buckets_payout;
alter index listing_shelves_deadline rename to listing_buckets_deadline;
