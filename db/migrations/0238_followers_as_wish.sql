-- Whether the minimum number of followers is a wish that stops nobody from applying.
alter table campaigns add column prefers_followers boolean not null default false;
