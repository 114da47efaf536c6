-- Every night what was read long ago goes, and what was never to be shown.
create index notices_done on notices (created_at) where read_at is not null or not is_shown;
