-- Where a business and a creator cannot agree about a part of the work. Only the money of that part is frozen.
create table disputes (
  id uuid primary key,
  collaboration_id uuid not null references collaborations (id),
  status text not null check (status in ('open', 'awaiting_response', 'under_review', 'decided', 'closed')),
  opened_side text not null check (opened_side in ('creator', 'business')),
  opened_by uuid not null references users (id),
  reason text not null check (
    reason in ('not_as_agreed', 'not_delivered', 'unfair_changes', 'no_answer', 'not_posted', 'other')
  ),
  wants text not null check (wants in ('release', 'refund', 'split', 'redo')),
  -- What is frozen: the payout of what is in dispute, our fee on it, and what the creator leaves to us of it.
  disputed_cents integer not null check (disputed_cents between 1 and 500000),
  fee_cents integer not null check (fee_cents >= 0),
  creator_fee_cents integer not null check (creator_fee_cents between 0 and disputed_cents),
  -- Which decision it is at: the first, or the one after an appeal.
  round integer not null default 1 check (round in (1, 2)),
  -- When the clock moves it on; null while it waits for a person.
  clock_at timestamptz(3),
  appealed_side text check (appealed_side in ('creator', 'business')),
  creator_accepted_at timestamptz(3),
  business_accepted_at timestamptz(3),
  closed_cause text check (closed_cause in ('withdrawn', 'accepted', 'time', 'final')),
  closed_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((status = 'closed') = (closed_at is not null)),
  check ((status = 'closed') = (closed_cause is not null)),
  check ((round = 2) = (appealed_side is not null))
);
-- One at a time.
create unique index disputes_one_open on disputes (collaboration_id) where status <> 'closed';
create index disputes_collaboration_id on disputes (collaboration_id, id);
create index disputes_status on disputes (status, id);
create index disputes_clock on disputes (clock_at, id) where clock_at is not null;
create index disputes_opened_by on disputes (opened_by);

create table dispute_deliverables (
  dispute_id uuid not null references disputes (id),
  deliverable_id uuid not null references deliverables (id),
  primary key (dispute_id, deliverable_id)
);
create index dispute_deliverables_deliverable_id on dispute_deliverables (deliverable_id);

-- What each side said, and when. Never changed.
create table dispute_statements (
  id uuid primary key,
  dispute_id uuid not null references disputes (id),
  kind text not null check (kind in ('opening', 'answer', 'appeal')),
  side text not null check (side in ('creator', 'business')),
  author_id uuid not null references users (id),
  words text not null check (char_length(words) between 1 and 2000),
  created_at timestamptz(3) not null,
  unique (dispute_id, kind)
);
create index dispute_statements_author_id on dispute_statements (author_id);

create table dispute_decisions (
  id uuid primary key,
  dispute_id uuid not null references disputes (id),
  round integer not null check (round in (1, 2)),
  outcome text not null check (outcome in ('release', 'refund', 'split', 'redo')),
  -- Of the payout in dispute, what the creator gets; null where it is made over again.
  creator_cents integer check (creator_cents >= 0),
  redo_days integer check (redo_days between 1 and 30),
  words text not null check (char_length(words) between 1 and 2000),
  decided_by uuid not null references users (id),
  decided_at timestamptz(3) not null,
  unique (dispute_id, round),
  check ((outcome = 'redo') = (redo_days is not null)),
  check ((outcome = 'redo') = (creator_cents is null))
);
create index dispute_decisions_decided_by on dispute_decisions (decided_by);

-- How each side found the other, once the work is done. Nobody sees one before both are in or the time is over.
create table reviews (
  id uuid primary key,
  collaboration_id uuid not null references collaborations (id),
  side text not null check (side in ('creator', 'business')),
  author_id uuid not null references users (id),
  business_id uuid not null references businesses (id),
  creator_id uuid not null references creators (id),
  stars integer not null check (stars between 1 and 5),
  words text not null default '' check (char_length(words) <= 600),
  created_at timestamptz(3) not null,
  -- When it opens at the latest.
  opens_at timestamptz(3) not null,
  shown_at timestamptz(3),
  unique (collaboration_id, side)
);
create index reviews_opening on reviews (opens_at, id) where shown_at is null;
create index reviews_of_creator on reviews (creator_id, shown_at desc, id desc)
  where side = 'business' and shown_at is not null;
create index reviews_of_business on reviews (business_id, shown_at desc, id desc)
  where side = 'creator' and shown_at is not null;
create index reviews_author_id on reviews (author_id);

-- The list of payments of admins: what was paid in for each creator's spot.
create index collaborations_agreed on collaborations (agreed_at desc, id desc);
create index collaborations_status_agreed on collaborations (status, agreed_at desc, id desc);
create index collaborations_business_agreed on collaborations (business_id, agreed_at desc, id desc);
create index collaborations_number on collaborations (right(id::text, 8));
create index earnings_released on earnings (released_at);
create index refunds_created on refunds (created_at);
create index refunds_failed on refunds (updated_at, id) where status = 'failed';
