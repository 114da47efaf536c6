-- A name is read from the profile, where a deletion finds it, and limits count by a keyed hash in place of the address.
update campaign_events set detail = detail - 'creator_name' where detail ? 'creator_name';
delete from rate_limits where key like '%@%';
