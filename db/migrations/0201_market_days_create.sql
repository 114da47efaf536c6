-- The figures of each day in New York by borough and industry. Past days are summed up once. Campaigns without a borough or
-- an industry count under an empty text, and each day that is summed up has at least that row.
create table market_days (
  day date not null,
  borough text not null,
  industry text not null,
  paid_in_cents bigint not null default 0,
  released_cents bigint not null default 0,
  fees_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  campaigns integer not null default 0,
  repeat_campaigns integer not null default 0,
  first_applicants integer not null default 0,
  first_within_day integer not null default 0,
  first_applicant_seconds bigint not null default 0,
  closed_slots integer not null default 0,
  filled_slots integer not null default 0,
  primary key (day, borough, industry)
);
-- Campaigns are summed up by the day they were published, filled up or first applied to.
create index campaigns_business_published on campaigns (business_id, published_at) where published_at is not null;
create index campaigns_selection_closed on campaigns (selection_closed_at) where selection_closed_at is not null;
create index applications_submitted on applications (submitted_at) where submitted_at is not null;
