-- A bank is known by the provider's fingerprint of it: two banks can share a name and the last four digits.
alter table payees add column bank_fingerprint text check (char_length(bank_fingerprint) between 1 and 200);
-- When we learned of a bank we didn't know. Nothing leaves for it within 72 hours.
alter table payees add column bank_changed_at timestamptz(3);
-- The last time the provider answered.
alter table payees add column read_at timestamptz(3);
-- How many accounts at the provider were lost; each next one has a number of its own.
alter table payees add column lost_accounts integer not null default 0 check (lost_accounts >= 0);
-- The owner said that a change wasn't theirs. Nothing leaves until an admin lets it.
alter table payees add column stopped_at timestamptz(3);

alter table payees drop constraint payees_status_check;
alter table payees add constraint payees_status_check check (
  status in ('incomplete', 'checking', 'ready', 'restricted', 'gone')
) not valid;
alter table account_links drop constraint account_links_purpose_check;
alter table account_links add constraint account_links_purpose_check check (
  purpose in ('verify_email', 'sign_in', 'reset_password', 'confirm_email_change', 'verify_new_email', 'stop_account')
) not valid;

-- Addresses an account has left. For two weeks they still hear of a new bank, so that moving the account first hides nothing.
create table former_emails (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 320),
  left_at timestamptz(3) not null
);
create index former_emails_user_id on former_emails (user_id, left_at);
create index former_emails_left_at on former_emails (left_at);
