-- Admins list the waitlists newest first, one city at a time or all, and search by the start of an address.
create index waitlist_entries_city_newest on waitlist_entries (city_id, id desc);
create index waitlist_entries_email_prefix on waitlist_entries (email text_pattern_ops);
