-- Whether an admin opened the dispute for the side in `opened_side`, which wrote to us instead of opening it.
alter table disputes add column is_on_behalf boolean not null default false;
