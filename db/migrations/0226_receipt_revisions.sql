-- A purchase order or reference, chosen at checkout. Earlier payments have none of their own.
alter table fundings add column reference text check (char_length(reference) between 1 and 60);

-- Whom a receipt is made out to. It never changes: a corrected receipt is the next revision.
create table receipt_revisions (
  funding_id uuid not null references fundings (id),
  revision integer not null check (revision between 1 and 20),
  business_name text not null,
  address text,
  -- The tax details of that time; all null if there were none.
  legal_name text,
  ein text,
  street text,
  unit text,
  city text,
  state text,
  zip text,
  reference text check (char_length(reference) between 1 and 60),
  issued_at timestamptz(3) not null,
  -- Null for the one that was issued with the payment.
  issued_by uuid references users (id),
  primary key (funding_id, revision),
  check ((revision = 1) = (issued_by is null))
);
create index receipt_revisions_issued_by on receipt_revisions (issued_by) where issued_by is not null;

-- Earlier receipts showed the details on file. They keep those of today.
insert into receipt_revisions
  (funding_id, revision, business_name, address, legal_name, ein, street, unit, city, state, zip, reference, issued_at)
select f.id, 1, b.business_name, l.address, d.legal_name, d.ein, d.street, d.unit, d.city, d.state, d.zip, d.reference,
  f.paid_at
from fundings f
join businesses b on b.id = f.business_id
left join business_locations l on l.business_id = b.id and l.is_primary
left join business_tax_details d on d.business_id = b.id
where f.status = 'paid';
