-- What a side shows beside its words in a dispute: pictures, films and papers, each in one statement and never taken out.
create table dispute_statement_files (
  statement_id uuid not null references dispute_statements (id),
  sort_order integer not null check (sort_order between 0 and 4),
  media_file_id uuid not null unique references media_files (id),
  primary key (statement_id, sort_order)
);
