-- The list of people who want to hear when a city opens is called a waitlist everywhere. Until a process of the last release is
-- replaced, joining fails there and the form asks to try again.
-- squawk-ignore renaming-table
alter table waiting_list_entries rename to waitlist_entries;
alter table waitlist_entries rename constraint waiting_list_entries_pkey to waitlist_entries_pkey;
alter table waitlist_entries rename constraint waiting_list_entries_city_id_email_key to waitlist_entries_city_id_email_key;
alter table waitlist_entries rename constraint waiting_list_entries_city_id_fkey to waitlist_entries_city_id_fkey;
alter table waitlist_entries rename constraint waiting_list_entries_email_check to waitlist_entries_email_check;
alter table waitlist_entries rename constraint waiting_list_entries_role_check to waitlist_entries_role_check;
alter table waitlist_entries rename constraint waiting_list_entries_status_check to waitlist_entries_status_check;
