-- An admin who reads somebody else's record is logged once an hour: the hour is kept beside the entry, and the index lets
-- no second one in, whichever process writes it.
alter table audit_log add column viewed_hour timestamptz(3);
create unique index audit_log_one_view on audit_log (actor_id, action, subject_type, subject_id, viewed_hour)
  where viewed_hour is not null;
