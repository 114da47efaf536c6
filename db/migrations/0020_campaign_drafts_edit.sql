-- Of two people who write on one draft the later is told who saved before them.
alter table campaigns add column edited_by uuid;
create index campaigns_package_id on campaigns (package_id) where package_id is not null;
