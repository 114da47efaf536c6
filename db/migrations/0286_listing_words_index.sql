-- The words of a campaign are found through one index instead of a row in listing_buckets each: seven rows in ten. A process of the
-- last release finds nothing by words until it is replaced. Changes of the list wait until this is done, readers don't: less than
-- a minute for 100,000 live campaigns. Entries are added at once, because a search would have to read all that wait.
-- squawk-ignore require-concurrent-index-creation
create index campaign_listings_buckets on campaign_listings using gin (buckets) with (fastupdate = off);
delete from listing_buckets where bucket like 'w:%';
