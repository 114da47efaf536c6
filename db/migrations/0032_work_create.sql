-- What a business and a creator agreed on, and how far it is. No cascade: work that money hangs on does not go away.
create table collaborations (
  id uuid primary key,
  application_id uuid not null unique references applications (id),
  campaign_id uuid not null references campaigns (id),
  business_id uuid not null references businesses (id),
  creator_id uuid not null references creators (id),
  status text not null check (
    status in ('contracted', 'in_progress', 'in_review', 'completed', 'cancelled', 'disputed')
  ),
  -- Word for word what both agreed to; nothing that changes later changes this.
  contract jsonb not null,
  payout_cents integer not null check (payout_cents between 1 and 500000),
  -- Our fee, which the business paid in on top, and what the creator leaves to us.
  fee_cents integer not null check (fee_cents >= 0),
  creator_fee_cents integer not null check (creator_fee_cents between 0 and payout_cents),
  -- While this is set no timer of it runs.
  clocks_stopped_at timestamptz(3),
  agreed_at timestamptz(3) not null,
  started_at timestamptz(3),
  completed_at timestamptz(3),
  cancelled_at timestamptz(3),
  cancel_reason text check (cancel_reason in ('late', 'cannot_do', 'by_admin')),
  cancel_note text check (char_length(cancel_note) <= 500),
  updated_at timestamptz(3) not null,
  check ((status = 'completed') = (completed_at is not null)),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  check ((status = 'disputed') <= (clocks_stopped_at is not null))
);
create index collaborations_campaign on collaborations (campaign_id, id);
create index collaborations_business_open on collaborations (business_id, id)
  where status in ('contracted', 'in_progress', 'in_review', 'disputed');
create index collaborations_creator on collaborations (creator_id, id desc);

create table deliverables (
  id uuid primary key,
  collaboration_id uuid not null references collaborations (id),
  sort_order integer not null check (sort_order between 0 and 19),
  kind text not null check (
    kind in (
      'instagram_reel', 'instagram_story', 'instagram_post', 'tiktok_video',
      'youtube_short', 'youtube_video', 'ugc_video', 'ugc_photo'
    )
  ),
  quantity integer not null check (quantity between 1 and 20),
  note text not null default '' check (char_length(note) <= 200),
  -- Its part of the payout and of both fees.
  share_cents integer not null check (share_cents >= 0),
  fee_cents integer not null check (fee_cents >= 0),
  creator_fee_cents integer not null check (creator_fee_cents >= 0),
  status text not null check (
    status in ('due', 'submitted', 'changes_requested', 'approved', 'posted', 'verified', 'settled', 'cancelled')
  ),
  version integer not null default 0 check (version >= 0),
  rounds_used integer not null default 0 check (rounds_used >= 0),
  post_returns integer not null default 0 check (post_returns >= 0),
  -- By when the creator acts; null while it is not their turn.
  due_at timestamptz(3),
  -- When it counts as approved, or as checked, if the business says nothing.
  passes_at timestamptz(3),
  -- When somebody is reminded next.
  remind_at timestamptz(3),
  reminders_sent integer not null default 0 check (reminders_sent >= 0),
  approved_at timestamptz(3),
  post_url text check (char_length(post_url) <= 500),
  posted_at timestamptz(3),
  verified_at timestamptz(3),
  -- When its money left what is held, to whomever.
  settled_at timestamptz(3),
  updated_at timestamptz(3) not null,
  unique (collaboration_id, sort_order)
);
create index deliverables_passing on deliverables (passes_at, id) where passes_at is not null;
create index deliverables_reminding on deliverables (remind_at, id) where remind_at is not null;

create table submissions (
  id uuid primary key,
  deliverable_id uuid not null references deliverables (id),
  version integer not null check (version >= 1),
  caption text not null default '' check (char_length(caption) <= 2200),
  note text not null default '' check (char_length(note) <= 500),
  status text not null check (status in ('in_review', 'changes_requested', 'approved')),
  -- What the business ticked off while it looked: lines of the brief, and where in the video.
  marks jsonb not null default '[]',
  submitted_at timestamptz(3) not null,
  decided_at timestamptz(3),
  -- Null where the clock decided.
  decided_by uuid,
  unique (deliverable_id, version),
  check ((status = 'in_review') = (decided_at is null))
);

-- What is being put together, then what a version was made of.
create table deliverable_files (
  deliverable_id uuid not null references deliverables (id),
  media_file_id uuid not null references media_files (id),
  submission_id uuid references submissions (id),
  sort_order integer not null check (sort_order between 0 and 19),
  created_at timestamptz(3) not null,
  primary key (deliverable_id, media_file_id)
);
create index deliverable_files_submission_id on deliverable_files (submission_id, sort_order);
create index deliverable_files_media_file_id on deliverable_files (media_file_id);

-- A change rests on a line of the brief, as it was agreed.
create table change_requests (
  id uuid primary key,
  submission_id uuid not null references submissions (id),
  brief_line integer not null check (brief_line between 1 and 60),
  brief_text text not null check (char_length(brief_text) <= 600),
  words text not null check (char_length(words) between 1 and 500),
  at_seconds integer check (at_seconds between 0 and 36000),
  created_at timestamptz(3) not null,
  unique (submission_id, brief_line)
);

-- Everything that happened to the work, in order: what timelines and disputes are told from.
create table work_events (
  id uuid primary key,
  collaboration_id uuid not null references collaborations (id),
  deliverable_id uuid references deliverables (id),
  -- Null where the clock did it.
  actor_id uuid,
  side text not null check (side in ('creator', 'business', 'admin', 'clock', 'decision')),
  kind text not null check (char_length(kind) between 1 and 60),
  detail jsonb not null default '{}',
  occurred_at timestamptz(3) not null
);
create index work_events_collaboration_id on work_events (collaboration_id, id);

-- Money that was released to a creator, and how far it is on its way to a bank.
create table earnings (
  id uuid primary key,
  -- What released it. The same thing releases once.
  release_key text not null unique check (char_length(release_key) between 1 and 120),
  collaboration_id uuid not null references collaborations (id),
  creator_id uuid not null references creators (id),
  campaign_id uuid not null,
  business_id uuid not null,
  cause text not null check (cause in ('work', 'dispute')),
  gross_cents integer not null check (gross_cents between 1 and 500000),
  creator_fee_cents integer not null check (creator_fee_cents >= 0),
  net_cents integer not null check (net_cents >= 1),
  status text not null check (status in ('pending', 'available', 'in_transit', 'paid')),
  in_transit_cents integer not null default 0 check (in_transit_cents >= 0),
  paid_cents integer not null default 0 check (paid_cents >= 0),
  released_at timestamptz(3) not null,
  -- When it clears, or cleared.
  available_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (net_cents = gross_cents - creator_fee_cents),
  check (in_transit_cents + paid_cents <= net_cents),
  check (status <> 'pending' or in_transit_cents + paid_cents = 0)
);
create index earnings_creator on earnings (creator_id, id desc);
create index earnings_creator_status on earnings (creator_id, status, id desc);
create index earnings_collaboration_id on earnings (collaboration_id);
create index earnings_clearing on earnings (available_at, id) where status = 'pending';

alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (
  reason in (
    'cancelled', 'expired', 'completed', 'spots_open', 'lower_quote', 'quote_over', 'not_needed',
    'work_cancelled', 'dispute'
  )
) not valid;
