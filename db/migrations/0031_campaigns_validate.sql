alter table campaigns validate constraint campaigns_title_check;
alter table campaigns validate constraint campaigns_slots_taken;
alter table campaigns validate constraint campaigns_slots_funded;
alter table quotes validate constraint quotes_status_check;
alter table creators validate constraint creators_reader_id_fkey;
