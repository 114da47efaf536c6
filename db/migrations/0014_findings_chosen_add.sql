-- What the owner made of a finding, beside what was found.
alter table enrichment_findings add column chosen jsonb;
-- A shop begins under the address of its site; this says whether somebody has named it since.
alter table business_onboardings add column has_name boolean not null default false;
