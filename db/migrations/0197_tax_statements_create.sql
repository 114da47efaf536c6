-- One look at all creators of a year. It goes through them in the order of their ids and may be interrupted.
create table tax_runs (
  id uuid primary key,
  year integer not null check (year between 2020 and 2099),
  started_by uuid not null references users (id),
  last_creator_id uuid,
  revised_count integer not null default 0 check (revised_count >= 0),
  started_at timestamptz(3) not null,
  finished_at timestamptz(3)
);
create unique index tax_runs_open on tax_runs (year) where finished_at is null;
create index tax_runs_year on tax_runs (year, id desc);
create index tax_runs_started_by on tax_runs (started_by);

-- What is reported about a creator for a year. A correction is a further revision; earlier ones stay as they were.
create table tax_statements (
  id uuid primary key,
  tax_run_id uuid not null references tax_runs (id),
  year integer not null check (year between 2020 and 2099),
  creator_id uuid not null references creators (id),
  revision integer not null check (revision >= 1),
  form text not null check (form in ('nec', 'k')),
  paid_cents integer not null check (paid_cents >= 0),
  -- The sum is below the threshold again: an earlier revision reported it, and this one takes it back.
  is_withdrawn boolean not null,
  has_w9 boolean not null,
  -- Payer and recipient as they were, sealed for this row.
  sealed_parties text not null check (char_length(sealed_parties) <= 8000),
  is_current boolean not null,
  -- An earlier revision was filed or given to the creator, so this one is a correction to them.
  corrects_filed boolean not null,
  corrects_shown boolean not null,
  -- When it was first downloaded in the file for the IRS.
  filed_at timestamptz(3),
  created_at timestamptz(3) not null,
  unique (year, creator_id, revision)
);
create unique index tax_statements_current on tax_statements (year, creator_id) where is_current;
create index tax_statements_year on tax_statements (year, id);
create index tax_statements_creator_id on tax_statements (creator_id, year);
create index tax_statements_tax_run_id on tax_statements (tax_run_id);

-- Emails that asked for a missing W-9.
create table tax_reminders (
  year integer not null check (year between 2020 and 2099),
  creator_id uuid not null references creators (id),
  sent_count integer not null check (sent_count >= 1),
  last_sent_at timestamptz(3) not null,
  primary key (year, creator_id)
);
create index tax_reminders_creator_id on tax_reminders (creator_id);
create index tax_reminders_last_sent_at on tax_reminders (last_sent_at);
