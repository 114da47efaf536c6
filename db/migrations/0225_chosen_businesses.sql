-- The business a session works in. Null means the primary one: the one its person owns, else their first.
alter table sessions add column business_id uuid references businesses (id) on delete set null;
create index sessions_business_id on sessions (business_id) where business_id is not null;

-- The business a notification is about, for people who have several. Earlier notifications name none.
alter table notifications add column business_id uuid;
