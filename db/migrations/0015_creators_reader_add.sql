-- Who has an application in hand, and whether the applicant was told that reading takes longer than promised.
alter table creators
  add column reader_id uuid,
  add column late_told_at timestamptz(3);
alter table creators add constraint creators_reader_id_fkey foreign key (reader_id) references users (id) not valid;
create index creators_reader_id on creators (reader_id);
create index creators_review_due_at on creators (review_due_at) where status = 'pending_review' and late_told_at is null;

-- What was found where a link leads: null until somebody could be asked.
alter table portfolio_links add column finding text check (
  finding in ('public', 'private', 'missing', 'unclear')
);
