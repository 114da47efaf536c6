-- What operators set, each change a row; the newest of a key counts.
create table platform_settings (
  id uuid primary key,
  key text not null check (key ~ '^[a-z_]{1,60}$'),
  -- Two changes at once would both be the next: one of them is refused.
  version integer not null check (version > 0),
  value integer not null,
  changed_by uuid not null references users (id),
  reason text not null check (char_length(reason) between 1 and 500),
  changed_at timestamptz(3) not null,
  unique (key, version)
);
create index platform_settings_newest on platform_settings (changed_at desc, id desc);
create index platform_settings_changed_by on platform_settings (changed_by);
create trigger platform_settings_append_only before update or delete on platform_settings
  for each row execute function refuse_change();

-- A campaign keeps the percent its first spots were paid with.
alter table fundings add column fee_percent integer not null default 10;
alter table fundings alter column fee_percent drop default;
alter table fundings add constraint fundings_fee_percent_check check (fee_percent between 0 and 100) not valid;

-- What a count of the books found.
create table ledger_checks (
  id uuid primary key,
  status text not null check (status in ('running', 'done', 'failed')),
  -- Null where the night asked for it.
  started_by uuid references users (id),
  account_count integer not null default 0,
  transfer_count integer not null default 0,
  movement_count integer not null default 0,
  fault_count integer not null default 0,
  faults jsonb not null default '[]',
  note text check (char_length(note) <= 300),
  started_at timestamptz(3) not null,
  finished_at timestamptz(3),
  check ((status = 'running') = (finished_at is null))
);
create index ledger_checks_newest on ledger_checks (started_at desc, id desc);
create index ledger_checks_started_by on ledger_checks (started_by) where started_by is not null;
-- One count at a time.
create unique index ledger_checks_one_running on ledger_checks (status) where status = 'running';

create index email_events_template on email_events (template, created_at desc, id desc);
create index email_events_recipient_prefix on email_events (lower(recipient) text_pattern_ops);

-- The address of somebody's calendar is sealed with a version: a new one ends the old address.
create table calendar_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  version integer not null check (version > 0),
  renewed_at timestamptz(3) not null
);
