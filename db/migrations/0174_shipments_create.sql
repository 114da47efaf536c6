-- The product a business sends to a creator who films it. Where it goes is the creator's mailing address and isn't copied here.
create table shipments (
  id uuid primary key,
  collaboration_id uuid not null unique references collaborations (id),
  status text not null check (status in ('to_ship', 'shipped', 'received', 'damaged', 'not_received')),
  ship_by timestamptz(3) not null,
  carrier text check (carrier in ('usps', 'ups', 'fedex', 'dhl', 'courier')),
  tracking_number text check (char_length(tracking_number) between 6 and 40),
  shipped_at timestamptz(3),
  counts_at timestamptz(3),
  received_at timestamptz(3),
  note text check (char_length(note) <= 500),
  remind_at timestamptz(3),
  reminders_sent integer not null default 0 check (reminders_sent >= 0),
  updated_at timestamptz(3) not null,
  check ((status = 'to_ship') = (shipped_at is null)),
  check ((status = 'received') = (received_at is not null)),
  check ((counts_at is not null) <= (status = 'shipped')),
  check (shipped_at is null or carrier is not null)
);
create index shipments_remind_at on shipments (remind_at) where remind_at is not null;
create index shipments_counts_at on shipments (counts_at) where counts_at is not null;

alter table collaborations drop constraint collaborations_cancel_reason_check;
alter table collaborations add constraint collaborations_cancel_reason_check
  check (cancel_reason in ('late', 'cannot_do', 'not_shipped', 'cannot_ship', 'by_admin')) not valid;
