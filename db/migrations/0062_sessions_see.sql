-- When its holder last did something. Sessions of admins end when that is half an hour ago.
alter table sessions add column seen_at timestamptz(3) not null default now();
