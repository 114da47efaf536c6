-- What a file says of itself is checked while it is taken in; what stands here is what was found, not what was claimed.
create table media_files (
  id uuid primary key,
  bucket_name text not null check (bucket_name in ('campaign_media', 'business_media', 'creator_media')),
  file_path text not null check (char_length(file_path) between 1 and 300),
  entity_type text not null check (entity_type in ('campaign', 'business', 'creator')),
  entity_id uuid not null,
  role text not null check (
    role in ('avatar', 'logo', 'hero', 'gallery', 'portfolio', 'submission', 'attachment')
  ),
  status text not null check (status in ('processing', 'ready', 'failed')),
  failure text check (char_length(failure) <= 300),
  content_type text not null check (char_length(content_type) <= 100),
  byte_size bigint not null check (byte_size >= 0),
  width integer check (width > 0),
  height integer check (height > 0),
  duration_seconds double precision check (duration_seconds >= 0),
  -- Widths in pixels for which a smaller copy lies beside the file.
  widths integer[] not null default '{}',
  has_poster boolean not null default false,
  -- A few bytes drawn blurred until the picture is there.
  placeholder text check (char_length(placeholder) <= 2000),
  original_name text not null check (char_length(original_name) between 1 and 255),
  caption text check (char_length(caption) <= 200),
  alt_text text check (char_length(alt_text) <= 300),
  sort_order integer not null default 0,
  is_active boolean not null default true,
  uploaded_by uuid references users (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  objects_removed_at timestamptz(3),
  unique (bucket_name, file_path),
  check (is_active = (deleted_at is null))
);
create index media_files_entity on media_files (entity_type, entity_id, role, sort_order, id);
create index media_files_newest on media_files (created_at desc, id desc);
create index media_files_deleted on media_files (deleted_at, id) where deleted_at is not null and objects_removed_at is null;
create index media_files_uploaded_by on media_files (uploaded_by);

-- An upload under way. Where it will lie is decided when it is allowed to begin, and never by who sends the bytes.
create table uploads (
  id text primary key check (char_length(id) between 16 and 100),
  user_id uuid not null references users (id) on delete cascade,
  bucket_name text not null,
  file_path text not null,
  entity_type text not null check (entity_type in ('campaign', 'business', 'creator')),
  entity_id uuid not null,
  role text not null,
  content_type text not null check (char_length(content_type) <= 100),
  original_name text not null check (char_length(original_name) between 1 and 255),
  byte_size bigint not null check (byte_size > 0),
  media_file_id uuid references media_files (id) on delete cascade,
  finished_at timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index uploads_user_id on uploads (user_id, created_at);
create index uploads_expires_at on uploads (expires_at);
create index uploads_entity on uploads (entity_type, entity_id, role);
create index uploads_media_file_id on uploads (media_file_id);
