-- Choosing among applicants is called the selection, in the table as on the pages. Rows of reminders and events follow. A process of the
-- last release cannot read campaigns until it is replaced.
-- squawk-ignore renaming-column
alter table campaigns rename column picks_closed_at to selection_closed_at;
update campaign_events set kind = 'selection_closed' where kind = 'picks_closed';
update campaign_reminders set reminder = 'selection_3_days' where reminder = 'picks_3_days';
update campaign_reminders set reminder = 'selection_1_day' where reminder = 'picks_1_day';
