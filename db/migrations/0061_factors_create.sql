-- People prove who they are with these, beside the password.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique check (char_length(credential_id) <= 1400),
  public_key text not null check (char_length(public_key) <= 4000),
  sign_count bigint not null default 0 check (sign_count >= 0),
  transports text[] not null default '{}',
  -- Whether it may be copied to other devices of its holder, and whether it has been.
  is_backup_eligible boolean not null,
  is_backed_up boolean not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3)
);
create index passkeys_user_id on passkeys (user_id, created_at);

create table authenticator_apps (
  user_id uuid primary key references users (id) on delete cascade,
  -- Sealed with a key that is not in the database, for this account alone.
  sealed_secret text not null check (char_length(sealed_secret) <= 400),
  -- Empty until a code has shown that the app holds the secret; until then it proves nothing.
  added_at timestamptz(3),
  last_used_at timestamptz(3),
  -- The step of the last code that was taken, so that no code works twice.
  last_used_step bigint not null default 0,
  created_at timestamptz(3) not null default now()
);

create table recovery_codes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  code_hash text not null check (char_length(code_hash) <= 100),
  used_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (user_id, code_hash)
);

-- Somebody who has passed the first step of signing in and owes the second.
create table sign_in_steps (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash text not null unique check (char_length(token_hash) <= 100),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index sign_in_steps_user_id on sign_in_steps (user_id);

-- A passkey is asked to sign one of these: once, soon, and for one purpose.
create table passkey_challenges (
  id uuid primary key,
  purpose text not null check (purpose in ('add', 'confirm', 'second_step', 'sign_in')),
  challenge text not null check (char_length(challenge) <= 100),
  user_id uuid references users (id) on delete cascade,
  session_id uuid references sessions (id) on delete cascade,
  sign_in_step_id uuid references sign_in_steps (id) on delete cascade,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index passkey_challenges_user_id on passkey_challenges (user_id);
create index passkey_challenges_session_id on passkey_challenges (session_id);
create index passkey_challenges_sign_in_step_id on passkey_challenges (sign_in_step_id);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);
