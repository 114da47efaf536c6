-- Creators a business wants to invite once its campaign is live. Each is sent at most once, or says why it wasn't.
create table waiting_invitations (
  id uuid primary key,
  campaign_id uuid not null references campaigns (id) on delete cascade,
  creator_id uuid not null references creators (id) on delete cascade,
  status text not null check (status in ('waiting', 'sent', 'skipped', 'withdrawn')),
  words text not null default '' check (char_length(words) <= 500),
  skip_reason text check (char_length(skip_reason) <= 200),
  added_by uuid not null references users (id),
  added_at timestamptz(3) not null,
  decided_at timestamptz(3),
  updated_at timestamptz(3) not null,
  unique (campaign_id, creator_id),
  check ((status = 'waiting') = (decided_at is null)),
  check ((status = 'skipped') = (skip_reason is not null))
);
create index waiting_invitations_list on waiting_invitations (campaign_id, status, id);
create index waiting_invitations_creator_id on waiting_invitations (creator_id);
create index waiting_invitations_added_by on waiting_invitations (added_by);
