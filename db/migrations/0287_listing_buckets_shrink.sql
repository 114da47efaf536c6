-- Gives back the space of the rows that 0286 removed, in a transaction of its own because rows removed in the same one would be kept.
-- The list waits until this is done: less than a minute for 100,000 live campaigns.
cluster listing_buckets using listing_buckets_newest;
