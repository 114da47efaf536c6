-- "This one is not ours", said on the page of locations: what was found there is not offered again.
alter table enrichment_findings add column set_aside_at timestamptz(3);
