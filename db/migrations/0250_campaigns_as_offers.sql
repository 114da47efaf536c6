-- An offer is a campaign for the creators it names: it has a spot for each of them and is shown to nobody else.
alter table campaigns add column is_offer boolean not null default false;
