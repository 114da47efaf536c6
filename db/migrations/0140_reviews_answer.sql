-- A review an admin hid after a report. The row stays, so that the decision can be explained; no list and no average counts it.
alter table reviews add column hidden_at timestamptz(3);

-- The one public answer of the side that was reviewed.
create table review_answers (
  review_id uuid primary key references reviews (id),
  author_id uuid not null references users (id),
  words text not null check (char_length(words) between 1 and 600),
  created_at timestamptz(3) not null
);
create index review_answers_author_id on review_answers (author_id);

-- What readers reported, one report for each reader and review. An admin decides all open reports of a review at once.
create table review_reports (
  id uuid primary key,
  review_id uuid not null references reviews (id),
  reporter_id uuid not null references users (id),
  reason text not null check (reason in ('not_the_work', 'insult', 'private_data', 'untrue', 'pressure', 'other')),
  note text not null check (char_length(note) <= 600),
  created_at timestamptz(3) not null,
  decision text check (decision in ('keep', 'hide')),
  words text check (char_length(words) between 1 and 600),
  decided_by uuid references users (id),
  decided_at timestamptz(3),
  unique (review_id, reporter_id),
  check ((decision is null) = (decided_at is null)),
  check ((decision is null) = (words is null))
);
create index review_reports_reporter_id on review_reports (reporter_id);
create index review_reports_decided_by on review_reports (decided_by);
create index review_reports_open on review_reports (created_at, id) where decided_at is null;
create index review_reports_decided on review_reports (decided_at desc, id desc) where decided_at is not null;
