-- Checks the rows without a lock that stops writes.
alter table fundings validate constraint fundings_payer_id_fkey;
alter table fundings validate constraint fundings_card_id_fkey;
