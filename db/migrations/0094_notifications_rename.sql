-- The table takes the name that people know from the page. A process of the last release that still runs cannot notify anybody until
-- it is replaced; its requests fail and are repeated, its jobs are tried again.
-- squawk-ignore renaming-table
alter table notices rename to notifications;
-- squawk-ignore renaming-column
alter table notifications rename column notice_key to notification_key;
alter table notifications rename constraint notices_pkey to notifications_pkey;
alter table notifications rename constraint notices_user_id_notice_key_key to notifications_user_id_notification_key_key;
alter table notifications rename constraint notices_user_id_fkey to notifications_user_id_fkey;
alter table notifications rename constraint notices_body_check to notifications_body_check;
alter table notifications rename constraint notices_href_check to notifications_href_check;
alter table notifications rename constraint notices_kind_check to notifications_kind_check;
alter table notifications rename constraint notices_notice_key_check to notifications_notification_key_check;
alter table notifications rename constraint notices_title_check to notifications_title_check;
alter index notices_done rename to notifications_done;
alter index notices_unread rename to notifications_unread;
alter index notices_user_newest rename to notifications_user_newest;

-- The nightly job has a new name, and the job engine keeps the schedule of the old one until somebody deletes it.
do $$ begin
  if to_regclass('pgboss.schedule') is not null then
    delete from pgboss.schedule where name = 'sweep-notices';
  end if;
end $$;
