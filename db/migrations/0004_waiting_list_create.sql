create table waiting_list_entries (
  id uuid primary key,
  city_id uuid not null references cities (id),
  email text not null check (email = lower(email) and char_length(email) between 3 and 320),
  role text check (role in ('business', 'creator')),
  status text not null check (status in ('pending', 'confirmed', 'removed')),
  mailed_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3),
  removed_at timestamptz(3),
  unique (city_id, email)
);

-- Fixed windows for the few calls that send mail or guess secrets; shared by every process.
create table rate_limits (
  key text primary key,
  count integer not null,
  resets_at timestamptz(3) not null
);
create index rate_limits_resets_at on rate_limits (resets_at);
