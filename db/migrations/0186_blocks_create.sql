-- A creator blocks a business, or a business a creator: nothing new starts between them. Each side has its own row, so that
-- unblocking lifts only its own.
create table blocks (
  id uuid primary key,
  business_id uuid not null references businesses (id),
  creator_id uuid not null references creators (id),
  blocked_by text not null check (blocked_by in ('creator', 'business')),
  blocked_by_user_id uuid not null references users (id),
  created_at timestamptz(3) not null,
  unique (business_id, creator_id, blocked_by)
);
create index blocks_creator_id on blocks (creator_id);
create index blocks_blocked_by_user_id on blocks (blocked_by_user_id);
