-- Accounts that share a bank, a browser or a mailing address are shown to admins. An address is compared by a keyed hash,
-- because it is stored encrypted; addresses from before this migration get theirs when they are saved again.
-- Browsers that are known already count as one each.
alter table mailing_addresses add column address_hash text;
create index mailing_addresses_address_hash on mailing_addresses (address_hash) where address_hash is not null;

alter table known_devices add column browser_id uuid;
update known_devices set browser_id = id;
create index known_devices_browser_id on known_devices (browser_id);

create index payees_bank_fingerprint on payees (bank_fingerprint) where bank_fingerprint is not null;
