-- Failed guesses, counted for all processes. A row is dropped on success, and by the hourly sweep once it has reset.
create table guess_counts (
  key text primary key,
  failures integer not null check (failures >= 0),
  -- No try is let through before this time.
  wait_until timestamptz(3),
  resets_at timestamptz(3) not null
);
create index guess_counts_resets_at on guess_counts (resets_at);

-- Browsers in which somebody signed in to an account before. They open nothing: they have a budget of wrong passwords of their own.
create table known_devices (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index known_devices_user_id on known_devices (user_id, created_at);

-- Codes mailed to make a browser known. Several can be good at once, so that a stranger who asks for one ends none.
create table device_codes (
  code_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index device_codes_user_id on device_codes (user_id);

-- How often a session held by a program was renewed: a refresh token names its turn, so an old one is recognized.
alter table sessions add column refresh_count integer not null default 0 check (refresh_count >= 0);
alter table sessions add column refreshed_at timestamptz(3);
