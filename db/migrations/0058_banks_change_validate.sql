alter table payees validate constraint payees_status_check;
alter table account_links validate constraint account_links_purpose_check;
