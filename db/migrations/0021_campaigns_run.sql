-- Set once when the time to decide is over, so that what follows from it happens once.
alter table campaigns add column picks_closed_at timestamptz(3);

-- What the clock looks for, and what lists look through.
create index campaigns_due on campaigns (application_deadline, id) where status in ('live', 'paused');
create index campaigns_full on campaigns (id) where status in ('live', 'paused') and taken_slots >= slots;
create index campaigns_deciding on campaigns (closed_at, id) where status = 'closed' and picks_closed_at is null;
create index campaigns_unpaid on campaigns (updated_at, id) where status = 'awaiting_funding';
create index campaigns_business_status on campaigns (business_id, status, id);
create index campaigns_title_prefix on campaigns (lower(title) text_pattern_ops);
create index applications_campaign_newest on applications (campaign_id, submitted_at desc, id desc)
  where status = 'submitted';

-- A reminder is sent once, whoever else looks at the clock.
create table campaign_reminders (
  campaign_id uuid not null references campaigns (id) on delete cascade,
  reminder text not null check (char_length(reminder) between 1 and 60),
  created_at timestamptz(3) not null,
  primary key (campaign_id, reminder)
);
