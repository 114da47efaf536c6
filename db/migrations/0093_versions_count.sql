-- A change names the version it was made from; one made from an older version is refused. Each table with such changes counts them
-- in a column of the same name. A save that meets the rename while an old process still runs fails; the page keeps what was typed
-- and tries again.
-- squawk-ignore renaming-column
alter table campaigns rename column edit_number to version;
alter table creators add column version integer not null default 1;
alter table businesses add column version integer not null default 1;
alter table content_packages add column version integer not null default 1;
