-- What happened on a day that is over, counted once: the overview adds up days instead of rows.
create table day_counts (
  name text not null check (char_length(name) between 1 and 40),
  day date not null,
  count integer not null check (count >= 0),
  primary key (name, day)
);
