-- When the holder of a session last proved that it is them, and how. Both are empty until they have.
alter table sessions
  add column confirmed_at timestamptz(3),
  add column confirmed_by text;
alter table sessions add constraint sessions_confirmed_by_check
  check (confirmed_by in ('password', 'passkey', 'totp', 'recovery_code')) not valid;
alter table sessions add constraint sessions_confirmation_check
  check ((confirmed_at is null) = (confirmed_by is null)) not valid;
