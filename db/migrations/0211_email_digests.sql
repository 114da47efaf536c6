-- Emails that can wait go out once a day to people who want it so.
alter table profiles add column email_timing text not null default 'right_away';
alter table profiles add constraint profiles_email_timing_check
  check (email_timing in ('right_away', 'daily')) not valid;
-- The day in New York of the last daily email.
alter table profiles add column last_digest_on date;
create index profiles_email_daily on profiles (user_id) where email_timing = 'daily';

-- A notification whose email is left to the next daily one.
alter table notifications add column is_for_digest boolean not null default false;
create index notifications_for_digest on notifications (user_id, id) where is_for_digest;
