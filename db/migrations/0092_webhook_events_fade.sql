-- Bodies of applied messages are emptied after 90 days; the index holds those that are still to be.
create index webhook_events_kept on webhook_events (applied_at) where body <> '';
