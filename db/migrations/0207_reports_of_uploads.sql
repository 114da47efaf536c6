-- Pictures and videos can be reported too. What an admin hid after a report keeps the time, so that its owner can't restore it.
alter table media_files add column removed_at timestamptz(3);
alter table reports drop constraint reports_target_type_check;
alter table reports add constraint reports_target_type_check check (
  target_type in ('campaign', 'creator', 'business', 'message', 'media_file')
) not valid;
alter table report_decisions drop constraint report_decisions_target_type_check;
alter table report_decisions add constraint report_decisions_target_type_check check (
  target_type in ('campaign', 'creator', 'business', 'message', 'media_file')
) not valid;
alter table report_decisions drop constraint report_decisions_check5;
alter table report_decisions add constraint report_decisions_check5 check (
  action <> 'hide' or target_type in ('campaign', 'message', 'media_file')
) not valid;
