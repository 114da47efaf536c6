-- While an admin views the product as a creator, their session says whom and until when.
alter table sessions add column viewed_user_id uuid;
alter table sessions add constraint sessions_viewed_user_id_fkey
  foreign key (viewed_user_id) references users (id) not valid;
alter table sessions add column viewed_until timestamptz(3);
create index sessions_viewed_user_id on sessions (viewed_user_id) where viewed_user_id is not null;
