-- A decision taken back within its ten seconds leaves everything as it was, the shortlist too.
alter table applications
  add column decided_from text check (decided_from in ('submitted', 'shortlisted')),
  add column decided_by uuid;
create index application_notes_author_id on application_notes (author_id);
-- How often somebody was chosen, counted for every row of a list of applicants.
create index applications_creator_accepted on applications (creator_id) where status = 'accepted';
