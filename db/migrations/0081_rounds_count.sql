-- A provider keeps the answer to a key for a day, failures too. What is certain to have failed goes out under the next key.
alter table fundings add column round integer not null default 0;
alter table refunds add column round integer not null default 0;
alter table payees add column round integer not null default 0;
alter table payouts add column round integer not null default 0;
-- Whoever asks the provider to refund has it to themselves until then, so that two rounds are never under way together.
alter table refunds add column asking_until timestamptz(3);
-- Each try a bank sent back had a number of its own.
update refunds set round = failures.count
from (select refund_id, count(*)::integer as count from refund_failures group by refund_id) as failures
where failures.refund_id = refunds.id;

-- Since when our balance at the provider has been too low for it; it has not left.
alter table payouts add column short_since timestamptz(3);
-- Since when its money could not be brought back from the account of the payee, though its bank refused it.
alter table payouts add column unreturned_since timestamptz(3);
create index payouts_short on payouts (short_since) where short_since is not null;
create index payouts_unreturned on payouts (unreturned_since) where unreturned_since is not null;
