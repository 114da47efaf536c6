-- Written by `node server/commands/schema.ts` from db/migrations. Not run by anything.

create table account_links (
  id uuid not null,
  user_id uuid not null,
  purpose text not null,
  token_hash text not null,
  email text not null,
  email_change_id uuid,
  expires_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  constraint account_links_pkey PRIMARY KEY (id),
  constraint account_links_token_hash_key UNIQUE (token_hash),
  constraint account_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint account_links_purpose_check CHECK ((purpose = ANY (ARRAY['verify_email'::text, 'sign_in'::text, 'reset_password'::text, 'confirm_email_change'::text, 'verify_new_email'::text])))
);
CREATE INDEX account_links_expires_at ON public.account_links USING btree (expires_at);
CREATE INDEX account_links_user_id ON public.account_links USING btree (user_id, purpose);

create table audit_log (
  id uuid not null,
  actor_id uuid not null,
  action text not null,
  subject_type text not null,
  subject_id uuid not null,
  reason text,
  before jsonb,
  after jsonb,
  created_at timestamp(3) with time zone not null default now(),
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint audit_log_action_check CHECK (((char_length(action) >= 1) AND (char_length(action) <= 60))),
  constraint audit_log_reason_check CHECK ((char_length(reason) <= 500)),
  constraint audit_log_subject_type_check CHECK (((char_length(subject_type) >= 1) AND (char_length(subject_type) <= 60)))
);
CREATE INDEX audit_log_actor_id ON public.audit_log USING btree (actor_id, created_at DESC);
CREATE INDEX audit_log_newest ON public.audit_log USING btree (created_at DESC, id DESC);
CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject_type, subject_id, created_at DESC);

create table business_locations (
  id uuid not null,
  business_id uuid not null,
  location_name text not null,
  address text not null,
  neighborhood_id uuid,
  neighborhood text,
  latitude double precision,
  longitude double precision,
  is_primary boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint business_locations_pkey PRIMARY KEY (id),
  constraint business_locations_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint business_locations_neighborhood_id_fkey FOREIGN KEY (neighborhood_id) REFERENCES neighborhoods(id),
  constraint business_locations_address_check CHECK (((char_length(address) >= 1) AND (char_length(address) <= 300))),
  constraint business_locations_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint business_locations_location_name_check CHECK (((char_length(location_name) >= 1) AND (char_length(location_name) <= 120))),
  constraint business_locations_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))
);
CREATE INDEX business_locations_business_id ON public.business_locations USING btree (business_id);
CREATE INDEX business_locations_neighborhood_id ON public.business_locations USING btree (neighborhood_id);
CREATE UNIQUE INDEX business_locations_one_primary ON public.business_locations USING btree (business_id) WHERE is_primary;

create table business_members (
  id uuid not null,
  business_id uuid not null,
  user_id uuid not null,
  role text not null,
  status text not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint business_members_pkey PRIMARY KEY (id),
  constraint business_members_business_id_user_id_key UNIQUE (business_id, user_id),
  constraint business_members_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint business_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint business_members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text]))),
  constraint business_members_status_check CHECK ((status = ANY (ARRAY['active'::text, 'invited'::text, 'removed'::text])))
);
CREATE INDEX business_members_user_id ON public.business_members USING btree (user_id);
CREATE UNIQUE INDEX business_members_one_owner ON public.business_members USING btree (business_id) WHERE (role = 'owner'::text);

create table businesses (
  id uuid not null,
  owner_id uuid,
  business_name text not null,
  slug text not null,
  industry text,
  website text,
  description text not null default ''::text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint businesses_pkey PRIMARY KEY (id),
  constraint businesses_slug_key UNIQUE (slug),
  constraint businesses_industry_fkey FOREIGN KEY (industry) REFERENCES industries(slug),
  constraint businesses_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint businesses_business_name_check CHECK (((char_length(business_name) >= 1) AND (char_length(business_name) <= 120))),
  constraint businesses_description_check CHECK ((char_length(description) <= 2000)),
  constraint businesses_website_check CHECK ((char_length(website) <= 2048))
);
CREATE INDEX businesses_industry ON public.businesses USING btree (industry);
CREATE INDEX businesses_owner_id ON public.businesses USING btree (owner_id);

create table campaign_deliverables (
  campaign_id uuid not null,
  kind text not null,
  quantity integer not null,
  sort_order integer not null,
  constraint campaign_deliverables_pkey PRIMARY KEY (campaign_id, kind),
  constraint campaign_deliverables_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  constraint campaign_deliverables_kind_check CHECK ((kind = ANY (ARRAY['instagram_reel'::text, 'instagram_story'::text, 'instagram_post'::text, 'tiktok_video'::text, 'youtube_short'::text, 'youtube_video'::text, 'ugc_video'::text, 'ugc_photo'::text]))),
  constraint campaign_deliverables_quantity_check CHECK (((quantity >= 1) AND (quantity <= 20)))
);

create table campaigns (
  id uuid not null,
  public_id text,
  business_id uuid not null,
  city_id uuid not null,
  location_id uuid,
  slug text not null,
  title text not null,
  description text not null,
  status text not null,
  creator_payout_cents integer,
  slots integer not null,
  application_deadline date,
  published_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint campaigns_pkey PRIMARY KEY (id),
  constraint campaigns_business_id_slug_key UNIQUE (business_id, slug),
  constraint campaigns_public_id_key UNIQUE (public_id),
  constraint campaigns_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint campaigns_city_id_fkey FOREIGN KEY (city_id) REFERENCES cities(id),
  constraint campaigns_location_id_fkey FOREIGN KEY (location_id) REFERENCES business_locations(id),
  constraint campaigns_check CHECK (((status <> ALL (ARRAY['live'::text, 'paused'::text, 'closed'::text, 'completed'::text, 'expired'::text])) OR (published_at IS NOT NULL))),
  constraint campaigns_creator_payout_cents_check CHECK (((creator_payout_cents >= 500) AND (creator_payout_cents <= 500000))),
  constraint campaigns_description_check CHECK ((char_length(description) <= 5000)),
  constraint campaigns_public_id_check CHECK (((char_length(public_id) >= 8) AND (char_length(public_id) <= 32))),
  constraint campaigns_slots_check CHECK (((slots >= 1) AND (slots <= 50))),
  constraint campaigns_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'awaiting_funding'::text, 'live'::text, 'paused'::text, 'closed'::text, 'completed'::text, 'cancelled'::text, 'expired'::text]))),
  constraint campaigns_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 60)))
);
CREATE INDEX campaigns_live_newest ON public.campaigns USING btree (city_id, published_at DESC, id DESC) WHERE (status = 'live'::text);
CREATE INDEX campaigns_location_id ON public.campaigns USING btree (location_id);

create table cities (
  id uuid not null,
  name text not null,
  state_code text not null,
  slug text not null,
  status text not null,
  sort_order integer not null,
  constraint cities_pkey PRIMARY KEY (id),
  constraint cities_slug_key UNIQUE (slug),
  constraint cities_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint cities_state_code_check CHECK ((char_length(state_code) = 2)),
  constraint cities_status_check CHECK ((status = ANY (ARRAY['live'::text, 'coming_soon'::text])))
);

create table creators (
  id uuid not null,
  user_id uuid not null,
  status text,
  status_note text,
  decided_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint creators_pkey PRIMARY KEY (id),
  constraint creators_user_id_key UNIQUE (user_id),
  constraint creators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint creators_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'pending_review'::text, 'changes_requested'::text, 'rejected'::text, 'approved'::text, 'active'::text, 'suspended'::text]))),
  constraint creators_status_note_check CHECK ((char_length(status_note) <= 2000))
);

create table credentials (
  id uuid not null,
  user_id uuid not null,
  provider_id text not null,
  account_id text not null,
  password text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint credentials_pkey PRIMARY KEY (id),
  constraint credentials_user_id_provider_id_key UNIQUE (user_id, provider_id),
  constraint credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table email_changes (
  id uuid not null,
  user_id uuid not null,
  new_email text not null,
  old_confirmed_at timestamp(3) with time zone,
  new_confirmed_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint email_changes_pkey PRIMARY KEY (id),
  constraint email_changes_user_id_key UNIQUE (user_id),
  constraint email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint email_changes_new_email_check CHECK (((new_email = lower(new_email)) AND ((char_length(new_email) >= 3) AND (char_length(new_email) <= 320))))
);

create table email_events (
  id uuid not null,
  template text not null,
  recipient text not null,
  subject text not null,
  status text not null,
  attempts integer not null default 0,
  message_id text,
  last_error text,
  created_at timestamp(3) with time zone not null default now(),
  sent_at timestamp(3) with time zone,
  constraint email_events_pkey PRIMARY KEY (id),
  constraint email_events_recipient_check CHECK ((char_length(recipient) <= 320)),
  constraint email_events_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'delivered'::text, 'bounced'::text, 'complained'::text, 'failed'::text])))
);
CREATE INDEX email_events_newest ON public.email_events USING btree (created_at DESC, id DESC);
CREATE INDEX email_events_recipient ON public.email_events USING btree (recipient, created_at DESC);

create table industries (
  slug text not null,
  name text not null,
  sort_order integer not null,
  constraint industries_pkey PRIMARY KEY (slug),
  constraint industries_name_key UNIQUE (name)
);

create table mailbox_messages (
  id uuid not null,
  email_event_id uuid not null,
  sender text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint mailbox_messages_pkey PRIMARY KEY (id),
  constraint mailbox_messages_email_event_id_fkey FOREIGN KEY (email_event_id) REFERENCES email_events(id) ON DELETE CASCADE
);
CREATE INDEX mailbox_messages_email_event_id ON public.mailbox_messages USING btree (email_event_id);
CREATE INDEX mailbox_messages_newest ON public.mailbox_messages USING btree (created_at DESC, id DESC);

create table neighborhoods (
  id uuid not null,
  city_id uuid not null,
  neighborhood_name text not null,
  slug text not null,
  borough text not null,
  latitude double precision not null,
  longitude double precision not null,
  constraint neighborhoods_pkey PRIMARY KEY (id),
  constraint neighborhoods_city_id_slug_key UNIQUE (city_id, slug),
  constraint neighborhoods_city_id_fkey FOREIGN KEY (city_id) REFERENCES cities(id),
  constraint neighborhoods_borough_check CHECK ((borough = ANY (ARRAY['Bronx'::text, 'Brooklyn'::text, 'Manhattan'::text, 'Queens'::text, 'Staten Island'::text]))),
  constraint neighborhoods_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint neighborhoods_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint neighborhoods_neighborhood_name_check CHECK (((char_length(neighborhood_name) >= 1) AND (char_length(neighborhood_name) <= 80)))
);

create table notification_preferences (
  user_id uuid not null,
  kind text not null,
  in_app boolean not null,
  email boolean not null,
  updated_at timestamp(3) with time zone not null default now(),
  constraint notification_preferences_pkey PRIMARY KEY (user_id, kind),
  constraint notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint notification_preferences_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 60)))
);

create table profiles (
  user_id uuid not null,
  role text,
  account_status text not null default 'active'::text,
  status_reason text,
  is_business_onboarding boolean not null default false,
  full_name text,
  terms_accepted_at timestamp(3) with time zone,
  first_login_at timestamp(3) with time zone,
  last_login_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint profiles_pkey PRIMARY KEY (user_id),
  constraint profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint profiles_account_status_check CHECK ((account_status = ANY (ARRAY['active'::text, 'completed'::text, 'suspended'::text, 'deleted'::text]))),
  constraint profiles_full_name_check CHECK (((char_length(full_name) >= 1) AND (char_length(full_name) <= 120))),
  constraint profiles_role_check CHECK ((role = ANY (ARRAY['business'::text, 'creator'::text, 'applicant'::text, 'admin'::text]))),
  constraint profiles_status_reason_check CHECK ((char_length(status_reason) <= 500))
);

create table rate_limits (
  key text not null,
  count integer not null,
  resets_at timestamp(3) with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_resets_at ON public.rate_limits USING btree (resets_at);

create table schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp(3) with time zone not null default now(),
  constraint schema_migrations_pkey PRIMARY KEY (name)
);

create table sessions (
  id uuid not null,
  user_id uuid not null,
  token text not null,
  ip_address text,
  user_agent text,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_key UNIQUE (token),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sessions_user_agent_check CHECK ((char_length(user_agent) <= 1000))
);
CREATE INDEX sessions_expires_at ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user_id ON public.sessions USING btree (user_id, created_at);

create table users (
  id uuid not null,
  email text not null,
  email_verified boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_key UNIQUE (email),
  constraint users_email_check CHECK (((email = lower(email)) AND ((char_length(email) >= 3) AND (char_length(email) <= 320))))
);

create table waiting_list_entries (
  id uuid not null,
  city_id uuid not null,
  email text not null,
  role text,
  status text not null,
  mailed_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null default now(),
  confirmed_at timestamp(3) with time zone,
  removed_at timestamp(3) with time zone,
  constraint waiting_list_entries_pkey PRIMARY KEY (id),
  constraint waiting_list_entries_city_id_email_key UNIQUE (city_id, email),
  constraint waiting_list_entries_city_id_fkey FOREIGN KEY (city_id) REFERENCES cities(id),
  constraint waiting_list_entries_email_check CHECK (((email = lower(email)) AND ((char_length(email) >= 3) AND (char_length(email) <= 320)))),
  constraint waiting_list_entries_role_check CHECK ((role = ANY (ARRAY['business'::text, 'creator'::text]))),
  constraint waiting_list_entries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'removed'::text])))
);
