-- One index for each column that the lists of social accounts and of the waitlist can be sorted by.
create index social_accounts_followers_sorted on social_accounts (coalesce(followers, -1), id);
create index social_accounts_synced_sorted
  on social_accounts (coalesce(numbers_read_at, '-infinity'::timestamptz), id);
create index social_accounts_expires_sorted
  on social_accounts (coalesce(token_expires_at, '-infinity'::timestamptz), id);
create index waitlist_entries_email_sorted on waitlist_entries (email collate "C", id);
