-- While one is open, no payout leaves: after a restore, until the ledger and the provider agree.
create table payout_stops (
  id uuid primary key,
  reason text not null check (char_length(reason) between 10 and 300),
  started_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create unique index payout_stops_one_open on payout_stops ((ended_at is null)) where ended_at is null;
