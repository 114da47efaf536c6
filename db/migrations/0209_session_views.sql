-- While an admin views the product as a creator, their session says whom and until when.
alter table sessions add column viewed_user_id uuid references users (id);
alter table sessions add column viewed_until timestamptz(3);
create index sessions_viewed_user_id on sessions (viewed_user_id) where viewed_user_id is not null;
