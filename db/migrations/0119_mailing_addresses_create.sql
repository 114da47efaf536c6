-- Where the post reaches a person. Sealed with a key that is not in the database, for this account alone.
create table mailing_addresses (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_address text not null check (char_length(sealed_address) <= 2000),
  updated_at timestamptz(3) not null default now()
);
