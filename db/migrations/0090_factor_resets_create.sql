-- An operator lets somebody who lost every factor begin anew. It happens after a waiting time, so that the owner can stop it.
create table factor_resets (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The operator writes down who asked, and how they made sure that it was the owner.
  reason text not null check (char_length(reason) between 1 and 500),
  due_at timestamptz(3) not null,
  ended_at timestamptz(3),
  outcome text check (outcome in ('done', 'factor_used', 'stopped_by_link', 'stopped_by_operator')),
  created_at timestamptz(3) not null,
  constraint factor_resets_end check ((ended_at is null) = (outcome is null))
);
create unique index factor_resets_one_open on factor_resets (user_id) where ended_at is null;
create index factor_resets_due on factor_resets (due_at) where ended_at is null;
create index factor_resets_done on factor_resets (user_id, ended_at) where outcome = 'done';
