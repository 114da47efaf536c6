-- Why a campaign stands still without its business having paused it. Several causes may hold at once; it goes on when the last one ends.
create table campaign_stops (
  id uuid primary key,
  campaign_id uuid not null references campaigns (id) on delete cascade,
  cause text not null check (cause in ('owner_suspended', 'chargeback')),
  -- The account that is suspended, or the chargeback.
  subject_id uuid not null,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create unique index campaign_stops_one on campaign_stops (campaign_id, cause, subject_id) where ended_at is null;
create index campaign_stops_subject on campaign_stops (subject_id, campaign_id) where ended_at is null;

-- Kept on the campaign itself, because whoever locks it has to see it: set while any stop lasts.
alter table campaigns add column stopped_at timestamptz(3);
-- Whether the stop paused it, so that its end opens it again.
alter table campaigns add column resumes_after_stop boolean not null default false;

-- Since when the clock of a dispute stands still, because one of its sides is suspended and cannot answer.
alter table disputes add column clock_stopped_at timestamptz(3);
