-- Reports of mail providers name an email by its Message-ID. Emails to an address that bounced are not sent any more.
alter table email_events drop constraint email_events_status_check;
alter table email_events add constraint email_events_status_check check (
  status in ('queued', 'sent', 'delivered', 'bounced', 'complained', 'failed', 'suppressed')
) not valid;
create index email_events_message_id on email_events (message_id);

create table email_suppressions (
  id uuid primary key,
  address text not null unique check (address = lower(address) and char_length(address) between 3 and 320),
  cause text not null check (cause in ('bounce', 'complaint')),
  email_event_id uuid references email_events (id) on delete set null,
  created_at timestamptz(3) not null
);
create index email_suppressions_email_event_id on email_suppressions (email_event_id);
