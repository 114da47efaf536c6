-- Every session satisfies what 0060 asks of new ones.
alter table sessions validate constraint sessions_confirmed_by_check;
alter table sessions validate constraint sessions_confirmation_check;
