-- Announcements of admins to one role or everyone. The first and last day are New York days, and both count.
create table announcements (
  id uuid primary key,
  status text not null check (status in ('draft', 'scheduled', 'live', 'ended')),
  title text not null check (char_length(title) between 1 and 60),
  body text not null check (char_length(body) between 1 and 2000),
  link_label text check (char_length(link_label) between 1 and 30),
  link_url text check (char_length(link_url) between 1 and 500),
  audience text not null check (audience in ('everyone', 'creator', 'applicant', 'business')),
  has_bar boolean not null,
  has_email boolean not null,
  starts_on date not null,
  ends_on date not null,
  version integer not null default 1,
  created_by uuid not null references users (id),
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  ended_at timestamptz(3),
  -- Nobody is notified before. People are notified in the order of their ids, a batch at a time.
  notify_from timestamptz(3),
  mailed_up_to uuid,
  last_batch_at timestamptz(3),
  all_mailed_at timestamptz(3),
  check ((link_label is null) = (link_url is null)),
  check (starts_on <= ends_on),
  check (has_bar or has_email)
);
create index announcements_created_by on announcements (created_by);
create index announcements_open on announcements (starts_on) where status in ('scheduled', 'live');
create index announcements_news on announcements (starts_on desc, id desc) where status in ('live', 'ended');

-- People an announcement was emailed to, once each.
create table announcement_mails (
  announcement_id uuid not null references announcements (id),
  user_id uuid not null references users (id),
  email_event_id uuid references email_events (id) on delete set null,
  unsubscribed_at timestamptz(3),
  primary key (announcement_id, user_id)
);
create index announcement_mails_user_id on announcement_mails (user_id);
create index announcement_mails_email_event_id on announcement_mails (email_event_id);

-- People who closed the bar.
create table announcement_dismissals (
  user_id uuid not null references users (id),
  announcement_id uuid not null references announcements (id),
  dismissed_at timestamptz(3) not null,
  primary key (user_id, announcement_id)
);
create index announcement_dismissals_announcement_id on announcement_dismissals (announcement_id);

-- News starts off, so those who get it are those who asked.
create index notification_preferences_news on notification_preferences (user_id)
  where kind = 'news' and (in_app or email);
