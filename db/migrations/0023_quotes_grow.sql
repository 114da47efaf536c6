-- A counter above the posted payout waits until the business has paid the difference in.
alter table quotes
  drop constraint quotes_status_check,
  add constraint quotes_status_check check (
    status in (
      'awaiting_funding', 'open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired'
    )
  ) not valid,
  add column made_by_user_id uuid;
create unique index quotes_one_awaiting on quotes (application_id) where status = 'awaiting_funding';
