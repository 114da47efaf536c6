-- A migration of its own: validating reads the table, and takes no lock that stops anyone.
alter table campaigns validate constraint campaigns_consent_version_check;
alter table applications validate constraint applications_agreed_version_check;
