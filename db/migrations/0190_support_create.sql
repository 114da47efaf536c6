-- Questions of people to us. The record a question is about is named, never copied; a merged request leads to the one it became part of.
create table support_requests (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  subject text not null check (char_length(subject) between 1 and 120),
  status text not null check (status in ('open', 'waiting', 'snoozed', 'closed')),
  snoozed_until timestamptz(3),
  record_type text check (record_type in ('campaign', 'collaboration', 'payment', 'payout')),
  record_id uuid,
  merged_into_id uuid references support_requests (id) on delete cascade,
  last_message_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  check ((status = 'snoozed') = (snoozed_until is not null)),
  check ((record_type is null) = (record_id is null)),
  check (merged_into_id is null or status = 'closed')
);
create index support_requests_user_id on support_requests (user_id, last_message_at desc, id desc);
create index support_requests_status on support_requests (status, last_message_at, id);
create index support_requests_snoozed_until on support_requests (snoozed_until) where snoozed_until is not null;
create index support_requests_merged_into_id on support_requests (merged_into_id) where merged_into_id is not null;

-- A note is for admins only.
create table support_messages (
  id uuid primary key,
  support_request_id uuid not null references support_requests (id) on delete cascade,
  author_id uuid not null references users (id),
  kind text not null check (kind in ('question', 'answer', 'note')),
  body text not null check (char_length(body) between 1 and 3000),
  created_at timestamptz(3) not null
);
create index support_messages_support_request_id on support_messages (support_request_id, created_at, id);
create index support_messages_author_id on support_messages (author_id);
