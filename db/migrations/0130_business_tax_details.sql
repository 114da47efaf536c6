-- The names and numbers a business's bookkeeper wants on its receipts. Only its owner reads them.
create table business_tax_details (
  business_id uuid primary key references businesses (id) on delete cascade,
  legal_name text not null check (char_length(legal_name) between 1 and 160),
  ein text check (ein ~ '^[0-9]{2}-[0-9]{7}$'),
  street text not null check (char_length(street) between 1 and 160),
  unit text check (char_length(unit) between 1 and 60),
  city text not null check (char_length(city) between 1 and 80),
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip text not null check (zip ~ '^[0-9]{5}(-[0-9]{4})?$'),
  reference text check (char_length(reference) between 1 and 60),
  version integer not null default 1 check (version >= 1),
  updated_at timestamptz(3) not null
);
