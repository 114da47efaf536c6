-- What the operator reports to the IRS for a calendar year. A year without a row has the defaults of domain/money/tax-forms.ts.
create table tax_years (
  id uuid primary key,
  year integer not null unique check (year between 2020 and 2099),
  form text not null check (form in ('none', 'nec', 'k')),
  threshold_cents integer not null check (threshold_cents between 1 and 10000000),
  -- Name, EIN, phone and address of whoever files, sealed.
  sealed_payer text check (char_length(sealed_payer) <= 4000),
  version integer not null check (version >= 1),
  updated_at timestamptz(3) not null
);
