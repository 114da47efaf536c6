-- Usage rights are a choice: a draft that nobody has chosen them for is not finished.
alter table campaigns add column has_chosen_rights boolean not null default true;
update campaigns set has_chosen_rights = false where status = 'draft' and cardinality(rights_channels) = 0;
