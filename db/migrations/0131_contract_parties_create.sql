-- Who said yes to an application last on each side, from which IP address, and when.
create table application_signatures (
  application_id uuid not null references applications (id) on delete cascade,
  side text not null check (side in ('creator', 'business')),
  user_id uuid not null references users (id),
  sealed_ip text check (char_length(sealed_ip) <= 500),
  signed_at timestamptz(3) not null,
  primary key (application_id, side)
);
create index application_signatures_user_id on application_signatures (user_id);

-- The names, mailing addresses and signatures of a contract. Sealed, and erased six years after the work ended.
create table contract_parties (
  collaboration_id uuid primary key references collaborations (id),
  sealed_parties text not null check (char_length(sealed_parties) <= 8000)
);
