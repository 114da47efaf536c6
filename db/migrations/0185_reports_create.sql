-- Reports of campaigns, creators, businesses and messages, and what admins decided about them. `target_id` has no foreign
-- key because its table depends on `target_type`; none of those rows is ever deleted.
create table report_decisions (
  id uuid primary key,
  target_type text not null check (target_type in ('campaign', 'creator', 'business', 'message')),
  target_id uuid not null,
  person_id uuid references users (id),
  action text not null check (action in ('nothing', 'hide', 'warn', 'suspend')),
  words text not null check (char_length(words) between 10 and 500),
  decided_by uuid not null references users (id),
  decided_at timestamptz(3) not null,
  appeal_words text check (char_length(appeal_words) <= 1000),
  appealed_at timestamptz(3),
  appeal_outcome text check (appeal_outcome in ('upheld', 'lifted')),
  appeal_answer text check (char_length(appeal_answer) between 10 and 500),
  appeal_decided_by uuid references users (id),
  appeal_decided_at timestamptz(3),
  check ((appeal_words is null) = (appealed_at is null)),
  check ((appeal_outcome is null) = (appeal_decided_at is null)),
  check ((appeal_outcome is null) = (appeal_answer is null)),
  check ((appeal_outcome is null) = (appeal_decided_by is null)),
  check (appeal_outcome is null or appealed_at is not null),
  check (action <> 'hide' or target_type in ('campaign', 'message'))
);
create index report_decisions_person_id on report_decisions (person_id, decided_at desc);
create index report_decisions_decided_at on report_decisions (decided_at desc);
create index report_decisions_decided_by on report_decisions (decided_by);
create index report_decisions_appeal_decided_by on report_decisions (appeal_decided_by)
  where appeal_decided_by is not null;
create index report_decisions_appeals on report_decisions (appealed_at)
  where appealed_at is not null and appeal_decided_at is null;

create table reports (
  id uuid primary key,
  target_type text not null check (target_type in ('campaign', 'creator', 'business', 'message')),
  target_id uuid not null,
  reporter_id uuid not null references users (id),
  reason text not null check (
    reason in ('scam', 'off_platform', 'harassment', 'private_data', 'fake', 'inappropriate', 'other')
  ),
  note text not null check (char_length(note) <= 600),
  created_at timestamptz(3) not null,
  decision_id uuid references report_decisions (id)
);
create unique index reports_one_open on reports (target_type, target_id, reporter_id) where decision_id is null;
create index reports_open on reports (created_at) where decision_id is null;
create index reports_reporter_id on reports (reporter_id);
create index reports_decision_id on reports (decision_id) where decision_id is not null;

-- A message an admin hid after a report. It counts as deleted everywhere until the decision is lifted.
alter table messages add column removed_at timestamptz(3);
