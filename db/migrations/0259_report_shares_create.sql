-- The link that shows a campaign's report to anyone who has it. Turning it off deletes the row; a new link has a new token.
create table report_shares (
  campaign_id uuid primary key references campaigns (id),
  token text not null unique check (char_length(token) = 32),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null
);
create index report_shares_created_by on report_shares (created_by) where created_by is not null;
