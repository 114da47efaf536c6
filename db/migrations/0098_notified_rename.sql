-- Columns that say when somebody was notified are named so. Renaming touches no row. A process of the last release cannot mail new
-- matches, note a late application or raise an alarm until it is replaced.
-- squawk-ignore renaming-column
alter table saved_searches rename column told_until to notified_until;
-- squawk-ignore renaming-column
alter table creators rename column late_told_at to late_notified_at;
-- squawk-ignore renaming-column
alter table alarms rename column last_told_at to last_notified_at;
