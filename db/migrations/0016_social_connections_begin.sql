-- When an account is read next, and until when somebody is reading it now: many workers share the work by these.
alter table social_accounts
  add column next_sync_at timestamptz(3),
  add column syncing_until timestamptz(3);
create index social_accounts_due on social_accounts (next_sync_at, id) where status = 'connected';
create index social_accounts_handle on social_accounts (handle text_pattern_ops, platform);
create index social_accounts_status on social_accounts (status, id);
create index social_accounts_failing on social_accounts (failing_since) where failing_since is not null;

-- A way to a platform and back that was begun in one session. Coming back takes the row away, so it works once.
create table social_connections (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null,
  platform text not null check (platform in ('instagram', 'tiktok')),
  verifier_sealed text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index social_connections_user_id on social_connections (user_id);
create index social_connections_expires_at on social_connections (expires_at);
