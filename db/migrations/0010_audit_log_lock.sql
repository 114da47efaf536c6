-- What an admin did stays as it was written down, for admins too.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
