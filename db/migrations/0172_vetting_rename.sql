-- A review is what two sides write after a job. Deciding on who becomes a creator is vetting, in the tables as in the code. Renaming
-- touches no row but the emails about late decisions. A process of the last release cannot read applications until it is replaced.
-- squawk-ignore renaming-table
alter table creator_reviews rename to vetting_decisions;
alter table vetting_decisions rename constraint creator_reviews_pkey to vetting_decisions_pkey;
alter table vetting_decisions rename constraint creator_reviews_admin_id_fkey to vetting_decisions_admin_id_fkey;
alter table vetting_decisions rename constraint creator_reviews_creator_id_fkey to vetting_decisions_creator_id_fkey;
alter table vetting_decisions rename constraint creator_reviews_decision_check to vetting_decisions_decision_check;
alter table vetting_decisions rename constraint creator_reviews_note_check to vetting_decisions_note_check;
alter table vetting_decisions rename constraint creator_reviews_reason_check to vetting_decisions_reason_check;
alter index creator_reviews_admin_id rename to vetting_decisions_admin_id;
alter index creator_reviews_created_at rename to vetting_decisions_created_at;
alter index creator_reviews_creator_id rename to vetting_decisions_creator_id;
-- squawk-ignore renaming-column
alter table creators rename column review_due_at to vetting_due_at;
alter index creators_review_due_at rename to creators_vetting_due_at;
-- squawk-ignore renaming-column
alter table creators rename column reader_id to assignee_id;
alter table creators rename constraint creators_reader_id_fkey to creators_assignee_id_fkey;
alter index creators_reader_id rename to creators_assignee_id;
update email_events set template = 'vetting-late' where template = 'review-late';
