-- Signs that something may be wrong are shown to admins. The network a browser signed in from is a keyed hash that is deleted
-- with the browser it belongs to; the hash of a picture finds the same bytes under another creator.
alter table known_devices add column network_hash text;
create index known_devices_network_hash on known_devices (network_hash) where network_hash is not null;
alter table media_files add column content_hash text;
create index media_files_portfolio_hash on media_files (content_hash)
  where content_hash is not null and role = 'portfolio';
create index portfolio_links_url on portfolio_links (url);
