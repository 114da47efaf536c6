create table applications (
  id uuid primary key,
  campaign_id uuid not null references campaigns (id) on delete cascade,
  creator_id uuid not null references creators (id) on delete cascade,
  status text not null check (
    status in (
      'invited', 'submitted', 'shortlisted', 'accepted', 'rejected', 'withdrawn', 'declined', 'expired'
    )
  ),
  pitch text not null default '' check (char_length(pitch) <= 1000),
  availability text not null default '' check (char_length(availability) <= 200),
  answers text[] not null default '{}' check (cardinality(answers) <= 5),
  -- The version of the brief that was read when applying; at acceptance, the one agreed to.
  brief_version integer not null default 0,
  -- What an accepted creator receives. Null before that.
  payout_cents integer check (payout_cents between 500 and 500000),
  reason text check (char_length(reason) <= 60),
  note text check (char_length(note) <= 500),
  invitation text check (char_length(invitation) <= 500),
  invited_by uuid,
  invited_at timestamptz(3),
  submitted_at timestamptz(3),
  decided_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (campaign_id, creator_id),
  check ((status = 'accepted') <= (payout_cents is not null))
);
create index applications_campaign_status on applications (campaign_id, status, submitted_at, id);
create index applications_creator_newest on applications (creator_id, updated_at desc, id desc);

-- The pieces of the portfolio a creator sent along.
create table application_pieces (
  application_id uuid not null references applications (id) on delete cascade,
  sort_order integer not null check (sort_order between 0 and 11),
  media_file_id uuid references media_files (id) on delete cascade,
  portfolio_link_id uuid references portfolio_links (id) on delete cascade,
  primary key (application_id, sort_order),
  check ((media_file_id is null) <> (portfolio_link_id is null))
);
create index application_pieces_media_file_id on application_pieces (media_file_id);
create index application_pieces_portfolio_link_id on application_pieces (portfolio_link_id);

-- What the people of one business write to each other about an applicant.
create table application_notes (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  author_id uuid not null,
  body text not null check (char_length(body) between 1 and 1000),
  created_at timestamptz(3) not null
);
create index application_notes_application_id on application_notes (application_id, id);

create table quotes (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  made_by text not null check (made_by in ('creator', 'business')),
  status text not null check (
    status in ('open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired')
  ),
  amount_cents integer not null check (amount_cents between 500 and 500000),
  reason text not null default '' check (char_length(reason) <= 300),
  expires_at timestamptz(3) not null,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index quotes_application_id on quotes (application_id, id);
create unique index quotes_one_open on quotes (application_id) where status = 'open';
create index quotes_open_expiring on quotes (expires_at, id) where status = 'open';

-- What a creator keeps for later, and what they do not want to be shown again.
create table kept_campaigns (
  creator_id uuid not null references creators (id) on delete cascade,
  campaign_id uuid not null references campaigns (id) on delete cascade,
  kept_as text not null check (kept_as in ('saved', 'hidden')),
  created_at timestamptz(3) not null,
  primary key (creator_id, campaign_id)
);
create index kept_campaigns_campaign_id on kept_campaigns (campaign_id);
create index kept_campaigns_list on kept_campaigns (creator_id, kept_as, created_at desc);

create table saved_searches (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  search_name text not null check (char_length(search_name) between 1 and 80),
  filters jsonb not null,
  has_daily_mail boolean not null default true,
  -- Campaigns published after this are new to the person.
  told_until timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index saved_searches_user_id on saved_searches (user_id, id);
create index saved_searches_due on saved_searches (told_until, id) where has_daily_mail;

-- What the bell shows. The key keeps one event from reaching a person twice, so it is written also for those who only
-- want the mail; they are not shown it.
create table notices (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (char_length(kind) between 1 and 60),
  notice_key text not null check (char_length(notice_key) between 1 and 120),
  title text not null check (char_length(title) between 1 and 200),
  body text not null default '' check (char_length(body) <= 400),
  href text not null check (href like '/%' and char_length(href) <= 300),
  is_shown boolean not null,
  created_at timestamptz(3) not null,
  read_at timestamptz(3),
  unique (user_id, notice_key)
);
create index notices_user_newest on notices (user_id, id) where is_shown;
create index notices_unread on notices (user_id) where read_at is null and is_shown;
