-- The months whose statement a business's owner was told about, once each.
create table statement_notices (
  business_id uuid not null references businesses (id) on delete cascade,
  month text not null check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  created_at timestamptz(3) not null,
  primary key (business_id, month)
);
