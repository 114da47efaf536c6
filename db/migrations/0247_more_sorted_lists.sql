-- One index for each column that social accounts, the waitlist and decisions on reports can be sorted by.
create index social_accounts_followers_sorted on social_accounts (coalesce(followers, -1), id);
create index social_accounts_synced_sorted
  on social_accounts (coalesce(numbers_read_at, '-infinity'::timestamptz), id);
create index social_accounts_expires_sorted
  on social_accounts (coalesce(token_expires_at, '-infinity'::timestamptz), id);
create index waitlist_entries_email_sorted on waitlist_entries (email collate "C", id);
create index report_decisions_sorted on report_decisions (decided_at, id);
