-- A campaign a business keeps to begin others with. `content` has the fields of its draft, without dates.
create table campaign_templates (
  id uuid primary key,
  business_id uuid not null references businesses (id) on delete cascade,
  template_name text not null check (char_length(template_name) between 1 and 60),
  content jsonb not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index campaign_templates_name on campaign_templates (business_id, lower(template_name));
create index campaign_templates_created_by on campaign_templates (created_by) where created_by is not null;

-- The pictures of a template are those of the campaign it was saved from. Their bytes are kept as long as it needs them.
create table campaign_template_pictures (
  template_id uuid not null references campaign_templates (id) on delete cascade,
  media_file_id uuid not null references media_files (id) on delete cascade,
  role text not null check (role in ('hero', 'gallery')),
  sort_order integer not null,
  primary key (template_id, media_file_id)
);
create index campaign_template_pictures_media_file_id on campaign_template_pictures (media_file_id);
