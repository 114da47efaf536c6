create table users (
  id uuid primary key,
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 320),
  email_verified boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table profiles (
  user_id uuid primary key references users (id),
  role text check (role in ('business', 'creator', 'applicant', 'admin')),
  account_status text not null default 'active' check (
    account_status in ('active', 'completed', 'suspended', 'deleted')
  ),
  status_reason text check (char_length(status_reason) <= 500),
  is_business_onboarding boolean not null default false,
  full_name text check (char_length(full_name) between 1 and 120),
  terms_accepted_at timestamptz(3),
  first_login_at timestamptz(3),
  last_login_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- The ways an account signs in; a password is one of them.
create table credentials (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (user_id, provider_id)
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token text not null unique,
  ip_address text,
  user_agent text check (char_length(user_agent) <= 1000),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index sessions_user_id on sessions (user_id, created_at);
create index sessions_expires_at on sessions (expires_at);

-- Single-use links in mails. Only a hash is kept: whoever reads this table can open none of them.
create table account_links (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (
    purpose in ('verify_email', 'sign_in', 'reset_password', 'confirm_email_change', 'verify_new_email')
  ),
  token_hash text not null unique,
  email text not null,
  email_change_id uuid,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index account_links_user_id on account_links (user_id, purpose);
create index account_links_expires_at on account_links (expires_at);

-- At most one change of address waits for an account.
create table email_changes (
  id uuid primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  new_email text not null check (new_email = lower(new_email) and char_length(new_email) between 3 and 320),
  old_confirmed_at timestamptz(3),
  new_confirmed_at timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);

create table notification_preferences (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (char_length(kind) between 1 and 60),
  in_app boolean not null,
  email boolean not null,
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, kind)
);

create table creators (
  id uuid primary key,
  user_id uuid not null unique references users (id),
  status text check (
    status in (
      'draft', 'pending', 'pending_review', 'changes_requested', 'rejected', 'approved', 'active', 'suspended'
    )
  ),
  status_note text check (char_length(status_note) <= 2000),
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table business_members (
  id uuid primary key,
  business_id uuid not null references businesses (id) on delete cascade,
  user_id uuid not null references users (id),
  role text not null check (role in ('owner', 'manager')),
  status text not null check (status in ('active', 'invited', 'removed')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (business_id, user_id)
);
create index business_members_user_id on business_members (user_id);
create unique index business_members_one_owner on business_members (business_id) where role = 'owner';

alter table businesses add constraint businesses_owner_id_fkey foreign key (owner_id) references users (id) not valid;

-- What people with power over others did, and to whom; rows are only ever added.
create table audit_log (
  id uuid primary key,
  actor_id uuid not null references users (id),
  action text not null check (char_length(action) between 1 and 60),
  subject_type text not null check (char_length(subject_type) between 1 and 60),
  subject_id uuid not null,
  reason text check (char_length(reason) <= 500),
  before jsonb,
  after jsonb,
  created_at timestamptz(3) not null default now()
);
create index audit_log_subject on audit_log (subject_type, subject_id, created_at desc);
create index audit_log_actor_id on audit_log (actor_id, created_at desc);
create index audit_log_newest on audit_log (created_at desc, id desc);
