-- A refund that the bank of whoever paid sent back: the money is with us again, be it after it had been paid. What failed
-- under a reference of the provider stays failed, whatever is told of it later; the next try has another reference.
create table refund_failures (
  refund_id uuid not null references refunds (id),
  provider_reference text not null check (char_length(provider_reference) between 1 and 200),
  failure text check (char_length(failure) <= 300),
  failed_at timestamptz(3) not null,
  primary key (refund_id, provider_reference)
);

-- The sandbox can play it: a card that was closed sends its refunds back, and each try under our id is one of its own.
alter table sandbox_checkouts add column is_card_closed boolean not null default false;
alter table sandbox_refunds add column round integer not null default 0 check (round >= 0);
alter table sandbox_refunds add column failure text;
alter table sandbox_refunds drop constraint sandbox_refunds_our_id_key;
create unique index sandbox_refunds_round on sandbox_refunds (our_id, round);

-- A file of one version can be in the next one as well. What was not sent yet belongs to the version that comes next.
alter table deliverable_files add column version integer not null default 1 check (version >= 1);
update deliverable_files set version = submissions.version
from submissions where submissions.id = deliverable_files.submission_id;
update deliverable_files set version = deliverables.version + 1
from deliverables where deliverables.id = deliverable_files.deliverable_id and deliverable_files.submission_id is null;
alter table deliverable_files alter column version drop default;
alter table deliverable_files drop constraint deliverable_files_pkey;
create unique index deliverable_files_of_version on deliverable_files (deliverable_id, version, media_file_id);
alter table deliverable_files add constraint deliverable_files_pkey primary key using index deliverable_files_of_version;
