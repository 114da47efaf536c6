-- Admins sort their lists by these columns. Each page begins after a value and an id, so it costs the same at any depth.
create index profiles_name_sorted on profiles ((lower(coalesce(full_name, '')) collate "C"), user_id);
create index profiles_signed_in_sorted on profiles ((coalesce(last_login_at, '-infinity'::timestamptz)), user_id);
create index users_email_sorted on users ((email collate "C"), id);
create index businesses_name_sorted on businesses ((lower(business_name) collate "C"), id);
create index campaigns_title_sorted on campaigns ((lower(title) collate "C"), id);
create index campaigns_payout_sorted on campaigns ((coalesce(creator_payout_cents, -1)), id);
create index campaigns_deadline_sorted on campaigns ((coalesce(application_deadline, '-infinity'::date)), id);
create index creators_handle_sorted on creators ((coalesce(handle, '') collate "C"), id);
create index collaborations_payout_sorted on collaborations (payout_cents, id);
create index payouts_amount_sorted on payouts (amount_cents, id);
create index payouts_arrives_sorted on payouts (arrives_on, id);
create index disputes_amount_sorted on disputes (disputed_cents, id);
create index disputes_deadline_sorted on disputes ((coalesce(decide_by, clock_at, 'infinity'::timestamptz)), id);
create index email_events_recipient_sorted on email_events ((lower(recipient) collate "C"), id);
create index support_requests_newest on support_requests (last_message_at, id);
