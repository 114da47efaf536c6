-- Something about money or machinery that a person has to look at: raised once, told once, cleared by itself when it is gone.
create table alarms (
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- The row or the day it is about.
  subject text not null check (char_length(subject) between 1 and 200),
  detail text not null check (char_length(detail) between 1 and 300),
  raised_at timestamptz(3) not null,
  last_told_at timestamptz(3) not null,
  cleared_at timestamptz(3)
);
create unique index alarms_one_raised on alarms (kind, subject) where cleared_at is null;
create index alarms_newest on alarms (raised_at desc, id desc);
