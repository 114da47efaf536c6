-- Keeps what a chargeback took back from its campaign, and what a person decided about it.
alter table chargebacks add column spots_taken_back integer not null default 0 check (spots_taken_back >= 0);
alter table chargebacks add column taken_back_cents integer not null default 0 check (taken_back_cents >= 0);
-- The spots, or their money, went back to the business because the bank returned the payment.
alter table chargebacks add column spots_returned_at timestamptz(3);
-- The business may pay again, although the bank has the money.
alter table chargebacks add column cleared_at timestamptz(3);
alter table chargebacks add column cleared_by uuid;
alter table chargebacks add constraint chargebacks_cleared_by_fkey
  foreign key (cleared_by) references users (id) not valid;
-- Creators are paid what they earned in the campaign, although the bank has the money.
alter table chargebacks add column earnings_released_at timestamptz(3);
alter table chargebacks add column earnings_released_by uuid;
alter table chargebacks add constraint chargebacks_earnings_released_by_fkey
  foreign key (earnings_released_by) references users (id) not valid;
create index chargebacks_cleared_by on chargebacks (cleared_by) where cleared_by is not null;
create index chargebacks_earnings_released_by on chargebacks (earnings_released_by) where earnings_released_by is not null;
create index chargebacks_business_id on chargebacks (business_id, id);

-- Of a payment, what a bank took back for spots nobody had: it cannot be refunded as well.
alter table fundings add column taken_back_cents integer not null default 0;
alter table fundings add constraint fundings_taken_back check (taken_back_cents >= 0) not valid;

-- A refund that a lost chargeback has paid: the bank gave the money to whoever was to get it.
alter table refunds add column covered_by uuid;
alter table refunds add constraint refunds_covered_by_fkey
  foreign key (covered_by) references chargebacks (id) not valid;
create index refunds_covered_by on refunds (covered_by) where covered_by is not null;
alter table refunds drop constraint refunds_status_check;
alter table refunds add constraint refunds_status_known check (
  status in ('created', 'sent', 'paid', 'failed', 'covered')
) not valid;
