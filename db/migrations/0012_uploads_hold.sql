-- One request writes to an upload at a time, whichever process it reaches.
alter table uploads add column held_by uuid;
alter table uploads add column held_until timestamptz(3);
