-- Why a post couldn't be read, so that its creator learns whether connecting again helps.
alter table post_watches add column failure text check (failure in
  ('not_connected', 'ended', 'no_permission', 'unknown_post', 'too_early', 'busy', 'away', 'unreadable', 'turned_off'));
