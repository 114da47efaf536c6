-- Amounts of money are kept by day as well, and banks may return more on a day than was refunded.
alter table day_counts drop constraint day_counts_count_check;
-- One row for each figure and day of half a year.
-- squawk-ignore changing-column-type
alter table day_counts alter column count type bigint;
