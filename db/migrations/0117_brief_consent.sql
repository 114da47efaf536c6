-- The last version of a brief that changed the terms: applicants who agreed to an earlier one are asked again.
alter table campaigns
  add column consent_version integer not null default 0,
  add constraint campaigns_consent_version_check check (consent_version between 0 and brief_version) not valid;

-- The version of the brief a creator agreed to, by applying or by saying so later.
alter table applications
  add column agreed_version integer not null default 0,
  add column agreed_at timestamptz,
  add constraint applications_agreed_version_check check (agreed_version >= 0) not valid;

update applications set agreed_version = brief_version, agreed_at = submitted_at where brief_version > 0;

-- What changed in earlier versions isn't recorded, so everyone who applied before the current version is asked.
update campaigns set consent_version = brief_version where brief_version > 1;
