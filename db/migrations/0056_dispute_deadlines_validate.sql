alter table disputes validate constraint disputes_closed_cause_check;
alter table disputes validate constraint disputes_decide_by_check;
