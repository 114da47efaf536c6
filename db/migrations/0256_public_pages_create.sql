-- The page anyone can open about a creator, who turns it on. Without a row it is off.
create table creator_pages (
  creator_id uuid primary key references creators (id) on delete cascade,
  is_on boolean not null,
  shows_prices boolean not null,
  updated_at timestamptz(3) not null
);
create index creator_pages_on on creator_pages (creator_id) where is_on;

-- The pieces of work a creator chose to show on that page: an upload or a link.
create table creator_page_pieces (
  id uuid primary key,
  creator_id uuid not null references creators (id) on delete cascade,
  media_file_id uuid unique references media_files (id) on delete cascade,
  portfolio_link_id uuid unique references portfolio_links (id) on delete cascade,
  check (num_nonnulls(media_file_id, portfolio_link_id) = 1)
);
create index creator_page_pieces_creator_id on creator_page_pieces (creator_id);

-- The same for a business, with its open campaigns.
create table business_pages (
  business_id uuid primary key references businesses (id) on delete cascade,
  is_on boolean not null,
  updated_at timestamptz(3) not null
);
create index business_pages_on on business_pages (business_id) where is_on;
