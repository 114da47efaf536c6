-- Keys for programs that act in a person's name. Only a hash is stored: whoever reads the database can't use them.
create table api_keys (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- The one business the key works in. Null for creators and admins.
  business_id uuid references businesses (id),
  name text not null check (char_length(name) between 1 and 60),
  key_hash text not null unique,
  key_start text not null,
  key_end text not null,
  scopes text[] not null check (cardinality(scopes) between 1 and 12),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3),
  -- At most a minute behind.
  last_used_at timestamptz(3),
  ended_at timestamptz(3),
  end_cause text check (end_cause in
    ('revoked', 'suspended', 'password_reset', 'reported', 'factors_reset', 'left_business', 'role_changed')),
  check ((ended_at is null) = (end_cause is null))
);
create index api_keys_user_id on api_keys (user_id, created_at desc, id desc);
create index api_keys_business_id on api_keys (business_id) where business_id is not null;
