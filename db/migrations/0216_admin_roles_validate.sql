-- Checks the rows without a lock that stops writes.
alter table profiles validate constraint profiles_admin_role_fits;
