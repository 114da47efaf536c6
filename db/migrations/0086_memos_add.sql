-- The provider keeps what our row says of a payment and of a refund, so that a row that a restore lost can be written again.
alter table provider_entries add column memo jsonb;
alter table sandbox_checkouts add column memo jsonb;
alter table sandbox_refunds add column memo jsonb;
create index provider_entries_memo_funding on provider_entries ((memo ->> 'funding_id')) where kind = 'refund';

-- A request for a second admin names its record by an id of ours. The table came with this release, so writing it anew is quick.
-- squawk-ignore adding-field-with-default
alter table provider_entries add column id uuid not null default gen_random_uuid();
create unique index provider_entries_id on provider_entries (id);
alter table approvals drop constraint approvals_action_check;
alter table approvals add constraint approvals_action_known check (
  action in (
    'retry_refund', 'refund_open_spots', 'release_payout', 'retry_payout', 'decide_dispute', 'book_provider_entry',
    'clear_chargeback', 'release_chargeback_earnings'
  )
) not valid;
