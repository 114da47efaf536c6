-- Stars and words after a job are a rating, in the tables as in the code and the API; a review is only the act of looking
-- at something. Rows of notifications, their preferences and emails follow. A process of the last release can't write,
-- show or publish ratings until it is replaced.
-- squawk-ignore renaming-table
alter table reviews rename to ratings;
alter table ratings rename constraint reviews_pkey to ratings_pkey;
alter table ratings rename constraint reviews_collaboration_id_side_key to ratings_collaboration_id_side_key;
alter table ratings rename constraint reviews_author_id_fkey to ratings_author_id_fkey;
alter table ratings rename constraint reviews_business_id_fkey to ratings_business_id_fkey;
alter table ratings rename constraint reviews_collaboration_id_fkey to ratings_collaboration_id_fkey;
alter table ratings rename constraint reviews_creator_id_fkey to ratings_creator_id_fkey;
alter table ratings rename constraint reviews_side_check to ratings_side_check;
alter table ratings rename constraint reviews_stars_check to ratings_stars_check;
alter table ratings rename constraint reviews_words_check to ratings_words_check;
alter index reviews_author_id rename to ratings_author_id;
alter index reviews_of_business rename to ratings_of_business;
alter index reviews_of_creator rename to ratings_of_creator;
alter index reviews_opening rename to ratings_opening;

-- squawk-ignore renaming-table
alter table review_answers rename to rating_answers;
-- squawk-ignore renaming-column
alter table rating_answers rename column review_id to rating_id;
alter table rating_answers rename constraint review_answers_pkey to rating_answers_pkey;
alter table rating_answers rename constraint review_answers_author_id_fkey to rating_answers_author_id_fkey;
alter table rating_answers rename constraint review_answers_review_id_fkey to rating_answers_rating_id_fkey;
alter table rating_answers rename constraint review_answers_words_check to rating_answers_words_check;
alter index review_answers_author_id rename to rating_answers_author_id;

-- squawk-ignore renaming-table
alter table review_reports rename to rating_reports;
-- squawk-ignore renaming-column
alter table rating_reports rename column review_id to rating_id;
alter table rating_reports rename constraint review_reports_pkey to rating_reports_pkey;
alter table rating_reports rename constraint review_reports_review_id_reporter_id_key to rating_reports_rating_id_reporter_id_key;
alter table rating_reports rename constraint review_reports_decided_by_fkey to rating_reports_decided_by_fkey;
alter table rating_reports rename constraint review_reports_reporter_id_fkey to rating_reports_reporter_id_fkey;
alter table rating_reports rename constraint review_reports_review_id_fkey to rating_reports_rating_id_fkey;
alter table rating_reports rename constraint review_reports_check to rating_reports_check;
alter table rating_reports rename constraint review_reports_check1 to rating_reports_check1;
alter table rating_reports rename constraint review_reports_decision_check to rating_reports_decision_check;
alter table rating_reports rename constraint review_reports_note_check to rating_reports_note_check;
alter table rating_reports rename constraint review_reports_reason_check to rating_reports_reason_check;
alter table rating_reports rename constraint review_reports_words_check to rating_reports_words_check;
alter index review_reports_decided rename to rating_reports_decided;
alter index review_reports_decided_by rename to rating_reports_decided_by;
alter index review_reports_open rename to rating_reports_open;
alter index review_reports_reporter_id rename to rating_reports_reporter_id;

update notifications set kind = 'work_rated' where kind = 'work_reviewed';
update notifications set notification_key = 'rated:' || substr(notification_key, 10) where notification_key like 'reviewed:%';
update notifications set notification_key = 'rating' || substr(notification_key, 7)
  where notification_key ~ '^review-(asked|answered|decided|reported):';
update notification_preferences set kind = 'work_rated' where kind = 'work_reviewed';
update email_events set template = 'rating-decided' where template = 'review-decided';
update email_events set template = 'work-rated' where template = 'work-reviewed';

-- The history of settings is never rewritten, so the setting's history is written once more under the new name.
insert into platform_settings (id, key, version, value, changed_by, reason, changed_at)
select gen_random_uuid(), 'rating_open_days', version, value, changed_by, reason, changed_at
from platform_settings where key = 'review_open_days';

-- The job engine keeps the schedule of the job's old name until somebody deletes it.
do $$ begin
  if to_regclass('pgboss.schedule') is not null then
    delete from pgboss.schedule where name = 'open-reviews';
  end if;
end $$;
