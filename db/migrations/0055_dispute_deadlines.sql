-- Every decision of ours has a deadline. `decide_by` is the day we promised; `clock_at` is when a rule decides in our place.
alter table disputes add column decide_by timestamptz(3);
update disputes
set decide_by = now() + interval '7 days',
  clock_at = now() + case when round = 2 then interval '7 days' else interval '21 days' end
where status = 'under_review';

alter table disputes drop constraint disputes_closed_cause_check;
alter table disputes add constraint disputes_closed_cause_check check (
  closed_cause in ('withdrawn', 'accepted', 'time', 'final', 'undecided', 'upheld')
) not valid;
alter table disputes add constraint disputes_decide_by_check check (
  (status = 'under_review') = (decide_by is not null)
) not valid;

-- Null where nobody decided and the rule did.
-- squawk-ignore ban-drop-not-null
alter table dispute_decisions alter column decided_by drop not null;
