-- The role of each admin. Everyone who is an admin today keeps every right.
alter table profiles add column admin_role text
  check (admin_role in ('owner', 'operations', 'money', 'support', 'read_only'));
update profiles set admin_role = 'owner' where role = 'admin';
alter table profiles add constraint profiles_admin_role_fits
  check ((coalesce(role, '') = 'admin') = (admin_role is not null)) not valid;
