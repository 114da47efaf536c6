-- In a migration of its own, so that writes go on while the rows are read.
alter table creator_reviews validate constraint creator_reviews_reason_check;
