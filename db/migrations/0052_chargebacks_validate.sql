alter table fundings validate constraint fundings_taken_back;
alter table refunds validate constraint refunds_status_known;
alter table chargebacks validate constraint chargebacks_cleared_by_fkey;
alter table chargebacks validate constraint chargebacks_earnings_released_by_fkey;
alter table refunds validate constraint refunds_covered_by_fkey;
