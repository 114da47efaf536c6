-- A post whose numbers are read. The row is made when the creator sends its link; next_read_at is null once reading is over.
create table post_watches (
  deliverable_id uuid primary key references deliverables (id),
  creator_id uuid not null references creators (id),
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
  external_id text check (char_length(external_id) <= 100),
  next_read_at timestamptz(3),
  reading_until timestamptz(3),
  ends_at timestamptz(3) not null,
  failing_since timestamptz(3),
  last_failure text check (char_length(last_failure) <= 300)
);
create index post_watches_due on post_watches (next_read_at) where next_read_at is not null;
create index post_watches_creator_id on post_watches (creator_id);

-- The numbers of a post on a day in New York: read from its platform, or typed by the creator with a screenshot.
create table post_readings (
  deliverable_id uuid not null references post_watches (deliverable_id),
  day date not null,
  source text not null check (source in ('instagram', 'tiktok', 'youtube', 'creator')),
  views integer check (views between 0 and 1000000000),
  reach integer check (reach between 0 and 1000000000),
  likes integer check (likes between 0 and 1000000000),
  comments integer check (comments between 0 and 1000000000),
  saves integer check (saves between 0 and 1000000000),
  shares integer check (shares between 0 and 1000000000),
  screenshot_id uuid references media_files (id),
  read_at timestamptz(3) not null,
  primary key (deliverable_id, day, source),
  check (num_nonnulls(views, reach, likes, comments, saves, shares) > 0),
  check (screenshot_id is null or source = 'creator')
);
create index post_readings_newest on post_readings (deliverable_id, read_at desc);
create index post_readings_screenshot_id on post_readings (screenshot_id) where screenshot_id is not null;
