-- The business a session works in. Null means the primary one: the one its person owns, else their first. It counts only
-- while its person is a member, so it needs no reference.
alter table sessions add column business_id uuid;

-- The business a notification is about, for people who have several. Earlier notifications name none.
alter table notifications add column business_id uuid;
