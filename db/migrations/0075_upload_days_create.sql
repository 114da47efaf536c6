-- How much somebody uploaded on a day, counted when a file is admitted: calling an upload off gives nothing back.
create table upload_days (
  user_id uuid not null references users (id),
  day date not null,
  bytes bigint not null check (bytes >= 0),
  primary key (user_id, day)
);
