-- What admins look for by its first letters; compared byte by byte, so that any collation can use them.
create index users_email_prefix on users (email text_pattern_ops);
create index profiles_full_name_prefix on profiles (lower(full_name) text_pattern_ops);
create index profiles_last_name_prefix on profiles (lower(substring(full_name from '[^ ]+$')) text_pattern_ops);
create index businesses_name_prefix on businesses (lower(business_name) text_pattern_ops);
create index creators_handle_prefix on creators (handle text_pattern_ops);

-- Ids are UUIDv7 and sort by time of making: with what a list is filtered by before them, its newest come first.
create index profiles_role_newest on profiles (role, user_id);
create index profiles_status_newest on profiles (account_status, user_id);
create index profiles_role_status_newest on profiles (role, account_status, user_id);
create index businesses_industry_newest on businesses (industry, id);
create index business_onboardings_open on business_onboardings (business_id) where completed_at is null;
create index creators_status_newest on creators (status, id);
create index creators_neighborhood_newest on creators (home_neighborhood_id, id);

-- The trends of the overview count what happened in a stretch of days.
create index users_created_at on users (created_at);
create index creators_submitted_at on creators (submitted_at) where submitted_at is not null;
create index creator_reviews_created_at on creator_reviews (created_at);
create index business_onboardings_completed_at on business_onboardings (completed_at) where completed_at is not null;
create index email_events_status on email_events (status, created_at desc, id desc);
create index campaigns_published_at on campaigns (published_at) where published_at is not null;
create index media_files_failed on media_files (created_at) where status = 'failed' and is_active;
