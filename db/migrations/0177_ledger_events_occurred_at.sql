-- The overview sums the money of each day. Events come in the order of their time, so a summary of each block is enough.
create index ledger_events_occurred_at on ledger_events using brin (occurred_at);
