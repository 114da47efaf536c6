-- Whether a message led away from Bizmeet before the two had a contract: an email address, a phone number or a payment outside.
-- Admins see the count for each account. Earlier messages aren't counted.
alter table messages add column has_contact_details boolean not null default false;
create index messages_contact_details on messages (sender_id) where has_contact_details;
