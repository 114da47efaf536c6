-- The taxpayer details of a creator. All that says who they are is sealed; the last four digits are what people may see.
create table w9s (
  creator_id uuid primary key references creators (id),
  sealed_details text not null check (char_length(sealed_details) <= 4000),
  tin_kind text not null check (tin_kind in ('ssn', 'ein')),
  tin_last4 text not null check (tin_last4 ~ '^[0-9]{4}$'),
  -- When they certified it under penalties of perjury.
  certified_at timestamptz(3) not null,
  -- Since when they agree to statements without paper; null where they don't, or no longer do.
  electronic_since timestamptz(3),
  updated_at timestamptz(3) not null
);
