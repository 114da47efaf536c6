create table email_events (
  id uuid primary key,
  template text not null,
  recipient text not null check (char_length(recipient) <= 320),
  subject text not null,
  status text not null check (
    status in ('queued', 'sent', 'delivered', 'bounced', 'complained', 'failed')
  ),
  attempts integer not null default 0,
  message_id text,
  last_error text,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3)
);
create index email_events_newest on email_events (created_at desc, id desc);
create index email_events_recipient on email_events (recipient, created_at desc);

-- The development mailbox: what the SMTP server would have been given. Empty wherever SMTP_URL is set.
create table mailbox_messages (
  id uuid primary key,
  email_event_id uuid not null references email_events (id) on delete cascade,
  sender text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamptz(3) not null default now()
);
create index mailbox_messages_newest on mailbox_messages (created_at desc, id desc);
create index mailbox_messages_email_event_id on mailbox_messages (email_event_id);
