-- "Hold" meant three things: an admin's pause of a campaign, an admin's stop of a payout, and the lock of an upload. Each has its own
-- word now. Only events of paused campaigns are rewritten. A process of the last release cannot show campaigns, send payouts or take
-- uploads until it is replaced.
-- squawk-ignore renaming-column
alter table campaigns rename column is_held_by_admin to is_paused_by_admin;
update campaign_events set kind = 'campaign_admin_pause' where kind = 'campaign_hold';
-- squawk-ignore renaming-column
alter table payouts rename column held_at to stopped_at;
-- squawk-ignore renaming-column
alter table payouts rename column held_reason to stop_reason;
alter table payouts rename constraint payouts_held_reason_check to payouts_stop_reason_check;
alter index payouts_held rename to payouts_stopped;
-- squawk-ignore renaming-column
alter table uploads rename column held_by to locked_by;
-- squawk-ignore renaming-column
alter table uploads rename column held_until to locked_until;
