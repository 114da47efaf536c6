-- Addresses of programs that are told what happens. The secret that signs is sealed with a key outside the database.
create table webhook_endpoints (
  id uuid primary key,
  audience text not null check (audience in ('business', 'creator', 'platform')),
  -- The person whose view of a record is sent.
  user_id uuid not null references users (id),
  business_id uuid references businesses (id),
  url text not null check (char_length(url) <= 2048),
  description text not null check (char_length(description) <= 120),
  event_types text[] not null,
  sealed_secret text not null,
  -- After a rotation the earlier secret signs too, until then.
  sealed_previous text,
  previous_until timestamptz(3),
  -- Since when every attempt failed.
  failing_since timestamptz(3),
  off_at timestamptz(3),
  off_cause text check (off_cause in ('owner', 'failing', 'no_access')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((audience = 'business') = (business_id is not null)),
  check ((off_at is null) = (off_cause is null)),
  check ((sealed_previous is null) = (previous_until is null))
);
create index webhook_endpoints_user_id on webhook_endpoints (user_id);
create index webhook_endpoints_business_id on webhook_endpoints (business_id) where business_id is not null;
create index webhook_endpoints_platform on webhook_endpoints (created_at) where audience = 'platform';

-- One message to one endpoint, written with the change it is about. Its id stays the same however often it is sent.
create table webhook_deliveries (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  event_type text not null,
  -- The ids of the records it is about.
  ids jsonb not null,
  -- The body, once it was composed for the first attempt.
  payload text,
  status text not null check (status in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- A worker that takes it moves this on, so that no other takes it meanwhile.
  next_attempt_at timestamptz(3),
  last_attempt_at timestamptz(3),
  response_status integer,
  duration_ms integer,
  failure text,
  occurred_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  check ((status = 'pending') = (next_attempt_at is not null))
);
create index webhook_deliveries_log on webhook_deliveries (endpoint_id, created_at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_attempt_at) where status = 'pending';
create index webhook_deliveries_created_at on webhook_deliveries (created_at);
