-- Our own accounts are few among those of all campaigns, and the reserve is read from them.
create index ledger_accounts_name on ledger_accounts (account text_pattern_ops);
