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
  constraint account_links_purpose_check CHECK ((purpose = ANY (ARRAY['verify_email'::text, 'sign_in'::text, 'reset_password'::text, 'confirm_email_change'::text, 'verify_new_email'::text, 'stop_account'::text])))
);
CREATE INDEX account_links_expires_at ON public.account_links USING btree (expires_at);
CREATE INDEX account_links_user_id ON public.account_links USING btree (user_id, purpose);

create table alarms (
  id uuid not null,
  kind text not null,
  subject text not null,
  detail text not null,
  raised_at timestamp(3) with time zone not null,
  last_notified_at timestamp(3) with time zone not null,
  cleared_at timestamp(3) with time zone,
  constraint alarms_pkey PRIMARY KEY (id),
  constraint alarms_detail_check CHECK (((char_length(detail) >= 1) AND (char_length(detail) <= 300))),
  constraint alarms_kind_check CHECK ((kind ~ '^[a-z_]{1,40}$'::text)),
  constraint alarms_kind_known CHECK ((kind = ANY (ARRAY['provider_difference'::text, 'payout_not_returned'::text, 'payout_short'::text, 'payout_stuck'::text, 'refund_failed'::text, 'reserve_low'::text, 'webhook_late'::text, 'dead_jobs'::text]))) NOT VALID,
  constraint alarms_subject_check CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 200)))
);
CREATE INDEX alarms_newest ON public.alarms USING btree (raised_at DESC, id DESC);
CREATE UNIQUE INDEX alarms_one_raised ON public.alarms USING btree (kind, subject) WHERE (cleared_at IS NULL);

create table announcement_dismissals (
  user_id uuid not null,
  announcement_id uuid not null,
  dismissed_at timestamp(3) with time zone not null,
  constraint announcement_dismissals_pkey PRIMARY KEY (user_id, announcement_id),
  constraint announcement_dismissals_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id),
  constraint announcement_dismissals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX announcement_dismissals_announcement_id ON public.announcement_dismissals USING btree (announcement_id);

create table announcement_mails (
  announcement_id uuid not null,
  user_id uuid not null,
  email_event_id uuid,
  unsubscribed_at timestamp(3) with time zone,
  constraint announcement_mails_pkey PRIMARY KEY (announcement_id, user_id),
  constraint announcement_mails_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id),
  constraint announcement_mails_email_event_id_fkey FOREIGN KEY (email_event_id) REFERENCES email_events(id) ON DELETE SET NULL,
  constraint announcement_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX announcement_mails_email_event_id ON public.announcement_mails USING btree (email_event_id);
CREATE INDEX announcement_mails_user_id ON public.announcement_mails USING btree (user_id);

create table announcements (
  id uuid not null,
  status text not null,
  title text not null,
  body text not null,
  link_label text,
  link_url text,
  audience text not null,
  has_bar boolean not null,
  has_email boolean not null,
  starts_on date not null,
  ends_on date not null,
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null,
  started_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  notify_from timestamp(3) with time zone,
  mailed_up_to uuid,
  last_batch_at timestamp(3) with time zone,
  all_mailed_at timestamp(3) with time zone,
  constraint announcements_pkey PRIMARY KEY (id),
  constraint announcements_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint announcements_audience_check CHECK ((audience = ANY (ARRAY['everyone'::text, 'creator'::text, 'applicant'::text, 'business'::text]))),
  constraint announcements_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 2000))),
  constraint announcements_check CHECK (((link_label IS NULL) = (link_url IS NULL))),
  constraint announcements_check1 CHECK ((starts_on <= ends_on)),
  constraint announcements_check2 CHECK ((has_bar OR has_email)),
  constraint announcements_link_label_check CHECK (((char_length(link_label) >= 1) AND (char_length(link_label) <= 30))),
  constraint announcements_link_url_check CHECK (((char_length(link_url) >= 1) AND (char_length(link_url) <= 500))),
  constraint announcements_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'live'::text, 'ended'::text]))),
  constraint announcements_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 60)))
);
CREATE INDEX announcements_created_by ON public.announcements USING btree (created_by);
CREATE INDEX announcements_news ON public.announcements USING btree (starts_on DESC, id DESC) WHERE (status = ANY (ARRAY['live'::text, 'ended'::text]));
CREATE INDEX announcements_open ON public.announcements USING btree (starts_on) WHERE (status = ANY (ARRAY['scheduled'::text, 'live'::text]));

create table api_keys (
  id uuid not null,
  user_id uuid not null,
  business_id uuid,
  name text not null,
  key_hash text not null,
  key_start text not null,
  key_end text not null,
  scopes text[] not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  end_cause text,
  constraint api_keys_pkey PRIMARY KEY (id),
  constraint api_keys_key_hash_key UNIQUE (key_hash),
  constraint api_keys_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id),
  constraint api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint api_keys_check CHECK (((ended_at IS NULL) = (end_cause IS NULL))),
  constraint api_keys_end_cause_check CHECK ((end_cause = ANY (ARRAY['revoked'::text, 'suspended'::text, 'password_reset'::text, 'reported'::text, 'factors_reset'::text, 'left_business'::text, 'role_changed'::text]))),
  constraint api_keys_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint api_keys_scopes_check CHECK (((cardinality(scopes) >= 1) AND (cardinality(scopes) <= 12)))
);
CREATE INDEX api_keys_business_id ON public.api_keys USING btree (business_id) WHERE (business_id IS NOT NULL);
CREATE INDEX api_keys_user_id ON public.api_keys USING btree (user_id, created_at DESC, id DESC);

create table application_notes (
  id uuid not null,
  application_id uuid not null,
  author_id uuid not null,
  body text not null,
  created_at timestamp(3) with time zone not null,
  constraint application_notes_pkey PRIMARY KEY (id),
  constraint application_notes_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint application_notes_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 1000)))
);
CREATE INDEX application_notes_application_id ON public.application_notes USING btree (application_id, id);
CREATE INDEX application_notes_author_id ON public.application_notes USING btree (author_id);

create table application_pieces (
  application_id uuid not null,
  sort_order integer not null,
  media_file_id uuid,
  portfolio_link_id uuid,
  constraint application_pieces_pkey PRIMARY KEY (application_id, sort_order),
  constraint application_pieces_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint application_pieces_media_file_id_fkey FOREIGN KEY (media_file_id) REFERENCES media_files(id) ON DELETE CASCADE,
  constraint application_pieces_portfolio_link_id_fkey FOREIGN KEY (portfolio_link_id) REFERENCES portfolio_links(id) ON DELETE CASCADE,
  constraint application_pieces_check CHECK (((media_file_id IS NULL) <> (portfolio_link_id IS NULL))),
  constraint application_pieces_sort_order_check CHECK (((sort_order >= 0) AND (sort_order <= 11)))
);
CREATE INDEX application_pieces_media_file_id ON public.application_pieces USING btree (media_file_id);
CREATE INDEX application_pieces_portfolio_link_id ON public.application_pieces USING btree (portfolio_link_id);

create table application_signatures (
  application_id uuid not null,
  side text not null,
  user_id uuid not null,
  sealed_ip text,
  signed_at timestamp(3) with time zone not null,
  constraint application_signatures_pkey PRIMARY KEY (application_id, side),
  constraint application_signatures_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint application_signatures_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint application_signatures_sealed_ip_check CHECK ((char_length(sealed_ip) <= 500)),
  constraint application_signatures_side_check CHECK ((side = ANY (ARRAY['creator'::text, 'business'::text])))
);
CREATE INDEX application_signatures_user_id ON public.application_signatures USING btree (user_id);

create table applications (
  id uuid not null,
  campaign_id uuid not null,
  creator_id uuid not null,
  status text not null,
  pitch text not null default ''::text,
  availability text not null default ''::text,
  answers text[] not null default '{}'::text[],
  brief_version integer not null default 0,
  payout_cents integer,
  reason text,
  note text,
  invitation text,
  invited_by uuid,
  invited_at timestamp(3) with time zone,
  submitted_at timestamp(3) with time zone,
  decided_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  decided_from text,
  decided_by uuid,
  agreed_version integer not null default 0,
  agreed_at timestamp with time zone,
  constraint applications_pkey PRIMARY KEY (id),
  constraint applications_campaign_id_creator_id_key UNIQUE (campaign_id, creator_id),
  constraint applications_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  constraint applications_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  constraint applications_agreed_version_check CHECK ((agreed_version >= 0)),
  constraint applications_answers_check CHECK ((cardinality(answers) <= 5)),
  constraint applications_availability_check CHECK ((char_length(availability) <= 200)),
  constraint applications_check CHECK (((status = 'accepted'::text) <= (payout_cents IS NOT NULL))),
  constraint applications_decided_from_check CHECK ((decided_from = ANY (ARRAY['submitted'::text, 'shortlisted'::text]))),
  constraint applications_invitation_check CHECK ((char_length(invitation) <= 500)),
  constraint applications_note_check CHECK ((char_length(note) <= 500)),
  constraint applications_payout_cents_check CHECK (((payout_cents >= 500) AND (payout_cents <= 500000))),
  constraint applications_pitch_check CHECK ((char_length(pitch) <= 1000)),
  constraint applications_reason_check CHECK ((char_length(reason) <= 60)),
  constraint applications_status_check CHECK ((status = ANY (ARRAY['invited'::text, 'submitted'::text, 'shortlisted'::text, 'accepted'::text, 'rejected'::text, 'withdrawn'::text, 'declined'::text, 'expired'::text])))
);
CREATE INDEX applications_campaign_newest ON public.applications USING btree (campaign_id, submitted_at DESC, id DESC) WHERE (status = 'submitted'::text);
CREATE INDEX applications_campaign_status ON public.applications USING btree (campaign_id, status, submitted_at, id);
CREATE INDEX applications_creator_accepted ON public.applications USING btree (creator_id) WHERE (status = 'accepted'::text);
CREATE INDEX applications_creator_campaign ON public.applications USING btree (creator_id, campaign_id);
CREATE INDEX applications_creator_newest ON public.applications USING btree (creator_id, updated_at DESC, id DESC);
CREATE INDEX applications_submitted ON public.applications USING btree (submitted_at) WHERE (submitted_at IS NOT NULL);

create table approvals (
  id uuid not null,
  action text not null,
  subject_id uuid not null,
  amount_cents integer not null,
  request jsonb not null,
  reason text not null,
  status text not null,
  requested_by uuid not null,
  decided_by uuid,
  decided_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  constraint approvals_pkey PRIMARY KEY (id),
  constraint approvals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint approvals_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id),
  constraint approvals_action_known CHECK ((action = ANY (ARRAY['retry_refund'::text, 'refund_open_spots'::text, 'release_payout'::text, 'retry_payout'::text, 'decide_dispute'::text, 'book_provider_entry'::text, 'clear_chargeback'::text, 'release_chargeback_earnings'::text]))) NOT VALID,
  constraint approvals_amount_cents_check CHECK ((amount_cents >= 0)),
  constraint approvals_check CHECK (((status = 'open'::text) = (decided_at IS NULL))),
  constraint approvals_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 4000))),
  constraint approvals_status_check CHECK ((status = ANY (ARRAY['open'::text, 'approved'::text, 'declined'::text, 'expired'::text])))
);
CREATE INDEX approvals_decided_by ON public.approvals USING btree (decided_by);
CREATE INDEX approvals_open ON public.approvals USING btree (created_at, id) WHERE (status = 'open'::text);
CREATE INDEX approvals_requested_by ON public.approvals USING btree (requested_by);
CREATE UNIQUE INDEX approvals_one_open ON public.approvals USING btree (action, subject_id) WHERE (status = 'open'::text);

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
  viewed_hour timestamp(3) with time zone,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint audit_log_action_check CHECK (((char_length(action) >= 1) AND (char_length(action) <= 60))),
  constraint audit_log_reason_check CHECK ((char_length(reason) <= 500)),
  constraint audit_log_subject_type_check CHECK (((char_length(subject_type) >= 1) AND (char_length(subject_type) <= 60)))
);
CREATE INDEX audit_log_actor_id ON public.audit_log USING btree (actor_id, created_at DESC);
CREATE INDEX audit_log_newest ON public.audit_log USING btree (created_at DESC, id DESC);
CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject_type, subject_id, created_at DESC);
CREATE UNIQUE INDEX audit_log_one_view ON public.audit_log USING btree (actor_id, action, subject_type, subject_id, viewed_hour) WHERE (viewed_hour IS NOT NULL);
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table authenticator_apps (
  user_id uuid not null,
  sealed_secret text not null,
  added_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  last_used_step bigint not null default 0,
  created_at timestamp(3) with time zone not null default now(),
  constraint authenticator_apps_pkey PRIMARY KEY (user_id),
  constraint authenticator_apps_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint authenticator_apps_sealed_secret_check CHECK ((char_length(sealed_secret) <= 400))
);

create table blocks (
  id uuid not null,
  business_id uuid not null,
  creator_id uuid not null,
  blocked_by text not null,
  blocked_by_user_id uuid not null,
  created_at timestamp(3) with time zone not null,
  constraint blocks_pkey PRIMARY KEY (id),
  constraint blocks_business_id_creator_id_blocked_by_key UNIQUE (business_id, creator_id, blocked_by),
  constraint blocks_blocked_by_user_id_fkey FOREIGN KEY (blocked_by_user_id) REFERENCES users(id),
  constraint blocks_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id),
  constraint blocks_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id),
  constraint blocks_blocked_by_check CHECK ((blocked_by = ANY (ARRAY['creator'::text, 'business'::text])))
);
CREATE INDEX blocks_blocked_by_user_id ON public.blocks USING btree (blocked_by_user_id);
CREATE INDEX blocks_creator_id ON public.blocks USING btree (creator_id);

create table business_invitations (
  id uuid not null,
  business_id uuid not null,
  email text not null,
  role text not null,
  status text not null,
  token_hash text,
  invited_by uuid not null,
  accepted_by uuid,
  expires_at timestamp(3) with time zone not null,
  decided_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  location_ids uuid[],
  constraint business_invitations_pkey PRIMARY KEY (id),
  constraint business_invitations_token_hash_key UNIQUE (token_hash),
  constraint business_invitations_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES users(id),
  constraint business_invitations_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint business_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id),
  constraint business_invitations_email_check CHECK (((email = lower(email)) AND ((char_length(email) >= 3) AND (char_length(email) <= 320)))),
  constraint business_invitations_role_check CHECK ((role = 'manager'::text)),
  constraint business_invitations_status_check CHECK ((status = ANY (ARRAY['invited'::text, 'accepted'::text, 'declined'::text, 'revoked'::text, 'expired'::text])))
);
CREATE INDEX business_invitations_accepted_by ON public.business_invitations USING btree (accepted_by);
CREATE INDEX business_invitations_business_id ON public.business_invitations USING btree (business_id, created_at DESC);
CREATE INDEX business_invitations_expires_at ON public.business_invitations USING btree (expires_at) WHERE (status = 'invited'::text);
CREATE INDEX business_invitations_invited_by ON public.business_invitations USING btree (invited_by);
CREATE UNIQUE INDEX business_invitations_open ON public.business_invitations USING btree (business_id, email) WHERE (status = 'invited'::text);

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
  zip text,
  hours jsonb,
  address_visibility text not null default 'everyone'::text,
  placed_by text not null default 'neighborhood'::text,
  archived_at timestamp(3) with time zone,
  constraint business_locations_pkey PRIMARY KEY (id),
  constraint business_locations_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint business_locations_neighborhood_id_fkey FOREIGN KEY (neighborhood_id) REFERENCES neighborhoods(id),
  constraint business_locations_address_check CHECK (((char_length(address) >= 1) AND (char_length(address) <= 300))),
  constraint business_locations_address_visibility_check CHECK ((address_visibility = ANY (ARRAY['everyone'::text, 'accepted_creators'::text]))),
  constraint business_locations_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint business_locations_location_name_check CHECK (((char_length(location_name) >= 1) AND (char_length(location_name) <= 120))),
  constraint business_locations_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint business_locations_placed_by_check CHECK ((placed_by = ANY (ARRAY['neighborhood'::text, 'geocoder'::text, 'hand'::text]))),
  constraint business_locations_zip_check CHECK ((zip ~ '^[0-9]{5}$'::text))
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
  location_ids uuid[],
  constraint business_members_pkey PRIMARY KEY (id),
  constraint business_members_business_id_user_id_key UNIQUE (business_id, user_id),
  constraint business_members_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint business_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint business_members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text]))),
  constraint business_members_status_check CHECK ((status = ANY (ARRAY['active'::text, 'invited'::text, 'removed'::text])))
);
CREATE INDEX business_members_user_id ON public.business_members USING btree (user_id);
CREATE UNIQUE INDEX business_members_one_owner ON public.business_members USING btree (business_id) WHERE (role = 'owner'::text);

create table business_onboardings (
  business_id uuid not null,
  step text not null,
  goals text[] not null default '{}'::text[],
  other_goal text,
  completed_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  has_name boolean not null default false,
  constraint business_onboardings_pkey PRIMARY KEY (business_id),
  constraint business_onboardings_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint business_onboardings_goals_check CHECK ((cardinality(goals) <= 10)),
  constraint business_onboardings_other_goal_check CHECK ((char_length(other_goal) <= 200)),
  constraint business_onboardings_step_check CHECK ((step = ANY (ARRAY['website'::text, 'details'::text, 'location'::text, 'done'::text])))
);
CREATE INDEX business_onboardings_completed_at ON public.business_onboardings USING btree (completed_at) WHERE (completed_at IS NOT NULL);
CREATE INDEX business_onboardings_open ON public.business_onboardings USING btree (business_id) WHERE (completed_at IS NULL);

create table business_pages (
  business_id uuid not null,
  is_on boolean not null,
  updated_at timestamp(3) with time zone not null,
  constraint business_pages_pkey PRIMARY KEY (business_id),
  constraint business_pages_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE
);
CREATE INDEX business_pages_on ON public.business_pages USING btree (business_id) WHERE is_on;

create table business_tax_details (
  business_id uuid not null,
  legal_name text not null,
  ein text,
  street text not null,
  unit text,
  city text not null,
  state text not null,
  zip text not null,
  reference text,
  version integer not null default 1,
  updated_at timestamp(3) with time zone not null,
  constraint business_tax_details_pkey PRIMARY KEY (business_id),
  constraint business_tax_details_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint business_tax_details_city_check CHECK (((char_length(city) >= 1) AND (char_length(city) <= 80))),
  constraint business_tax_details_ein_check CHECK ((ein ~ '^[0-9]{2}-[0-9]{7}$'::text)),
  constraint business_tax_details_legal_name_check CHECK (((char_length(legal_name) >= 1) AND (char_length(legal_name) <= 160))),
  constraint business_tax_details_reference_check CHECK (((char_length(reference) >= 1) AND (char_length(reference) <= 60))),
  constraint business_tax_details_state_check CHECK ((state ~ '^[A-Z]{2}$'::text)),
  constraint business_tax_details_street_check CHECK (((char_length(street) >= 1) AND (char_length(street) <= 160))),
  constraint business_tax_details_unit_check CHECK (((char_length(unit) >= 1) AND (char_length(unit) <= 60))),
  constraint business_tax_details_version_check CHECK ((version >= 1)),
  constraint business_tax_details_zip_check CHECK ((zip ~ '^[0-9]{5}(-[0-9]{4})?$'::text))
);

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
  social_links jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  constraint businesses_pkey PRIMARY KEY (id),
  constraint businesses_slug_key UNIQUE (slug),
  constraint businesses_industry_fkey FOREIGN KEY (industry) REFERENCES industries(slug),
  constraint businesses_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint businesses_business_name_check CHECK (((char_length(business_name) >= 1) AND (char_length(business_name) <= 120))),
  constraint businesses_description_check CHECK ((char_length(description) <= 2000)),
  constraint businesses_website_check CHECK ((char_length(website) <= 2048))
);
CREATE INDEX businesses_industry ON public.businesses USING btree (industry);
CREATE INDEX businesses_industry_newest ON public.businesses USING btree (industry, id);
CREATE INDEX businesses_name_prefix ON public.businesses USING btree (lower(business_name) text_pattern_ops);
CREATE INDEX businesses_name_sorted ON public.businesses USING btree (lower(business_name) COLLATE "C", id);
CREATE INDEX businesses_newest ON public.businesses USING btree (created_at DESC, id DESC);
CREATE INDEX businesses_owner_id ON public.businesses USING btree (owner_id);

create table calendar_feeds (
  user_id uuid not null,
  version integer not null,
  renewed_at timestamp(3) with time zone not null,
  constraint calendar_feeds_pkey PRIMARY KEY (user_id),
  constraint calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint calendar_feeds_version_check CHECK ((version > 0))
);

create table campaign_bookmarks (
  creator_id uuid not null,
  campaign_id uuid not null,
  kind text not null,
  created_at timestamp(3) with time zone not null,
  constraint campaign_bookmarks_pkey PRIMARY KEY (creator_id, campaign_id),
  constraint campaign_bookmarks_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  constraint campaign_bookmarks_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  constraint campaign_bookmarks_kind_check CHECK ((kind = ANY (ARRAY['saved'::text, 'hidden'::text])))
);
CREATE INDEX campaign_bookmarks_campaign_id ON public.campaign_bookmarks USING btree (campaign_id);
CREATE INDEX campaign_bookmarks_list ON public.campaign_bookmarks USING btree (creator_id, kind, created_at DESC);

create table campaign_brief_versions (
  campaign_id uuid not null,
  version integer not null,
  brief jsonb not null,
  published_by uuid,
  published_at timestamp(3) with time zone not null,
  constraint campaign_brief_versions_pkey PRIMARY KEY (campaign_id, version),
  constraint campaign_brief_versions_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  constraint campaign_brief_versions_version_check CHECK ((version >= 1))
);

create table campaign_deliverables (
  campaign_id uuid not null,
  kind text not null,
  quantity integer not null,
  sort_order integer not null,
  note text not null default ''::text,
  constraint campaign_deliverables_pkey PRIMARY KEY (campaign_id, kind),
  constraint campaign_deliverables_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  constraint campaign_deliverables_kind_check CHECK ((kind = ANY (ARRAY['instagram_reel'::text, 'instagram_story'::text, 'instagram_post'::text, 'tiktok_video'::text, 'youtube_short'::text, 'youtube_video'::text, 'ugc_video'::text, 'ugc_photo'::text]))),
  constraint campaign_deliverables_note_check CHECK ((char_length(note) <= 200)),
  constraint campaign_deliverables_quantity_check CHECK (((quantity >= 1) AND (quantity <= 20)))
);

create table campaign_events (
  id uuid not null,
  campaign_id uuid not null,
  application_id uuid,
  actor_id uuid,
  kind text not null,
  detail jsonb not null default '{}'::jsonb,
  created_at timestamp(3) with time zone not null,
  constraint campaign_events_pkey PRIMARY KEY (id),
  constraint campaign_events_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  constraint campaign_events_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 60)))
);
CREATE INDEX campaign_events_campaign_id ON public.campaign_events USING btree (campaign_id, id);

create table campaign_links (
  campaign_id uuid not null,
  target_url text,
  perk text,
  code_use text,
  ends_on date,
  updated_at timestamp(3) with time zone not null,
  constraint campaign_links_pkey PRIMARY KEY (campaign_id),
  constraint campaign_links_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  constraint campaign_links_check CHECK (((perk IS NULL) = (code_use IS NULL))),
  constraint campaign_links_code_use_check CHECK ((code_use = ANY (ARRAY['many'::text, 'once'::text]))),
  constraint campaign_links_perk_check CHECK (((char_length(perk) >= 1) AND (char_length(perk) <= 120))),
  constraint campaign_links_target_url_check CHECK (((char_length(target_url) >= 1) AND (char_length(target_url) <= 500)))
);

create table campaign_listings (
  campaign_id uuid not null,
  published_at timestamp(3) with time zone not null,
  creator_payout_cents integer,
  industry text,
  neighborhoods text[] not null,
  buckets text[] not null,
  payout_cents integer not null,
  last_day date not null,
  content_types integer not null,
  card text not null,
  constraint campaign_listings_pkey PRIMARY KEY (campaign_id),
  constraint campaign_listings_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id)
);
CREATE INDEX campaign_listings_buckets ON public.campaign_listings USING gin (buckets) WITH (fastupdate=off);
CREATE INDEX campaign_listings_industry ON public.campaign_listings USING btree (industry);

create table campaign_locations (
  campaign_id uuid not null,
  location_id uuid not null,
  sort_order integer not null default 0,
  constraint campaign_locations_pkey PRIMARY KEY (campaign_id, location_id),
  constraint campaign_locations_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  constraint campaign_locations_location_id_fkey FOREIGN KEY (location_id) REFERENCES business_locations(id) ON DELETE CASCADE
);
CREATE INDEX campaign_locations_location_id ON public.campaign_locations USING btree (location_id);

create table campaign_reminders (
  campaign_id uuid not null,
  reminder text not null,
  created_at timestamp(3) with time zone not null,
  constraint campaign_reminders_pkey PRIMARY KEY (campaign_id, reminder),
  constraint campaign_reminders_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  constraint campaign_reminders_reminder_check CHECK (((char_length(reminder) >= 1) AND (char_length(reminder) <= 60)))
);

create table campaign_stops (
  id uuid not null,
  campaign_id uuid not null,
  cause text not null,
  subject_id uuid not null,
  created_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  constraint campaign_stops_pkey PRIMARY KEY (id),
  constraint campaign_stops_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  constraint campaign_stops_cause_check CHECK ((cause = ANY (ARRAY['owner_suspended'::text, 'chargeback'::text])))
);
CREATE INDEX campaign_stops_subject ON public.campaign_stops USING btree (subject_id, campaign_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX campaign_stops_one ON public.campaign_stops USING btree (campaign_id, cause, subject_id) WHERE (ended_at IS NULL);

create table campaign_template_pictures (
  template_id uuid not null,
  media_file_id uuid not null,
  role text not null,
  sort_order integer not null,
  constraint campaign_template_pictures_pkey PRIMARY KEY (template_id, media_file_id),
  constraint campaign_template_pictures_media_file_id_fkey FOREIGN KEY (media_file_id) REFERENCES media_files(id) ON DELETE CASCADE,
  constraint campaign_template_pictures_template_id_fkey FOREIGN KEY (template_id) REFERENCES campaign_templates(id) ON DELETE CASCADE,
  constraint campaign_template_pictures_role_check CHECK ((role = ANY (ARRAY['hero'::text, 'gallery'::text])))
);
CREATE INDEX campaign_template_pictures_media_file_id ON public.campaign_template_pictures USING btree (media_file_id);

create table campaign_templates (
  id uuid not null,
  business_id uuid not null,
  template_name text not null,
  content jsonb not null,
  created_by uuid,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint campaign_templates_pkey PRIMARY KEY (id),
  constraint campaign_templates_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint campaign_templates_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint campaign_templates_template_name_check CHECK (((char_length(template_name) >= 1) AND (char_length(template_name) <= 60)))
);
CREATE INDEX campaign_templates_created_by ON public.campaign_templates USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE UNIQUE INDEX campaign_templates_name ON public.campaign_templates USING btree (business_id, lower(template_name));

create table campaigns (
  id uuid not null,
  public_id text,
  business_id uuid not null,
  city_id uuid not null,
  location_id uuid,
  slug text,
  title text not null,
  description text not null,
  status text not null,
  creator_payout_cents integer,
  slots integer not null,
  application_deadline date,
  published_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  version integer not null default 1,
  brief_version integer not null default 0,
  package_id uuid,
  goals text not null default ''::text,
  requirements_do text[] not null default '{}'::text[],
  requirements_dont text[] not null default '{}'::text[],
  questions text[] not null default '{}'::text[],
  fulfilment text,
  fulfilment_note text not null default ''::text,
  min_followers integer not null default 0,
  criteria_niches text[] not null default '{}'::text[],
  criteria_neighborhood_ids uuid[] not null default '{}'::uuid[],
  rights_channels text[] not null default '{}'::text[],
  rights_paid_ads boolean not null default false,
  rights_months integer not null default 3,
  disclosure text not null default ''::text,
  content_due_days integer,
  accepts_quotes boolean not null default false,
  funded_slots integer not null default 0,
  taken_slots integer not null default 0,
  status_note text,
  is_paused_by_admin boolean not null default false,
  closed_at timestamp(3) with time zone,
  created_by uuid,
  edited_by uuid,
  selection_closed_at timestamp(3) with time zone,
  stopped_at timestamp(3) with time zone,
  resumes_after_stop boolean not null default false,
  has_chosen_rights boolean not null default true,
  consent_version integer not null default 0,
  prefers_followers boolean not null default false,
  is_offer boolean not null default false,
  constraint campaigns_pkey PRIMARY KEY (id),
  constraint campaigns_business_id_slug_key UNIQUE (business_id, slug),
  constraint campaigns_public_id_key UNIQUE (public_id),
  constraint campaigns_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint campaigns_city_id_fkey FOREIGN KEY (city_id) REFERENCES cities(id),
  constraint campaigns_location_id_fkey FOREIGN KEY (location_id) REFERENCES business_locations(id),
  constraint campaigns_check CHECK (((status <> ALL (ARRAY['live'::text, 'paused'::text, 'closed'::text, 'completed'::text, 'expired'::text])) OR (published_at IS NOT NULL))),
  constraint campaigns_consent_version_check CHECK (((consent_version >= 0) AND (consent_version <= brief_version))),
  constraint campaigns_content_due_days_check CHECK (((content_due_days >= 1) AND (content_due_days <= 90))),
  constraint campaigns_creator_payout_cents_check CHECK (((creator_payout_cents >= 500) AND (creator_payout_cents <= 500000))),
  constraint campaigns_criteria_neighborhood_ids_check CHECK ((cardinality(criteria_neighborhood_ids) <= 50)),
  constraint campaigns_criteria_niches_check CHECK ((cardinality(criteria_niches) <= 10)),
  constraint campaigns_description_check CHECK ((char_length(description) <= 5000)),
  constraint campaigns_disclosure_check CHECK ((char_length(disclosure) <= 300)),
  constraint campaigns_fulfilment_check CHECK ((fulfilment = ANY (ARRAY['remote'::text, 'visit'::text, 'shipping'::text]))),
  constraint campaigns_fulfilment_note_check CHECK ((char_length(fulfilment_note) <= 300)),
  constraint campaigns_goals_check CHECK ((char_length(goals) <= 500)),
  constraint campaigns_min_followers_check CHECK (((min_followers >= 0) AND (min_followers <= 100000000))),
  constraint campaigns_public_id_check CHECK (((char_length(public_id) >= 8) AND (char_length(public_id) <= 32))),
  constraint campaigns_questions_check CHECK ((cardinality(questions) <= 5)),
  constraint campaigns_requirements_do_check CHECK ((cardinality(requirements_do) <= 12)),
  constraint campaigns_requirements_dont_check CHECK ((cardinality(requirements_dont) <= 12)),
  constraint campaigns_rights_channels_check CHECK ((cardinality(rights_channels) <= 8)),
  constraint campaigns_rights_months_check CHECK (((rights_months >= 1) AND (rights_months <= 24))),
  constraint campaigns_slots_check CHECK (((slots >= 1) AND (slots <= 50))),
  constraint campaigns_slots_funded CHECK (((funded_slots >= 0) AND (funded_slots <= 50))),
  constraint campaigns_slots_taken CHECK (((taken_slots >= 0) AND (taken_slots <= funded_slots))),
  constraint campaigns_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'awaiting_funding'::text, 'live'::text, 'paused'::text, 'closed'::text, 'completed'::text, 'cancelled'::text, 'expired'::text]))),
  constraint campaigns_status_note_check CHECK ((char_length(status_note) <= 500)),
  constraint campaigns_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 80)))
);
CREATE INDEX campaigns_business_newest ON public.campaigns USING btree (business_id, id);
CREATE INDEX campaigns_business_published ON public.campaigns USING btree (business_id, published_at) WHERE (published_at IS NOT NULL);
CREATE INDEX campaigns_business_status ON public.campaigns USING btree (business_id, status, id);
CREATE INDEX campaigns_deadline_open ON public.campaigns USING btree (application_deadline, id) WHERE (status = ANY (ARRAY['live'::text, 'paused'::text, 'closed'::text]));
CREATE INDEX campaigns_deadline_sorted ON public.campaigns USING btree (COALESCE(application_deadline, '-infinity'::date), id);
CREATE INDEX campaigns_deciding ON public.campaigns USING btree (closed_at, id) WHERE ((status = 'closed'::text) AND (selection_closed_at IS NULL));
CREATE INDEX campaigns_due ON public.campaigns USING btree (application_deadline, id) WHERE (status = ANY (ARRAY['live'::text, 'paused'::text]));
CREATE INDEX campaigns_full ON public.campaigns USING btree (id) WHERE ((status = ANY (ARRAY['live'::text, 'paused'::text])) AND (taken_slots >= slots));
CREATE INDEX campaigns_live_newest ON public.campaigns USING btree (city_id, published_at DESC, id DESC) WHERE (status = 'live'::text);
CREATE INDEX campaigns_location_id ON public.campaigns USING btree (location_id);
CREATE INDEX campaigns_package_id ON public.campaigns USING btree (package_id) WHERE (package_id IS NOT NULL);
CREATE INDEX campaigns_payout_sorted ON public.campaigns USING btree (COALESCE(creator_payout_cents, '-1'::integer), id);
CREATE INDEX campaigns_published_at ON public.campaigns USING btree (published_at) WHERE (published_at IS NOT NULL);
CREATE INDEX campaigns_selection_closed ON public.campaigns USING btree (selection_closed_at) WHERE (selection_closed_at IS NOT NULL);
CREATE INDEX campaigns_status_newest ON public.campaigns USING btree (status, id);
CREATE INDEX campaigns_title_prefix ON public.campaigns USING btree (lower(title) text_pattern_ops);
CREATE INDEX campaigns_title_sorted ON public.campaigns USING btree (lower(title) COLLATE "C", id);
CREATE INDEX campaigns_unpaid ON public.campaigns USING btree (updated_at, id) WHERE (status = 'awaiting_funding'::text);

create table change_requests (
  id uuid not null,
  submission_id uuid not null,
  brief_line integer not null,
  brief_text text not null,
  words text not null,
  at_seconds integer,
  created_at timestamp(3) with time zone not null,
  constraint change_requests_pkey PRIMARY KEY (id),
  constraint change_requests_submission_id_brief_line_key UNIQUE (submission_id, brief_line),
  constraint change_requests_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id),
  constraint change_requests_at_seconds_check CHECK (((at_seconds >= 0) AND (at_seconds <= 36000))),
  constraint change_requests_brief_line_check CHECK (((brief_line >= 1) AND (brief_line <= 60))),
  constraint change_requests_brief_text_check CHECK ((char_length(brief_text) <= 600)),
  constraint change_requests_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 500)))
);

create table chargebacks (
  id uuid not null,
  funding_id uuid not null,
  business_id uuid not null,
  campaign_id uuid not null,
  provider text not null,
  provider_reference text not null,
  status text not null,
  amount_cents integer not null,
  reason text,
  decided_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  spots_taken_back integer not null default 0,
  taken_back_cents integer not null default 0,
  spots_returned_at timestamp(3) with time zone,
  cleared_at timestamp(3) with time zone,
  cleared_by uuid,
  earnings_released_at timestamp(3) with time zone,
  earnings_released_by uuid,
  constraint chargebacks_pkey PRIMARY KEY (id),
  constraint chargebacks_provider_provider_reference_key UNIQUE (provider, provider_reference),
  constraint chargebacks_cleared_by_fkey FOREIGN KEY (cleared_by) REFERENCES users(id),
  constraint chargebacks_earnings_released_by_fkey FOREIGN KEY (earnings_released_by) REFERENCES users(id),
  constraint chargebacks_funding_id_fkey FOREIGN KEY (funding_id) REFERENCES fundings(id),
  constraint chargebacks_amount_cents_check CHECK ((amount_cents > 0)),
  constraint chargebacks_check CHECK (((status = 'open'::text) = (decided_at IS NULL))),
  constraint chargebacks_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text]))),
  constraint chargebacks_provider_reference_check CHECK (((char_length(provider_reference) >= 1) AND (char_length(provider_reference) <= 200))),
  constraint chargebacks_reason_check CHECK ((char_length(reason) <= 300)),
  constraint chargebacks_spots_taken_back_check CHECK ((spots_taken_back >= 0)),
  constraint chargebacks_status_check CHECK ((status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text]))),
  constraint chargebacks_taken_back_cents_check CHECK ((taken_back_cents >= 0))
);
CREATE INDEX chargebacks_business_id ON public.chargebacks USING btree (business_id, id);
CREATE INDEX chargebacks_campaign_id ON public.chargebacks USING btree (campaign_id, id);
CREATE INDEX chargebacks_cleared_by ON public.chargebacks USING btree (cleared_by) WHERE (cleared_by IS NOT NULL);
CREATE INDEX chargebacks_earnings_released_by ON public.chargebacks USING btree (earnings_released_by) WHERE (earnings_released_by IS NOT NULL);
CREATE INDEX chargebacks_funding_id ON public.chargebacks USING btree (funding_id);
CREATE INDEX chargebacks_open ON public.chargebacks USING btree (id) WHERE (status = 'open'::text);

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

create table collaborations (
  id uuid not null,
  application_id uuid not null,
  campaign_id uuid not null,
  business_id uuid not null,
  creator_id uuid not null,
  status text not null,
  contract jsonb not null,
  payout_cents integer not null,
  fee_cents integer not null,
  creator_fee_cents integer not null,
  clocks_stopped_at timestamp(3) with time zone,
  agreed_at timestamp(3) with time zone not null,
  started_at timestamp(3) with time zone,
  completed_at timestamp(3) with time zone,
  cancelled_at timestamp(3) with time zone,
  cancel_reason text,
  cancel_note text,
  updated_at timestamp(3) with time zone not null,
  constraint collaborations_pkey PRIMARY KEY (id),
  constraint collaborations_application_id_key UNIQUE (application_id),
  constraint collaborations_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id),
  constraint collaborations_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id),
  constraint collaborations_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  constraint collaborations_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id),
  constraint collaborations_cancel_note_check CHECK ((char_length(cancel_note) <= 500)),
  constraint collaborations_cancel_reason_check CHECK ((cancel_reason = ANY (ARRAY['late'::text, 'cannot_do'::text, 'not_shipped'::text, 'cannot_ship'::text, 'by_admin'::text]))),
  constraint collaborations_check CHECK (((creator_fee_cents >= 0) AND (creator_fee_cents <= payout_cents))),
  constraint collaborations_check1 CHECK (((status = 'completed'::text) = (completed_at IS NOT NULL))),
  constraint collaborations_check2 CHECK (((status = 'cancelled'::text) = (cancelled_at IS NOT NULL))),
  constraint collaborations_check3 CHECK (((status = 'disputed'::text) <= (clocks_stopped_at IS NOT NULL))),
  constraint collaborations_fee_cents_check CHECK ((fee_cents >= 0)),
  constraint collaborations_payout_cents_check CHECK (((payout_cents >= 1) AND (payout_cents <= 500000))),
  constraint collaborations_status_check CHECK ((status = ANY (ARRAY['contracted'::text, 'in_progress'::text, 'in_review'::text, 'completed'::text, 'cancelled'::text, 'disputed'::text])))
);
CREATE INDEX collaborations_agreed ON public.collaborations USING btree (agreed_at DESC, id DESC);
CREATE INDEX collaborations_business_agreed ON public.collaborations USING btree (business_id, agreed_at DESC, id DESC);
CREATE INDEX collaborations_business_open ON public.collaborations USING btree (business_id, id) WHERE (status = ANY (ARRAY['contracted'::text, 'in_progress'::text, 'in_review'::text, 'disputed'::text]));
CREATE INDEX collaborations_campaign ON public.collaborations USING btree (campaign_id, id);
CREATE INDEX collaborations_creator ON public.collaborations USING btree (creator_id, id DESC);
CREATE INDEX collaborations_number ON public.collaborations USING btree ("right"((id)::text, 8));
CREATE INDEX collaborations_payout_sorted ON public.collaborations USING btree (payout_cents, id);
CREATE INDEX collaborations_status_agreed ON public.collaborations USING btree (status, agreed_at DESC, id DESC);

create table content_package_deliverables (
  package_id uuid not null,
  kind text not null,
  quantity integer not null,
  note text not null default ''::text,
  sort_order integer not null,
  constraint content_package_deliverables_pkey PRIMARY KEY (package_id, kind),
  constraint content_package_deliverables_package_id_fkey FOREIGN KEY (package_id) REFERENCES content_packages(id) ON DELETE CASCADE,
  constraint content_package_deliverables_kind_check CHECK ((kind = ANY (ARRAY['instagram_reel'::text, 'instagram_story'::text, 'instagram_post'::text, 'tiktok_video'::text, 'youtube_short'::text, 'youtube_video'::text, 'ugc_video'::text, 'ugc_photo'::text]))),
  constraint content_package_deliverables_note_check CHECK ((char_length(note) <= 200)),
  constraint content_package_deliverables_quantity_check CHECK (((quantity >= 1) AND (quantity <= 20)))
);

create table content_packages (
  id uuid not null,
  package_name text not null,
  description text not null default ''::text,
  low_payout_cents integer not null,
  high_payout_cents integer not null,
  sort_order integer not null default 0,
  archived_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  version integer not null default 1,
  constraint content_packages_pkey PRIMARY KEY (id),
  constraint content_packages_check CHECK ((low_payout_cents <= high_payout_cents)),
  constraint content_packages_description_check CHECK ((char_length(description) <= 500)),
  constraint content_packages_high_payout_cents_check CHECK (((high_payout_cents >= 500) AND (high_payout_cents <= 500000))),
  constraint content_packages_low_payout_cents_check CHECK (((low_payout_cents >= 500) AND (low_payout_cents <= 500000))),
  constraint content_packages_package_name_check CHECK (((char_length(package_name) >= 1) AND (char_length(package_name) <= 80)))
);
CREATE UNIQUE INDEX content_packages_name ON public.content_packages USING btree (lower(package_name)) WHERE (archived_at IS NULL);

create table contract_parties (
  collaboration_id uuid not null,
  sealed_parties text not null,
  constraint contract_parties_pkey PRIMARY KEY (collaboration_id),
  constraint contract_parties_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES collaborations(id),
  constraint contract_parties_sealed_parties_check CHECK ((char_length(sealed_parties) <= 8000))
);

create table conversation_participants (
  conversation_id uuid not null,
  user_id uuid not null,
  last_read_at timestamp(3) with time zone,
  mailed_until timestamp(3) with time zone,
  has_news boolean not null default true,
  constraint conversation_participants_pkey PRIMARY KEY (conversation_id, user_id),
  constraint conversation_participants_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  constraint conversation_participants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX conversation_participants_news ON public.conversation_participants USING btree (user_id, conversation_id) WHERE has_news;
CREATE INDEX conversation_participants_user_id ON public.conversation_participants USING btree (user_id, conversation_id);

create table conversations (
  id uuid not null,
  business_id uuid not null,
  creator_id uuid not null,
  campaign_id uuid not null,
  last_message_at timestamp(3) with time zone,
  last_side text,
  created_at timestamp(3) with time zone not null,
  constraint conversations_pkey PRIMARY KEY (id),
  constraint conversations_business_id_creator_id_campaign_id_key UNIQUE (business_id, creator_id, campaign_id),
  constraint conversations_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id),
  constraint conversations_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  constraint conversations_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id),
  constraint conversations_check CHECK (((last_side IS NOT NULL) <= (last_message_at IS NOT NULL))),
  constraint conversations_last_side_check CHECK ((last_side = ANY (ARRAY['creator'::text, 'business'::text])))
);
CREATE INDEX conversations_business_newest ON public.conversations USING btree (business_id, last_message_at DESC, id DESC) WHERE (last_message_at IS NOT NULL);
CREATE INDEX conversations_campaign_id ON public.conversations USING btree (campaign_id);
CREATE INDEX conversations_creator_newest ON public.conversations USING btree (creator_id, last_message_at DESC, id DESC) WHERE (last_message_at IS NOT NULL);

create table creator_audiences (
  creator_id uuid not null,
  platform text,
  followers integer,
  constraint creator_audiences_pkey PRIMARY KEY (creator_id),
  constraint creator_audiences_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  constraint creator_audiences_followers_check CHECK ((followers >= 0))
);
CREATE INDEX creator_audiences_biggest ON public.creator_audiences USING btree (COALESCE(followers, '-1'::integer) DESC, creator_id DESC);

create table creator_list_entries (
  id uuid not null,
  list_id uuid not null,
  creator_id uuid not null,
  note text not null default ''::text,
  added_by uuid not null,
  added_at timestamp(3) with time zone not null,
  constraint creator_list_entries_pkey PRIMARY KEY (id),
  constraint creator_list_entries_list_id_creator_id_key UNIQUE (list_id, creator_id),
  constraint creator_list_entries_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id),
  constraint creator_list_entries_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  constraint creator_list_entries_list_id_fkey FOREIGN KEY (list_id) REFERENCES creator_lists(id) ON DELETE CASCADE,
  constraint creator_list_entries_note_check CHECK ((char_length(note) <= 500))
);
CREATE INDEX creator_list_entries_added_by ON public.creator_list_entries USING btree (added_by);
CREATE INDEX creator_list_entries_creator_id ON public.creator_list_entries USING btree (creator_id);
CREATE INDEX creator_list_entries_newest ON public.creator_list_entries USING btree (list_id, added_at DESC, id DESC);

create table creator_lists (
  id uuid not null,
  business_id uuid not null,
  name text not null,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint creator_lists_pkey PRIMARY KEY (id),
  constraint creator_lists_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint creator_lists_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint creator_lists_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)))
);
CREATE INDEX creator_lists_created_by ON public.creator_lists USING btree (created_by);
CREATE INDEX creator_lists_newest ON public.creator_lists USING btree (business_id, updated_at DESC, id DESC);
CREATE UNIQUE INDEX creator_lists_name ON public.creator_lists USING btree (business_id, lower(name));

create table creator_niches (
  creator_id uuid not null,
  niche text not null,
  constraint creator_niches_pkey PRIMARY KEY (creator_id, niche),
  constraint creator_niches_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  constraint creator_niches_niche_check CHECK (((char_length(niche) >= 1) AND (char_length(niche) <= 40)))
);
CREATE INDEX creator_niches_niche ON public.creator_niches USING btree (niche, creator_id);
CREATE TRIGGER creator_niches_directory_delete AFTER DELETE ON public.creator_niches REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_directory_change();
CREATE TRIGGER creator_niches_directory_insert AFTER INSERT ON public.creator_niches REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_directory_change();

create table creator_page_pieces (
  id uuid not null,
  creator_id uuid not null,
  media_file_id uuid,
  portfolio_link_id uuid,
  constraint creator_page_pieces_pkey PRIMARY KEY (id),
  constraint creator_page_pieces_media_file_id_key UNIQUE (media_file_id),
  constraint creator_page_pieces_portfolio_link_id_key UNIQUE (portfolio_link_id),
  constraint creator_page_pieces_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  constraint creator_page_pieces_media_file_id_fkey FOREIGN KEY (media_file_id) REFERENCES media_files(id) ON DELETE CASCADE,
  constraint creator_page_pieces_portfolio_link_id_fkey FOREIGN KEY (portfolio_link_id) REFERENCES portfolio_links(id) ON DELETE CASCADE,
  constraint creator_page_pieces_check CHECK ((num_nonnulls(media_file_id, portfolio_link_id) = 1))
);
CREATE INDEX creator_page_pieces_creator_id ON public.creator_page_pieces USING btree (creator_id);

create table creator_pages (
  creator_id uuid not null,
  is_on boolean not null,
  shows_prices boolean not null,
  updated_at timestamp(3) with time zone not null,
  constraint creator_pages_pkey PRIMARY KEY (creator_id),
  constraint creator_pages_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE
);
CREATE INDEX creator_pages_on ON public.creator_pages USING btree (creator_id) WHERE is_on;

create table creator_rates (
  creator_id uuid not null,
  kind text not null,
  price_cents integer not null,
  constraint creator_rates_pkey PRIMARY KEY (creator_id, kind),
  constraint creator_rates_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  constraint creator_rates_kind_check CHECK ((kind = ANY (ARRAY['instagram_reel'::text, 'instagram_story'::text, 'instagram_post'::text, 'tiktok_video'::text, 'youtube_short'::text, 'youtube_video'::text, 'ugc_video'::text, 'ugc_photo'::text]))),
  constraint creator_rates_price_cents_check CHECK (((price_cents >= 500) AND (price_cents <= 500000)))
);
CREATE TRIGGER creator_rates_directory_delete AFTER DELETE ON public.creator_rates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_directory_change();
CREATE TRIGGER creator_rates_directory_insert AFTER INSERT ON public.creator_rates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_directory_change();
CREATE TRIGGER creator_rates_directory_update AFTER UPDATE ON public.creator_rates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_directory_change();

create table creators (
  id uuid not null,
  user_id uuid not null,
  status text,
  status_note text,
  decided_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  handle text,
  bio text,
  languages text[] not null default '{}'::text[],
  home_city_id uuid,
  home_neighborhood_id uuid,
  availability text,
  agreed_at timestamp(3) with time zone,
  submitted_at timestamp(3) with time zone,
  vetting_due_at timestamp(3) with time zone,
  submission_count integer not null default 0,
  assignee_id uuid,
  late_notified_at timestamp(3) with time zone,
  version integer not null default 1,
  is_listed boolean not null default true,
  constraint creators_pkey PRIMARY KEY (id),
  constraint creators_user_id_key UNIQUE (user_id),
  constraint creators_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES users(id),
  constraint creators_home_city_id_fkey FOREIGN KEY (home_city_id) REFERENCES cities(id),
  constraint creators_home_neighborhood_id_fkey FOREIGN KEY (home_neighborhood_id) REFERENCES neighborhoods(id),
  constraint creators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint creators_availability_check CHECK ((char_length(availability) <= 200)),
  constraint creators_bio_check CHECK ((char_length(bio) <= 600)),
  constraint creators_handle_check CHECK ((handle ~ '^[a-z0-9][a-z0-9._]{1,29}$'::text)),
  constraint creators_languages_check CHECK ((cardinality(languages) <= 12)),
  constraint creators_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'pending_review'::text, 'changes_requested'::text, 'rejected'::text, 'approved'::text, 'active'::text, 'suspended'::text]))),
  constraint creators_status_note_check CHECK ((char_length(status_note) <= 2000))
);
CREATE INDEX creators_assignee_id ON public.creators USING btree (assignee_id);
CREATE INDEX creators_handle_prefix ON public.creators USING btree (handle text_pattern_ops);
CREATE INDEX creators_handle_sorted ON public.creators USING btree (COALESCE(handle, ''::text) COLLATE "C", id);
CREATE INDEX creators_home_city_id ON public.creators USING btree (home_city_id);
CREATE INDEX creators_home_neighborhood_id ON public.creators USING btree (home_neighborhood_id);
CREATE INDEX creators_neighborhood_newest ON public.creators USING btree (home_neighborhood_id, id);
CREATE INDEX creators_status ON public.creators USING btree (status, submitted_at, id);
CREATE INDEX creators_status_newest ON public.creators USING btree (status, id);
CREATE INDEX creators_submitted_at ON public.creators USING btree (submitted_at) WHERE (submitted_at IS NOT NULL);
CREATE INDEX creators_vetting_due_at ON public.creators USING btree (vetting_due_at) WHERE ((status = 'pending_review'::text) AND (late_notified_at IS NULL));
CREATE UNIQUE INDEX creators_handle ON public.creators USING btree (handle);
CREATE TRIGGER creators_audience AFTER INSERT ON public.creators FOR EACH ROW EXECUTE FUNCTION note_creator();
CREATE TRIGGER creators_directory_insert AFTER INSERT ON public.creators REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_directory_creator();
CREATE TRIGGER creators_directory_update AFTER UPDATE ON public.creators REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_directory_creator();

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

create table day_counts (
  name text not null,
  day date not null,
  count bigint not null,
  constraint day_counts_pkey PRIMARY KEY (name, day),
  constraint day_counts_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40)))
);

create table deliverable_files (
  deliverable_id uuid not null,
  media_file_id uuid not null,
  submission_id uuid,
  sort_order integer not null,
  created_at timestamp(3) with time zone not null,
  version integer not null,
  constraint deliverable_files_pkey PRIMARY KEY (deliverable_id, version, media_file_id),
  constraint deliverable_files_deliverable_id_fkey FOREIGN KEY (deliverable_id) REFERENCES deliverables(id),
  constraint deliverable_files_media_file_id_fkey FOREIGN KEY (media_file_id) REFERENCES media_files(id),
  constraint deliverable_files_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id),
  constraint deliverable_files_sort_order_check CHECK (((sort_order >= 0) AND (sort_order <= 19))),
  constraint deliverable_files_version_check CHECK ((version >= 1))
);
CREATE INDEX deliverable_files_media_file_id ON public.deliverable_files USING btree (media_file_id);
CREATE INDEX deliverable_files_submission_id ON public.deliverable_files USING btree (submission_id, sort_order);

create table deliverables (
  id uuid not null,
  collaboration_id uuid not null,
  sort_order integer not null,
  kind text not null,
  quantity integer not null,
  note text not null default ''::text,
  share_cents integer not null,
  fee_cents integer not null,
  creator_fee_cents integer not null,
  status text not null,
  version integer not null default 0,
  rounds_used integer not null default 0,
  post_returns integer not null default 0,
  due_at timestamp(3) with time zone,
  passes_at timestamp(3) with time zone,
  remind_at timestamp(3) with time zone,
  reminders_sent integer not null default 0,
  approved_at timestamp(3) with time zone,
  post_url text,
  posted_at timestamp(3) with time zone,
  verified_at timestamp(3) with time zone,
  settled_at timestamp(3) with time zone,
  updated_at timestamp(3) with time zone not null,
  constraint deliverables_pkey PRIMARY KEY (id),
  constraint deliverables_collaboration_id_sort_order_key UNIQUE (collaboration_id, sort_order),
  constraint deliverables_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES collaborations(id),
  constraint deliverables_creator_fee_cents_check CHECK ((creator_fee_cents >= 0)),
  constraint deliverables_fee_cents_check CHECK ((fee_cents >= 0)),
  constraint deliverables_kind_check CHECK ((kind = ANY (ARRAY['instagram_reel'::text, 'instagram_story'::text, 'instagram_post'::text, 'tiktok_video'::text, 'youtube_short'::text, 'youtube_video'::text, 'ugc_video'::text, 'ugc_photo'::text]))),
  constraint deliverables_note_check CHECK ((char_length(note) <= 200)),
  constraint deliverables_post_returns_check CHECK ((post_returns >= 0)),
  constraint deliverables_post_url_check CHECK ((char_length(post_url) <= 500)),
  constraint deliverables_quantity_check CHECK (((quantity >= 1) AND (quantity <= 20))),
  constraint deliverables_reminders_sent_check CHECK ((reminders_sent >= 0)),
  constraint deliverables_rounds_used_check CHECK ((rounds_used >= 0)),
  constraint deliverables_share_cents_check CHECK ((share_cents >= 0)),
  constraint deliverables_sort_order_check CHECK (((sort_order >= 0) AND (sort_order <= 19))),
  constraint deliverables_status_check CHECK ((status = ANY (ARRAY['due'::text, 'submitted'::text, 'changes_requested'::text, 'approved'::text, 'posted'::text, 'verified'::text, 'settled'::text, 'cancelled'::text]))),
  constraint deliverables_version_check CHECK ((version >= 0))
);
CREATE INDEX deliverables_passing ON public.deliverables USING btree (passes_at, id) WHERE (passes_at IS NOT NULL);
CREATE INDEX deliverables_reminding ON public.deliverables USING btree (remind_at, id) WHERE (remind_at IS NOT NULL);
CREATE TRIGGER deliverables_directory_update AFTER UPDATE ON public.deliverables REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_directory_work();

create table device_codes (
  code_hash text not null,
  user_id uuid not null,
  expires_at timestamp(3) with time zone not null,
  constraint device_codes_pkey PRIMARY KEY (code_hash),
  constraint device_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX device_codes_user_id ON public.device_codes USING btree (user_id);

create table directory_changes (
  id bigint not null,
  creator_id uuid not null,
  constraint directory_changes_pkey PRIMARY KEY (id)
);

create table directory_entries (
  creator_id uuid not null,
  neighborhood_id uuid,
  tags text[] not null,
  match_score integer not null,
  approved_at timestamp(3) with time zone not null,
  rating_tenths integer,
  price_from_cents integer,
  on_time_percent integer,
  deadline_count integer not null,
  median_rounds integer,
  job_count integer not null,
  constraint directory_entries_pkey PRIMARY KEY (creator_id),
  constraint directory_entries_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  constraint directory_entries_neighborhood_id_fkey FOREIGN KEY (neighborhood_id) REFERENCES neighborhoods(id),
  constraint directory_entries_on_time_percent_check CHECK (((on_time_percent >= 0) AND (on_time_percent <= 100))),
  constraint directory_entries_rating_tenths_check CHECK (((rating_tenths >= 10) AND (rating_tenths <= 50)))
);
CREATE INDEX directory_entries_best ON public.directory_entries USING btree (match_score DESC, creator_id DESC);
CREATE INDEX directory_entries_neighborhood_id ON public.directory_entries USING btree (neighborhood_id);
CREATE INDEX directory_entries_newest ON public.directory_entries USING btree (approved_at DESC, creator_id DESC);
CREATE INDEX directory_entries_price ON public.directory_entries USING btree (COALESCE(price_from_cents, 2147483647), creator_id);
CREATE INDEX directory_entries_rating ON public.directory_entries USING btree (COALESCE(rating_tenths, 0) DESC, creator_id DESC);
CREATE INDEX directory_entries_tags ON public.directory_entries USING gin (tags) WITH (fastupdate=off);

create table dispute_decisions (
  id uuid not null,
  dispute_id uuid not null,
  round integer not null,
  outcome text not null,
  creator_cents integer,
  redo_days integer,
  words text not null,
  decided_by uuid,
  decided_at timestamp(3) with time zone not null,
  constraint dispute_decisions_pkey PRIMARY KEY (id),
  constraint dispute_decisions_dispute_id_round_key UNIQUE (dispute_id, round),
  constraint dispute_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint dispute_decisions_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES disputes(id),
  constraint dispute_decisions_check CHECK (((outcome = 'redo'::text) = (redo_days IS NOT NULL))),
  constraint dispute_decisions_check1 CHECK (((outcome = 'redo'::text) = (creator_cents IS NULL))),
  constraint dispute_decisions_creator_cents_check CHECK ((creator_cents >= 0)),
  constraint dispute_decisions_outcome_check CHECK ((outcome = ANY (ARRAY['release'::text, 'refund'::text, 'split'::text, 'redo'::text]))),
  constraint dispute_decisions_redo_days_check CHECK (((redo_days >= 1) AND (redo_days <= 30))),
  constraint dispute_decisions_round_check CHECK ((round = ANY (ARRAY[1, 2]))),
  constraint dispute_decisions_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 2000)))
);
CREATE INDEX dispute_decisions_decided_by ON public.dispute_decisions USING btree (decided_by);

create table dispute_deliverables (
  dispute_id uuid not null,
  deliverable_id uuid not null,
  constraint dispute_deliverables_pkey PRIMARY KEY (dispute_id, deliverable_id),
  constraint dispute_deliverables_deliverable_id_fkey FOREIGN KEY (deliverable_id) REFERENCES deliverables(id),
  constraint dispute_deliverables_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES disputes(id)
);
CREATE INDEX dispute_deliverables_deliverable_id ON public.dispute_deliverables USING btree (deliverable_id);

create table dispute_statement_files (
  statement_id uuid not null,
  sort_order integer not null,
  media_file_id uuid not null,
  constraint dispute_statement_files_pkey PRIMARY KEY (statement_id, sort_order),
  constraint dispute_statement_files_media_file_id_key UNIQUE (media_file_id),
  constraint dispute_statement_files_media_file_id_fkey FOREIGN KEY (media_file_id) REFERENCES media_files(id),
  constraint dispute_statement_files_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES dispute_statements(id),
  constraint dispute_statement_files_sort_order_check CHECK (((sort_order >= 0) AND (sort_order <= 4)))
);

create table dispute_statements (
  id uuid not null,
  dispute_id uuid not null,
  kind text not null,
  side text not null,
  author_id uuid not null,
  words text not null,
  created_at timestamp(3) with time zone not null,
  constraint dispute_statements_pkey PRIMARY KEY (id),
  constraint dispute_statements_dispute_id_kind_key UNIQUE (dispute_id, kind),
  constraint dispute_statements_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint dispute_statements_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES disputes(id),
  constraint dispute_statements_kind_check CHECK ((kind = ANY (ARRAY['opening'::text, 'answer'::text, 'appeal'::text]))),
  constraint dispute_statements_side_check CHECK ((side = ANY (ARRAY['creator'::text, 'business'::text]))),
  constraint dispute_statements_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 2000)))
);
CREATE INDEX dispute_statements_author_id ON public.dispute_statements USING btree (author_id);

create table disputes (
  id uuid not null,
  collaboration_id uuid not null,
  status text not null,
  opened_side text not null,
  opened_by uuid not null,
  reason text not null,
  wants text not null,
  disputed_cents integer not null,
  fee_cents integer not null,
  creator_fee_cents integer not null,
  round integer not null default 1,
  clock_at timestamp(3) with time zone,
  appealed_side text,
  creator_accepted_at timestamp(3) with time zone,
  business_accepted_at timestamp(3) with time zone,
  closed_cause text,
  closed_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  clock_stopped_at timestamp(3) with time zone,
  decide_by timestamp(3) with time zone,
  is_on_behalf boolean not null default false,
  constraint disputes_pkey PRIMARY KEY (id),
  constraint disputes_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES collaborations(id),
  constraint disputes_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES users(id),
  constraint disputes_appealed_side_check CHECK ((appealed_side = ANY (ARRAY['creator'::text, 'business'::text]))),
  constraint disputes_check CHECK (((creator_fee_cents >= 0) AND (creator_fee_cents <= disputed_cents))),
  constraint disputes_check1 CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
  constraint disputes_check2 CHECK (((status = 'closed'::text) = (closed_cause IS NOT NULL))),
  constraint disputes_check3 CHECK (((round = 2) = (appealed_side IS NOT NULL))),
  constraint disputes_closed_cause_check CHECK ((closed_cause = ANY (ARRAY['withdrawn'::text, 'accepted'::text, 'time'::text, 'final'::text, 'undecided'::text, 'upheld'::text]))),
  constraint disputes_decide_by_check CHECK (((status = 'under_review'::text) = (decide_by IS NOT NULL))),
  constraint disputes_disputed_cents_check CHECK (((disputed_cents >= 1) AND (disputed_cents <= 500000))),
  constraint disputes_fee_cents_check CHECK ((fee_cents >= 0)),
  constraint disputes_opened_side_check CHECK ((opened_side = ANY (ARRAY['creator'::text, 'business'::text]))),
  constraint disputes_reason_check CHECK ((reason = ANY (ARRAY['not_as_agreed'::text, 'not_delivered'::text, 'unfair_changes'::text, 'no_answer'::text, 'not_posted'::text, 'other'::text]))),
  constraint disputes_round_check CHECK ((round = ANY (ARRAY[1, 2]))),
  constraint disputes_status_check CHECK ((status = ANY (ARRAY['open'::text, 'awaiting_response'::text, 'under_review'::text, 'decided'::text, 'closed'::text]))),
  constraint disputes_wants_check CHECK ((wants = ANY (ARRAY['release'::text, 'refund'::text, 'split'::text, 'redo'::text])))
);
CREATE INDEX disputes_amount_sorted ON public.disputes USING btree (disputed_cents, id);
CREATE INDEX disputes_clock ON public.disputes USING btree (clock_at, id) WHERE (clock_at IS NOT NULL);
CREATE INDEX disputes_collaboration_id ON public.disputes USING btree (collaboration_id, id);
CREATE INDEX disputes_deadline_sorted ON public.disputes USING btree (COALESCE(decide_by, clock_at, 'infinity'::timestamp with time zone), id);
CREATE INDEX disputes_opened_by ON public.disputes USING btree (opened_by);
CREATE INDEX disputes_status ON public.disputes USING btree (status, id);
CREATE UNIQUE INDEX disputes_one_open ON public.disputes USING btree (collaboration_id) WHERE (status <> 'closed'::text);

create table earnings (
  id uuid not null,
  release_key text not null,
  collaboration_id uuid not null,
  creator_id uuid not null,
  campaign_id uuid not null,
  business_id uuid not null,
  cause text not null,
  gross_cents integer not null,
  creator_fee_cents integer not null,
  net_cents integer not null,
  status text not null,
  in_transit_cents integer not null default 0,
  paid_cents integer not null default 0,
  released_at timestamp(3) with time zone not null,
  available_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint earnings_pkey PRIMARY KEY (id),
  constraint earnings_release_key_key UNIQUE (release_key),
  constraint earnings_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES collaborations(id),
  constraint earnings_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id),
  constraint earnings_cause_check CHECK ((cause = ANY (ARRAY['work'::text, 'dispute'::text]))),
  constraint earnings_check CHECK ((net_cents = (gross_cents - creator_fee_cents))),
  constraint earnings_check1 CHECK (((in_transit_cents + paid_cents) <= net_cents)),
  constraint earnings_check2 CHECK (((status <> 'pending'::text) OR ((in_transit_cents + paid_cents) = 0))),
  constraint earnings_creator_fee_cents_check CHECK ((creator_fee_cents >= 0)),
  constraint earnings_gross_cents_check CHECK (((gross_cents >= 1) AND (gross_cents <= 500000))),
  constraint earnings_in_transit_cents_check CHECK ((in_transit_cents >= 0)),
  constraint earnings_net_cents_check CHECK ((net_cents >= 1)),
  constraint earnings_paid_cents_check CHECK ((paid_cents >= 0)),
  constraint earnings_release_key_check CHECK (((char_length(release_key) >= 1) AND (char_length(release_key) <= 120))),
  constraint earnings_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'available'::text, 'in_transit'::text, 'paid'::text])))
);
CREATE INDEX earnings_clearing ON public.earnings USING btree (available_at, id) WHERE (status = 'pending'::text);
CREATE INDEX earnings_collaboration_id ON public.earnings USING btree (collaboration_id);
CREATE INDEX earnings_creator ON public.earnings USING btree (creator_id, id DESC);
CREATE INDEX earnings_creator_released ON public.earnings USING btree (creator_id, released_at);
CREATE INDEX earnings_creator_status ON public.earnings USING btree (creator_id, status, id DESC);
CREATE INDEX earnings_released ON public.earnings USING btree (released_at);

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
  constraint email_events_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'delivered'::text, 'bounced'::text, 'complained'::text, 'failed'::text, 'suppressed'::text])))
);
CREATE INDEX email_events_message_id ON public.email_events USING btree (message_id);
CREATE INDEX email_events_newest ON public.email_events USING btree (created_at DESC, id DESC);
CREATE INDEX email_events_recipient ON public.email_events USING btree (recipient, created_at DESC);
CREATE INDEX email_events_recipient_prefix ON public.email_events USING btree (lower(recipient) text_pattern_ops);
CREATE INDEX email_events_recipient_sorted ON public.email_events USING btree (lower(recipient) COLLATE "C", id);
CREATE INDEX email_events_status ON public.email_events USING btree (status, created_at DESC, id DESC);
CREATE INDEX email_events_template ON public.email_events USING btree (template, created_at DESC, id DESC);

create table email_suppressions (
  id uuid not null,
  address text not null,
  cause text not null,
  email_event_id uuid,
  created_at timestamp(3) with time zone not null,
  constraint email_suppressions_pkey PRIMARY KEY (id),
  constraint email_suppressions_address_key UNIQUE (address),
  constraint email_suppressions_email_event_id_fkey FOREIGN KEY (email_event_id) REFERENCES email_events(id) ON DELETE SET NULL,
  constraint email_suppressions_address_check CHECK (((address = lower(address)) AND ((char_length(address) >= 3) AND (char_length(address) <= 320)))),
  constraint email_suppressions_cause_check CHECK ((cause = ANY (ARRAY['bounce'::text, 'complaint'::text])))
);
CREATE INDEX email_suppressions_email_event_id ON public.email_suppressions USING btree (email_event_id);

create table enrichment_findings (
  id uuid not null,
  enrichment_id uuid not null,
  field text not null,
  value jsonb not null,
  source_url text not null,
  source_kind text not null,
  note text,
  confidence real not null,
  decision text,
  decided_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  set_aside_at timestamp(3) with time zone,
  chosen jsonb,
  constraint enrichment_findings_pkey PRIMARY KEY (id),
  constraint enrichment_findings_enrichment_id_fkey FOREIGN KEY (enrichment_id) REFERENCES enrichments(id) ON DELETE CASCADE,
  constraint enrichment_findings_confidence_check CHECK (((confidence >= (0)::double precision) AND (confidence <= (1)::double precision))),
  constraint enrichment_findings_decision_check CHECK ((decision = ANY (ARRAY['accepted'::text, 'changed'::text, 'dismissed'::text]))),
  constraint enrichment_findings_field_check CHECK ((field = ANY (ARRAY['name'::text, 'description'::text, 'logo'::text, 'industry'::text, 'address'::text, 'hours'::text, 'social_links'::text, 'photo'::text, 'phone'::text]))),
  constraint enrichment_findings_note_check CHECK ((char_length(note) <= 200)),
  constraint enrichment_findings_source_kind_check CHECK ((source_kind = ANY (ARRAY['json_ld'::text, 'open_graph'::text, 'microdata'::text, 'meta'::text, 'title'::text, 'icon'::text, 'link'::text, 'text'::text]))),
  constraint enrichment_findings_source_url_check CHECK ((char_length(source_url) <= 2048))
);
CREATE INDEX enrichment_findings_enrichment_id ON public.enrichment_findings USING btree (enrichment_id, field, confidence DESC);

create table enrichments (
  id uuid not null,
  business_id uuid,
  requested_by uuid not null,
  website_url text not null,
  sources text[] not null,
  status text not null,
  failure text,
  pages jsonb not null default '[]'::jsonb,
  started_at timestamp(3) with time zone,
  finished_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  constraint enrichments_pkey PRIMARY KEY (id),
  constraint enrichments_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint enrichments_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id),
  constraint enrichments_failure_check CHECK ((char_length(failure) <= 300)),
  constraint enrichments_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text]))),
  constraint enrichments_website_url_check CHECK ((char_length(website_url) <= 2048))
);
CREATE INDEX enrichments_business_id ON public.enrichments USING btree (business_id, created_at DESC);
CREATE INDEX enrichments_newest ON public.enrichments USING btree (created_at DESC, id DESC);
CREATE INDEX enrichments_requested_by ON public.enrichments USING btree (requested_by, created_at DESC);

create table factor_resets (
  id uuid not null,
  user_id uuid not null,
  reason text not null,
  due_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  outcome text,
  created_at timestamp(3) with time zone not null,
  constraint factor_resets_pkey PRIMARY KEY (id),
  constraint factor_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint factor_resets_end CHECK (((ended_at IS NULL) = (outcome IS NULL))),
  constraint factor_resets_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'factor_used'::text, 'stopped_by_link'::text, 'stopped_by_operator'::text]))),
  constraint factor_resets_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500)))
);
CREATE INDEX factor_resets_done ON public.factor_resets USING btree (user_id, ended_at) WHERE (outcome = 'done'::text);
CREATE INDEX factor_resets_due ON public.factor_resets USING btree (due_at) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX factor_resets_one_open ON public.factor_resets USING btree (user_id) WHERE (ended_at IS NULL);

create table former_emails (
  id uuid not null,
  user_id uuid not null,
  email text not null,
  left_at timestamp(3) with time zone not null,
  constraint former_emails_pkey PRIMARY KEY (id),
  constraint former_emails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint former_emails_email_check CHECK (((char_length(email) >= 3) AND (char_length(email) <= 320)))
);
CREATE INDEX former_emails_left_at ON public.former_emails USING btree (left_at);
CREATE INDEX former_emails_user_id ON public.former_emails USING btree (user_id, left_at);

create table fundings (
  id uuid not null,
  business_id uuid not null,
  campaign_id uuid not null,
  purpose text not null,
  status text not null,
  slots integer not null,
  payout_cents integer not null,
  fee_cents integer not null,
  total_cents integer not null,
  refunded_cents integer not null default 0,
  application_id uuid,
  quote_id uuid,
  agreed_cents integer,
  provider text not null,
  provider_reference text,
  checkout_url text,
  processing_at timestamp(3) with time zone,
  failure text,
  paid_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone not null,
  next_look_at timestamp(3) with time zone not null,
  started_by uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  fee_percent integer not null,
  taken_back_cents integer not null default 0,
  round integer not null default 0,
  reference text,
  payer_id uuid,
  card_id uuid,
  card_refusal text,
  constraint fundings_pkey PRIMARY KEY (id),
  constraint fundings_card_id_fkey FOREIGN KEY (card_id) REFERENCES saved_cards(id) ON DELETE SET NULL,
  constraint fundings_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES payers(id) ON DELETE SET NULL,
  constraint fundings_agreed_cents_check CHECK (((agreed_cents >= 500) AND (agreed_cents <= 500000))),
  constraint fundings_card_refusal_check CHECK ((card_refusal = ANY (ARRAY['declined'::text, 'authentication'::text, 'removed'::text]))),
  constraint fundings_check CHECK (((purpose = 'quote'::text) = (slots = 0))),
  constraint fundings_check1 CHECK (((purpose = 'quote'::text) = ((application_id IS NOT NULL) AND (quote_id IS NOT NULL) AND (agreed_cents IS NOT NULL)))),
  constraint fundings_check2 CHECK ((total_cents = (GREATEST(slots, 1) * (payout_cents + fee_cents)))),
  constraint fundings_check3 CHECK ((((refunded_cents >= 0) AND (refunded_cents <= total_cents)) AND ((refunded_cents = 0) OR (status = 'paid'::text)))),
  constraint fundings_check4 CHECK (((status = 'paid'::text) = (paid_at IS NOT NULL))),
  constraint fundings_checkout_url_check CHECK ((char_length(checkout_url) <= 2048)),
  constraint fundings_failure_check CHECK ((char_length(failure) <= 300)),
  constraint fundings_fee_cents_check CHECK (((fee_cents >= 0) AND (fee_cents <= 500000))),
  constraint fundings_fee_percent_check CHECK (((fee_percent >= 0) AND (fee_percent <= 100))) NOT VALID,
  constraint fundings_payout_cents_check CHECK (((payout_cents >= 1) AND (payout_cents <= 500000))),
  constraint fundings_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text]))),
  constraint fundings_purpose_check CHECK ((purpose = ANY (ARRAY['first'::text, 'more_spots'::text, 'quote'::text]))),
  constraint fundings_reference_check CHECK (((char_length(reference) >= 1) AND (char_length(reference) <= 60))),
  constraint fundings_slots_check CHECK (((slots >= 0) AND (slots <= 50))),
  constraint fundings_status_check CHECK ((status = ANY (ARRAY['created'::text, 'paid'::text, 'failed'::text, 'canceled'::text, 'expired'::text]))),
  constraint fundings_taken_back CHECK ((taken_back_cents >= 0))
);
CREATE INDEX fundings_application_id ON public.fundings USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX fundings_business_paid ON public.fundings USING btree (business_id, paid_at DESC, id DESC) WHERE (status = 'paid'::text);
CREATE INDEX fundings_campaign_id ON public.fundings USING btree (campaign_id, id);
CREATE INDEX fundings_card_id ON public.fundings USING btree (card_id) WHERE (card_id IS NOT NULL);
CREATE INDEX fundings_payer_id ON public.fundings USING btree (payer_id) WHERE (payer_id IS NOT NULL);
CREATE INDEX fundings_quote_id ON public.fundings USING btree (quote_id) WHERE (quote_id IS NOT NULL);
CREATE INDEX fundings_to_look_at ON public.fundings USING btree (next_look_at, id) WHERE (status = 'created'::text);
CREATE UNIQUE INDEX fundings_one_open ON public.fundings USING btree (campaign_id) WHERE ((status = 'created'::text) AND (slots > 0));
CREATE UNIQUE INDEX fundings_one_open_quote ON public.fundings USING btree (quote_id) WHERE ((status = 'created'::text) AND (quote_id IS NOT NULL));

create table guess_counts (
  key text not null,
  failures integer not null,
  wait_until timestamp(3) with time zone,
  resets_at timestamp(3) with time zone not null,
  constraint guess_counts_pkey PRIMARY KEY (key),
  constraint guess_counts_failures_check CHECK ((failures >= 0))
);
CREATE INDEX guess_counts_resets_at ON public.guess_counts USING btree (resets_at);

create table idempotency_keys (
  user_id uuid not null,
  operation text not null,
  idempotency_key text not null,
  request_hash text not null,
  made jsonb,
  reply jsonb,
  created_at timestamp(3) with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, operation, idempotency_key),
  constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint idempotency_keys_idempotency_key_check CHECK (((char_length(idempotency_key) >= 1) AND (char_length(idempotency_key) <= 100))),
  constraint idempotency_keys_operation_check CHECK (((char_length(operation) >= 1) AND (char_length(operation) <= 80)))
);
CREATE INDEX idempotency_keys_created_at ON public.idempotency_keys USING btree (created_at);

create table industries (
  slug text not null,
  name text not null,
  sort_order integer not null,
  constraint industries_pkey PRIMARY KEY (slug),
  constraint industries_name_key UNIQUE (name)
);

create table known_devices (
  id uuid not null,
  user_id uuid not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  browser_id uuid,
  network_hash text,
  constraint known_devices_pkey PRIMARY KEY (id),
  constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX known_devices_browser_id ON public.known_devices USING btree (browser_id);
CREATE INDEX known_devices_network_hash ON public.known_devices USING btree (network_hash) WHERE (network_hash IS NOT NULL);
CREATE INDEX known_devices_user_id ON public.known_devices USING btree (user_id, created_at);

create table ledger_accounts (
  account text not null,
  balance_cents bigint not null default 0,
  opened_at timestamp(3) with time zone not null,
  constraint ledger_accounts_pkey PRIMARY KEY (account),
  constraint ledger_accounts_below_zero CHECK (((balance_cents >= 0) OR (account = ANY (ARRAY['platform:reserve'::text, 'bank:operating'::text])))),
  constraint ledger_accounts_check1 CHECK (((balance_cents = 0) OR (account <> 'provider:clearing'::text))),
  constraint ledger_accounts_name CHECK ((account ~ '^(provider:clearing|bank:operating|platform:reserve|platform:revenue:[0-9]{1,2}|campaign:[0-9a-f-]{36}:(held|fees_held)|creator:[0-9a-f-]{36}:(pending|available|in_transit)|business:[0-9a-f-]{36}:refunds_due)$'::text))
);
CREATE INDEX ledger_accounts_name ON public.ledger_accounts USING btree (account text_pattern_ops);

create table ledger_checks (
  id uuid not null,
  status text not null,
  started_by uuid,
  account_count integer not null default 0,
  transfer_count integer not null default 0,
  movement_count integer not null default 0,
  fault_count integer not null default 0,
  faults jsonb not null default '[]'::jsonb,
  note text,
  started_at timestamp(3) with time zone not null,
  finished_at timestamp(3) with time zone,
  constraint ledger_checks_pkey PRIMARY KEY (id),
  constraint ledger_checks_started_by_fkey FOREIGN KEY (started_by) REFERENCES users(id),
  constraint ledger_checks_check CHECK (((status = 'running'::text) = (finished_at IS NULL))),
  constraint ledger_checks_note_check CHECK ((char_length(note) <= 300)),
  constraint ledger_checks_status_check CHECK ((status = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text])))
);
CREATE INDEX ledger_checks_newest ON public.ledger_checks USING btree (started_at DESC, id DESC);
CREATE INDEX ledger_checks_started_by ON public.ledger_checks USING btree (started_by) WHERE (started_by IS NOT NULL);
CREATE UNIQUE INDEX ledger_checks_one_running ON public.ledger_checks USING btree (status) WHERE (status = 'running'::text);

create table ledger_events (
  id uuid not null,
  event_key text not null,
  kind text not null,
  campaign_id uuid,
  subject_id uuid,
  fingerprint text not null,
  occurred_at timestamp(3) with time zone not null,
  constraint ledger_events_pkey PRIMARY KEY (id),
  constraint ledger_events_event_key_key UNIQUE (event_key),
  constraint ledger_events_event_key_check CHECK (((char_length(event_key) >= 1) AND (char_length(event_key) <= 120))),
  constraint ledger_events_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 40)))
);
CREATE INDEX ledger_events_campaign_id ON public.ledger_events USING btree (campaign_id, id) WHERE (campaign_id IS NOT NULL);
CREATE INDEX ledger_events_occurred_at ON public.ledger_events USING brin (occurred_at);
CREATE INDEX ledger_events_subject_id ON public.ledger_events USING btree (subject_id, id) WHERE (subject_id IS NOT NULL);
CREATE TRIGGER ledger_events_append_only BEFORE DELETE OR UPDATE ON public.ledger_events FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table ledger_transfers (
  id uuid not null,
  event_id uuid not null,
  from_account text not null,
  to_account text not null,
  amount_cents bigint not null,
  constraint ledger_transfers_pkey PRIMARY KEY (id),
  constraint ledger_transfers_event_id_fkey FOREIGN KEY (event_id) REFERENCES ledger_events(id),
  constraint ledger_transfers_from_account_fkey FOREIGN KEY (from_account) REFERENCES ledger_accounts(account),
  constraint ledger_transfers_to_account_fkey FOREIGN KEY (to_account) REFERENCES ledger_accounts(account),
  constraint ledger_transfers_amount_cents_check CHECK (((amount_cents >= 1) AND (amount_cents <= '100000000000'::bigint))),
  constraint ledger_transfers_check CHECK ((from_account <> to_account))
);
CREATE INDEX ledger_transfers_event_id ON public.ledger_transfers USING btree (event_id, id);
CREATE INDEX ledger_transfers_from_account ON public.ledger_transfers USING btree (from_account, id);
CREATE INDEX ledger_transfers_to_account ON public.ledger_transfers USING btree (to_account, id);
CREATE TRIGGER ledger_transfers_append_only BEFORE DELETE OR UPDATE ON public.ledger_transfers FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table link_taps (
  link_id uuid not null,
  day date not null,
  taps integer not null,
  constraint link_taps_pkey PRIMARY KEY (link_id, day),
  constraint link_taps_link_id_fkey FOREIGN KEY (link_id) REFERENCES tap_links(id),
  constraint link_taps_taps_check CHECK ((taps > 0))
);

create table list_export_parts (
  list_export_id uuid not null,
  number integer not null,
  file_key text not null,
  byte_size integer not null,
  constraint list_export_parts_pkey PRIMARY KEY (list_export_id, number),
  constraint list_export_parts_list_export_id_fkey FOREIGN KEY (list_export_id) REFERENCES list_exports(id) ON DELETE CASCADE
);

create table list_exports (
  id uuid not null,
  user_id uuid not null,
  list text not null,
  filters jsonb not null,
  first_day date,
  last_day date,
  status text not null,
  cursor text,
  part_count integer not null default 0,
  row_count integer not null default 0,
  byte_size bigint not null default 0,
  attempts integer not null default 0,
  asked_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone,
  constraint list_exports_pkey PRIMARY KEY (id),
  constraint list_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint list_exports_check CHECK (((status = 'running'::text) = (ended_at IS NULL))),
  constraint list_exports_check1 CHECK (((status = ANY (ARRAY['done'::text, 'expired'::text])) = (expires_at IS NOT NULL))),
  constraint list_exports_list_check CHECK ((list = ANY (ARRAY['users'::text, 'businesses'::text, 'creators'::text, 'campaigns'::text, 'payments'::text, 'payouts'::text, 'disputes'::text, 'reports'::text, 'emails'::text, 'support'::text, 'social_accounts'::text, 'waitlist'::text, 'audit_log'::text, 'ledger'::text]))),
  constraint list_exports_status_check CHECK ((status = ANY (ARRAY['running'::text, 'done'::text, 'canceled'::text, 'failed'::text, 'expired'::text])))
);
CREATE INDEX list_exports_ended_at ON public.list_exports USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX list_exports_expires_at ON public.list_exports USING btree (expires_at) WHERE (status = 'done'::text);
CREATE INDEX list_exports_user_id ON public.list_exports USING btree (user_id, id DESC);

create table listing_buckets (
  bucket text not null,
  campaign_id uuid not null,
  published_at timestamp(3) with time zone not null,
  payout_cents integer not null,
  last_day date not null,
  content_types integer not null,
  marks bit(256) not null default '1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111'::"bit"
);
CREATE INDEX listing_buckets_deadline ON public.listing_buckets USING btree (bucket, last_day, campaign_id) INCLUDE (payout_cents, content_types, marks);
CREATE INDEX listing_buckets_payout ON public.listing_buckets USING btree (bucket, payout_cents, campaign_id) INCLUDE (last_day, content_types, marks);
CREATE UNIQUE INDEX listing_buckets_newest ON public.listing_buckets USING btree (bucket, published_at, campaign_id) INCLUDE (payout_cents, last_day, content_types, marks);

create table listing_generations (
  shard integer not null,
  generation bigint not null,
  constraint listing_generations_pkey PRIMARY KEY (shard)
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

create table mailing_addresses (
  user_id uuid not null,
  sealed_address text not null,
  updated_at timestamp(3) with time zone not null default now(),
  address_hash text,
  constraint mailing_addresses_pkey PRIMARY KEY (user_id),
  constraint mailing_addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint mailing_addresses_sealed_address_check CHECK ((char_length(sealed_address) <= 2000))
);
CREATE INDEX mailing_addresses_address_hash ON public.mailing_addresses USING btree (address_hash) WHERE (address_hash IS NOT NULL);

create table market_days (
  day date not null,
  borough text not null,
  industry text not null,
  paid_in_cents bigint not null default 0,
  released_cents bigint not null default 0,
  fees_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  campaigns integer not null default 0,
  repeat_campaigns integer not null default 0,
  first_applicants integer not null default 0,
  first_within_day integer not null default 0,
  first_applicant_seconds bigint not null default 0,
  closed_slots integer not null default 0,
  filled_slots integer not null default 0,
  constraint market_days_pkey PRIMARY KEY (day, borough, industry)
);

create table media_files (
  id uuid not null,
  bucket_name text not null,
  file_path text not null,
  entity_type text not null,
  entity_id uuid not null,
  role text not null,
  status text not null,
  failure text,
  content_type text not null,
  byte_size bigint not null,
  width integer,
  height integer,
  duration_seconds double precision,
  widths integer[] not null default '{}'::integer[],
  has_poster boolean not null default false,
  placeholder text,
  original_name text not null,
  caption text,
  alt_text text,
  sort_order integer not null default 0,
  is_active boolean not null default true,
  uploaded_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp(3) with time zone,
  objects_removed_at timestamp(3) with time zone,
  removed_at timestamp(3) with time zone,
  content_hash text,
  constraint media_files_pkey PRIMARY KEY (id),
  constraint media_files_bucket_name_file_path_key UNIQUE (bucket_name, file_path),
  constraint media_files_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id),
  constraint media_files_alt_text_check CHECK ((char_length(alt_text) <= 300)),
  constraint media_files_bucket_name_check CHECK ((bucket_name = ANY (ARRAY['campaign_media'::text, 'business_media'::text, 'creator_media'::text]))),
  constraint media_files_byte_size_check CHECK ((byte_size >= 0)),
  constraint media_files_caption_check CHECK ((char_length(caption) <= 200)),
  constraint media_files_check CHECK ((is_active = (deleted_at IS NULL))),
  constraint media_files_content_type_check CHECK ((char_length(content_type) <= 100)),
  constraint media_files_duration_seconds_check CHECK ((duration_seconds >= (0)::double precision)),
  constraint media_files_entity_type_check CHECK ((entity_type = ANY (ARRAY['campaign'::text, 'business'::text, 'creator'::text]))),
  constraint media_files_failure_check CHECK ((char_length(failure) <= 300)),
  constraint media_files_file_path_check CHECK (((char_length(file_path) >= 1) AND (char_length(file_path) <= 300))),
  constraint media_files_height_check CHECK ((height > 0)),
  constraint media_files_original_name_check CHECK (((char_length(original_name) >= 1) AND (char_length(original_name) <= 255))),
  constraint media_files_placeholder_check CHECK ((char_length(placeholder) <= 2000)),
  constraint media_files_role_check CHECK ((role = ANY (ARRAY['avatar'::text, 'logo'::text, 'hero'::text, 'gallery'::text, 'portfolio'::text, 'submission'::text, 'attachment'::text]))),
  constraint media_files_status_check CHECK ((status = ANY (ARRAY['processing'::text, 'ready'::text, 'failed'::text]))),
  constraint media_files_width_check CHECK ((width > 0))
);
CREATE INDEX media_files_deleted ON public.media_files USING btree (deleted_at, id) WHERE ((deleted_at IS NOT NULL) AND (objects_removed_at IS NULL));
CREATE INDEX media_files_entity ON public.media_files USING btree (entity_type, entity_id, role, sort_order, id);
CREATE INDEX media_files_failed ON public.media_files USING btree (created_at) WHERE ((status = 'failed'::text) AND is_active);
CREATE INDEX media_files_newest ON public.media_files USING btree (created_at DESC, id DESC);
CREATE INDEX media_files_portfolio_hash ON public.media_files USING btree (content_hash) WHERE ((content_hash IS NOT NULL) AND (role = 'portfolio'::text));
CREATE INDEX media_files_uploaded_by ON public.media_files USING btree (uploaded_by);

create table message_files (
  message_id uuid not null,
  sort_order integer not null,
  media_file_id uuid not null,
  constraint message_files_pkey PRIMARY KEY (message_id, sort_order),
  constraint message_files_media_file_id_key UNIQUE (media_file_id),
  constraint message_files_media_file_id_fkey FOREIGN KEY (media_file_id) REFERENCES media_files(id),
  constraint message_files_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  constraint message_files_sort_order_check CHECK (((sort_order >= 0) AND (sort_order <= 4)))
);

create table messages (
  id uuid not null,
  conversation_id uuid not null,
  sender_id uuid not null,
  side text not null,
  body text not null,
  created_at timestamp(3) with time zone not null,
  is_deleted boolean not null default false,
  removed_at timestamp(3) with time zone,
  has_contact_details boolean not null default false,
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  constraint messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id),
  constraint messages_body_check CHECK ((char_length(body) <= 2000)),
  constraint messages_side_check CHECK ((side = ANY (ARRAY['creator'::text, 'business'::text])))
);
CREATE INDEX messages_contact_details ON public.messages USING btree (sender_id) WHERE has_contact_details;
CREATE INDEX messages_conversation_newest ON public.messages USING btree (conversation_id, created_at DESC, id DESC);
CREATE INDEX messages_sender_id ON public.messages USING btree (sender_id);

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
CREATE INDEX notification_preferences_news ON public.notification_preferences USING btree (user_id) WHERE ((kind = 'news'::text) AND (in_app OR email));

create table notifications (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  notification_key text not null,
  title text not null,
  body text not null default ''::text,
  href text not null,
  is_shown boolean not null,
  created_at timestamp(3) with time zone not null,
  read_at timestamp(3) with time zone,
  is_for_digest boolean not null default false,
  business_id uuid,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_user_id_notification_key_key UNIQUE (user_id, notification_key),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint notifications_body_check CHECK ((char_length(body) <= 400)),
  constraint notifications_href_check CHECK (((href ~~ '/%'::text) AND (char_length(href) <= 300))),
  constraint notifications_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 60))),
  constraint notifications_notification_key_check CHECK (((char_length(notification_key) >= 1) AND (char_length(notification_key) <= 120))),
  constraint notifications_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200)))
);
CREATE INDEX notifications_done ON public.notifications USING btree (created_at) WHERE ((read_at IS NOT NULL) OR (NOT is_shown));
CREATE INDEX notifications_for_digest ON public.notifications USING btree (user_id, id) WHERE is_for_digest;
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE ((read_at IS NULL) AND is_shown);
CREATE INDEX notifications_user_newest ON public.notifications USING btree (user_id, id) WHERE is_shown;

create table passkey_challenges (
  id uuid not null,
  purpose text not null,
  challenge text not null,
  user_id uuid,
  session_id uuid,
  sign_in_step_id uuid,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint passkey_challenges_pkey PRIMARY KEY (id),
  constraint passkey_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint passkey_challenges_sign_in_step_id_fkey FOREIGN KEY (sign_in_step_id) REFERENCES sign_in_steps(id) ON DELETE CASCADE,
  constraint passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint passkey_challenges_challenge_check CHECK ((char_length(challenge) <= 100)),
  constraint passkey_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['add'::text, 'confirm'::text, 'second_step'::text, 'sign_in'::text])))
);
CREATE INDEX passkey_challenges_expires_at ON public.passkey_challenges USING btree (expires_at);
CREATE INDEX passkey_challenges_session_id ON public.passkey_challenges USING btree (session_id);
CREATE INDEX passkey_challenges_sign_in_step_id ON public.passkey_challenges USING btree (sign_in_step_id);
CREATE INDEX passkey_challenges_user_id ON public.passkey_challenges USING btree (user_id);

create table passkeys (
  id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  public_key text not null,
  sign_count bigint not null default 0,
  transports text[] not null default '{}'::text[],
  is_backup_eligible boolean not null,
  is_backed_up boolean not null,
  name text not null,
  created_at timestamp(3) with time zone not null default now(),
  last_used_at timestamp(3) with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint passkeys_credential_id_check CHECK ((char_length(credential_id) <= 1400)),
  constraint passkeys_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint passkeys_public_key_check CHECK ((char_length(public_key) <= 4000)),
  constraint passkeys_sign_count_check CHECK ((sign_count >= 0))
);
CREATE INDEX passkeys_user_id ON public.passkeys USING btree (user_id, created_at);

create table payees (
  id uuid not null,
  creator_id uuid not null,
  provider text not null,
  provider_reference text,
  status text not null,
  bank_name text,
  bank_last4 text,
  failure text,
  checked_at timestamp(3) with time zone,
  tax_form_at timestamp(3) with time zone,
  next_weekly_at timestamp(3) with time zone,
  readings integer not null default 0,
  next_look_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  bank_fingerprint text,
  bank_changed_at timestamp(3) with time zone,
  read_at timestamp(3) with time zone,
  lost_accounts integer not null default 0,
  stopped_at timestamp(3) with time zone,
  round integer not null default 0,
  constraint payees_pkey PRIMARY KEY (id),
  constraint payees_creator_id_provider_key UNIQUE (creator_id, provider),
  constraint payees_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id),
  constraint payees_bank_fingerprint_check CHECK (((char_length(bank_fingerprint) >= 1) AND (char_length(bank_fingerprint) <= 200))),
  constraint payees_bank_last4_check CHECK ((bank_last4 ~ '^[0-9]{4}$'::text)),
  constraint payees_bank_name_check CHECK ((char_length(bank_name) <= 80)),
  constraint payees_check CHECK (((status = 'ready'::text) <= (checked_at IS NOT NULL))),
  constraint payees_failure_check CHECK ((char_length(failure) <= 300)),
  constraint payees_lost_accounts_check CHECK ((lost_accounts >= 0)),
  constraint payees_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text]))),
  constraint payees_provider_reference_check CHECK (((char_length(provider_reference) >= 1) AND (char_length(provider_reference) <= 200))),
  constraint payees_readings_check CHECK ((readings >= 0)),
  constraint payees_status_check CHECK ((status = ANY (ARRAY['incomplete'::text, 'checking'::text, 'ready'::text, 'restricted'::text, 'gone'::text])))
);
CREATE INDEX payees_bank_fingerprint ON public.payees USING btree (bank_fingerprint) WHERE (bank_fingerprint IS NOT NULL);
CREATE INDEX payees_to_look_at ON public.payees USING btree (next_look_at, id) WHERE ((status <> 'ready'::text) AND (provider_reference IS NOT NULL));
CREATE INDEX payees_weekly ON public.payees USING btree (next_weekly_at, id) WHERE (next_weekly_at IS NOT NULL);

create table payers (
  id uuid not null,
  business_id uuid not null,
  user_id uuid not null,
  provider text not null,
  provider_reference text,
  round integer not null default 0,
  created_at timestamp(3) with time zone not null,
  constraint payers_pkey PRIMARY KEY (id),
  constraint payers_business_id_user_id_provider_key UNIQUE (business_id, user_id, provider),
  constraint payers_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint payers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint payers_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text]))),
  constraint payers_provider_reference_check CHECK ((char_length(provider_reference) <= 200))
);
CREATE INDEX payers_user_id ON public.payers USING btree (user_id);

create table payout_parts (
  payout_id uuid not null,
  earning_id uuid not null,
  amount_cents integer not null,
  constraint payout_parts_pkey PRIMARY KEY (payout_id, earning_id),
  constraint payout_parts_earning_id_fkey FOREIGN KEY (earning_id) REFERENCES earnings(id),
  constraint payout_parts_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payouts(id),
  constraint payout_parts_amount_cents_check CHECK ((amount_cents >= 1))
);
CREATE INDEX payout_parts_earning_id ON public.payout_parts USING btree (earning_id);

create table payout_stops (
  id uuid not null,
  reason text not null,
  started_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  constraint payout_stops_pkey PRIMARY KEY (id),
  constraint payout_stops_reason_check CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= 300)))
);
CREATE UNIQUE INDEX payout_stops_one_open ON public.payout_stops USING btree (((ended_at IS NULL))) WHERE (ended_at IS NULL);

create table payouts (
  id uuid not null,
  creator_id uuid not null,
  payee_id uuid not null,
  number integer not null,
  status text not null,
  cause text not null,
  amount_cents integer not null,
  bank_name text,
  bank_last4 text,
  leaves_at timestamp(3) with time zone not null,
  stopped_at timestamp(3) with time zone,
  stop_reason text,
  retry_of uuid,
  provider text not null,
  provider_reference text,
  failure text,
  arrives_on date not null,
  sent_at timestamp(3) with time zone,
  paid_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  attempts integer not null default 0,
  next_look_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  round integer not null default 0,
  short_since timestamp(3) with time zone,
  unreturned_since timestamp(3) with time zone,
  constraint payouts_pkey PRIMARY KEY (id),
  constraint payouts_creator_id_number_key UNIQUE (creator_id, number),
  constraint payouts_retry_of_key UNIQUE (retry_of),
  constraint payouts_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id),
  constraint payouts_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES payees(id),
  constraint payouts_retry_of_fkey FOREIGN KEY (retry_of) REFERENCES payouts(id),
  constraint payouts_amount_cents_check CHECK (((amount_cents >= 1) AND (amount_cents <= 100000000))),
  constraint payouts_attempts_check CHECK ((attempts >= 0)),
  constraint payouts_bank_last4_check CHECK ((bank_last4 ~ '^[0-9]{4}$'::text)),
  constraint payouts_bank_name_check CHECK ((char_length(bank_name) <= 80)),
  constraint payouts_cause_check CHECK ((cause = ANY (ARRAY['asked'::text, 'weekly'::text, 'retry'::text]))),
  constraint payouts_check CHECK (((stopped_at IS NULL) = (stop_reason IS NULL))),
  constraint payouts_check1 CHECK (((stopped_at IS NULL) OR (status = 'requested'::text))),
  constraint payouts_check2 CHECK (((status = ANY (ARRAY['requested'::text, 'canceled'::text])) = (sent_at IS NULL))),
  constraint payouts_check3 CHECK (((status = 'paid'::text) = (paid_at IS NOT NULL))),
  constraint payouts_check4 CHECK (((status = ANY (ARRAY['failed'::text, 'canceled'::text])) = (ended_at IS NOT NULL))),
  constraint payouts_check5 CHECK (((cause = 'retry'::text) = (retry_of IS NOT NULL))),
  constraint payouts_failure_check CHECK ((char_length(failure) <= 300)),
  constraint payouts_number_check CHECK ((number >= 1)),
  constraint payouts_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text]))),
  constraint payouts_provider_reference_check CHECK (((char_length(provider_reference) >= 1) AND (char_length(provider_reference) <= 200))),
  constraint payouts_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'processing'::text, 'paid'::text, 'failed'::text, 'canceled'::text]))),
  constraint payouts_stop_reason_check CHECK (((char_length(stop_reason) >= 10) AND (char_length(stop_reason) <= 500)))
);
CREATE INDEX payouts_amount_sorted ON public.payouts USING btree (amount_cents, id);
CREATE INDEX payouts_arrives_sorted ON public.payouts USING btree (arrives_on, id);
CREATE INDEX payouts_creator ON public.payouts USING btree (creator_id, id DESC);
CREATE INDEX payouts_creator_open ON public.payouts USING btree (creator_id, id) WHERE (status = ANY (ARRAY['requested'::text, 'processing'::text]));
CREATE INDEX payouts_creator_paid ON public.payouts USING btree (creator_id, paid_at) WHERE (status = 'paid'::text);
CREATE INDEX payouts_leaving ON public.payouts USING btree (leaves_at, id) WHERE (status = 'requested'::text);
CREATE INDEX payouts_paid ON public.payouts USING btree (paid_at) WHERE (status = 'paid'::text);
CREATE INDEX payouts_payee_id ON public.payouts USING btree (payee_id);
CREATE INDEX payouts_short ON public.payouts USING btree (short_since) WHERE (short_since IS NOT NULL);
CREATE INDEX payouts_status ON public.payouts USING btree (status, id DESC);
CREATE INDEX payouts_stopped ON public.payouts USING btree (id DESC) WHERE (stopped_at IS NOT NULL);
CREATE INDEX payouts_to_look_at ON public.payouts USING btree (next_look_at, id) WHERE (next_look_at IS NOT NULL);
CREATE INDEX payouts_unreturned ON public.payouts USING btree (unreturned_since) WHERE (unreturned_since IS NOT NULL);

create table perk_codes (
  id uuid not null,
  link_id uuid not null,
  business_id uuid not null,
  code text not null,
  created_at timestamp(3) with time zone not null,
  constraint perk_codes_pkey PRIMARY KEY (id),
  constraint perk_codes_business_id_code_key UNIQUE (business_id, code),
  constraint perk_codes_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id),
  constraint perk_codes_link_id_fkey FOREIGN KEY (link_id) REFERENCES tap_links(id),
  constraint perk_codes_code_check CHECK ((code ~ '^[A-Z0-9]{6,12}$'::text))
);
CREATE INDEX perk_codes_code ON public.perk_codes USING btree (code);
CREATE INDEX perk_codes_link_id ON public.perk_codes USING btree (link_id, created_at);

create table platform_settings (
  id uuid not null,
  key text not null,
  version integer not null,
  value integer not null,
  changed_by uuid not null,
  reason text not null,
  changed_at timestamp(3) with time zone not null,
  constraint platform_settings_pkey PRIMARY KEY (id),
  constraint platform_settings_key_version_key UNIQUE (key, version),
  constraint platform_settings_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id),
  constraint platform_settings_key_check CHECK ((key ~ '^[a-z_]{1,60}$'::text)),
  constraint platform_settings_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500))),
  constraint platform_settings_version_check CHECK ((version > 0))
);
CREATE INDEX platform_settings_changed_by ON public.platform_settings USING btree (changed_by);
CREATE INDEX platform_settings_newest ON public.platform_settings USING btree (changed_at DESC, id DESC);
CREATE TRIGGER platform_settings_append_only BEFORE DELETE OR UPDATE ON public.platform_settings FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table portfolio_links (
  id uuid not null,
  creator_id uuid not null,
  url text not null,
  platform text not null,
  title text,
  is_public boolean,
  checked_at timestamp(3) with time zone,
  sort_order integer not null default 0,
  created_at timestamp(3) with time zone not null default now(),
  finding text,
  constraint portfolio_links_pkey PRIMARY KEY (id),
  constraint portfolio_links_creator_id_url_key UNIQUE (creator_id, url),
  constraint portfolio_links_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  constraint portfolio_links_finding_check CHECK ((finding = ANY (ARRAY['public'::text, 'private'::text, 'missing'::text, 'unclear'::text]))),
  constraint portfolio_links_platform_check CHECK ((platform = ANY (ARRAY['instagram'::text, 'tiktok'::text, 'youtube'::text, 'other'::text]))),
  constraint portfolio_links_title_check CHECK ((char_length(title) <= 200)),
  constraint portfolio_links_url_check CHECK ((char_length(url) <= 2048))
);
CREATE INDEX portfolio_links_url ON public.portfolio_links USING btree (url);

create table post_readings (
  deliverable_id uuid not null,
  day date not null,
  source text not null,
  views integer,
  reach integer,
  likes integer,
  comments integer,
  saves integer,
  shares integer,
  screenshot_id uuid,
  read_at timestamp(3) with time zone not null,
  constraint post_readings_pkey PRIMARY KEY (deliverable_id, day, source),
  constraint post_readings_deliverable_id_fkey FOREIGN KEY (deliverable_id) REFERENCES post_watches(deliverable_id),
  constraint post_readings_screenshot_id_fkey FOREIGN KEY (screenshot_id) REFERENCES media_files(id),
  constraint post_readings_check CHECK ((num_nonnulls(views, reach, likes, comments, saves, shares) > 0)),
  constraint post_readings_check1 CHECK (((screenshot_id IS NULL) OR (source = 'creator'::text))),
  constraint post_readings_comments_check CHECK (((comments >= 0) AND (comments <= 1000000000))),
  constraint post_readings_likes_check CHECK (((likes >= 0) AND (likes <= 1000000000))),
  constraint post_readings_reach_check CHECK (((reach >= 0) AND (reach <= 1000000000))),
  constraint post_readings_saves_check CHECK (((saves >= 0) AND (saves <= 1000000000))),
  constraint post_readings_shares_check CHECK (((shares >= 0) AND (shares <= 1000000000))),
  constraint post_readings_source_check CHECK ((source = ANY (ARRAY['instagram'::text, 'tiktok'::text, 'youtube'::text, 'creator'::text]))),
  constraint post_readings_views_check CHECK (((views >= 0) AND (views <= 1000000000)))
);
CREATE INDEX post_readings_newest ON public.post_readings USING btree (deliverable_id, read_at DESC);
CREATE INDEX post_readings_screenshot_id ON public.post_readings USING btree (screenshot_id) WHERE (screenshot_id IS NOT NULL);

create table post_watches (
  deliverable_id uuid not null,
  creator_id uuid not null,
  platform text not null,
  external_id text,
  next_read_at timestamp(3) with time zone,
  reading_until timestamp(3) with time zone,
  ends_at timestamp(3) with time zone not null,
  failing_since timestamp(3) with time zone,
  last_failure text,
  failure text,
  constraint post_watches_pkey PRIMARY KEY (deliverable_id),
  constraint post_watches_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id),
  constraint post_watches_deliverable_id_fkey FOREIGN KEY (deliverable_id) REFERENCES deliverables(id),
  constraint post_watches_external_id_check CHECK ((char_length(external_id) <= 100)),
  constraint post_watches_failure_check CHECK ((failure = ANY (ARRAY['not_connected'::text, 'ended'::text, 'no_permission'::text, 'unknown_post'::text, 'too_early'::text, 'busy'::text, 'away'::text, 'unreadable'::text, 'turned_off'::text]))),
  constraint post_watches_last_failure_check CHECK ((char_length(last_failure) <= 300)),
  constraint post_watches_platform_check CHECK ((platform = ANY (ARRAY['instagram'::text, 'tiktok'::text, 'youtube'::text])))
);
CREATE INDEX post_watches_creator_id ON public.post_watches USING btree (creator_id);
CREATE INDEX post_watches_due ON public.post_watches USING btree (next_read_at) WHERE (next_read_at IS NOT NULL);
CREATE INDEX post_watches_ends_at ON public.post_watches USING btree (ends_at);

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
  email_timing text not null default 'right_away'::text,
  last_digest_on date,
  admin_role text,
  constraint profiles_pkey PRIMARY KEY (user_id),
  constraint profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint profiles_account_status_check CHECK ((account_status = ANY (ARRAY['active'::text, 'completed'::text, 'suspended'::text, 'deleted'::text]))),
  constraint profiles_admin_role_check CHECK ((admin_role = ANY (ARRAY['owner'::text, 'operations'::text, 'money'::text, 'support'::text, 'read_only'::text]))),
  constraint profiles_admin_role_fits CHECK (((COALESCE(role, ''::text) = 'admin'::text) = (admin_role IS NOT NULL))),
  constraint profiles_email_timing_check CHECK ((email_timing = ANY (ARRAY['right_away'::text, 'daily'::text]))),
  constraint profiles_full_name_check CHECK (((char_length(full_name) >= 1) AND (char_length(full_name) <= 120))),
  constraint profiles_role_check CHECK ((role = ANY (ARRAY['business'::text, 'creator'::text, 'applicant'::text, 'admin'::text]))),
  constraint profiles_status_reason_check CHECK ((char_length(status_reason) <= 500))
);
CREATE INDEX profiles_email_daily ON public.profiles USING btree (user_id) WHERE (email_timing = 'daily'::text);
CREATE INDEX profiles_full_name_prefix ON public.profiles USING btree (lower(full_name) text_pattern_ops);
CREATE INDEX profiles_last_name_prefix ON public.profiles USING btree (lower("substring"(full_name, '[^ ]+$'::text)) text_pattern_ops);
CREATE INDEX profiles_name_sorted ON public.profiles USING btree (lower(COALESCE(full_name, ''::text)) COLLATE "C", user_id);
CREATE INDEX profiles_role_newest ON public.profiles USING btree (role, user_id);
CREATE INDEX profiles_role_status_newest ON public.profiles USING btree (role, account_status, user_id);
CREATE INDEX profiles_signed_in_sorted ON public.profiles USING btree (COALESCE(last_login_at, '-infinity'::timestamp with time zone), user_id);
CREATE INDEX profiles_status_newest ON public.profiles USING btree (account_status, user_id);
CREATE TRIGGER profiles_directory_update AFTER UPDATE ON public.profiles REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_directory_person();

create table provider_differences (
  provider text not null,
  subject text not null,
  expected_cents bigint not null,
  found_cents bigint not null,
  first_seen_at timestamp(3) with time zone not null,
  confirmed_at timestamp(3) with time zone,
  constraint provider_differences_pkey PRIMARY KEY (provider, subject),
  constraint provider_differences_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text]))),
  constraint provider_differences_subject_check CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 250)))
);

create table provider_entries (
  provider text not null,
  reference text not null,
  kind text not null,
  our_id uuid,
  source text,
  amount_cents bigint not null,
  fee_cents bigint not null,
  description text,
  occurred_at timestamp(3) with time zone not null,
  read_at timestamp(3) with time zone not null,
  posted_at timestamp(3) with time zone,
  explained_at timestamp(3) with time zone,
  explained_by uuid,
  explanation text,
  memo jsonb,
  id uuid not null default gen_random_uuid(),
  constraint provider_entries_pkey PRIMARY KEY (provider, reference),
  constraint provider_entries_explained_by_fkey FOREIGN KEY (explained_by) REFERENCES users(id),
  constraint provider_entries_check CHECK (((explained_at IS NULL) = (explanation IS NULL))),
  constraint provider_entries_description_check CHECK ((char_length(description) <= 200)),
  constraint provider_entries_explanation_check CHECK (((char_length(explanation) >= 10) AND (char_length(explanation) <= 500))),
  constraint provider_entries_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'payout'::text, 'chargeback'::text, 'bank'::text, 'fee'::text, 'other'::text]))),
  constraint provider_entries_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text]))),
  constraint provider_entries_reference_check CHECK (((char_length(reference) >= 1) AND (char_length(reference) <= 200))),
  constraint provider_entries_source_check CHECK ((char_length(source) <= 200))
);
CREATE INDEX provider_entries_explained_by ON public.provider_entries USING btree (explained_by) WHERE (explained_by IS NOT NULL);
CREATE INDEX provider_entries_memo_funding ON public.provider_entries USING btree (((memo ->> 'funding_id'::text))) WHERE (kind = 'refund'::text);
CREATE INDEX provider_entries_our_id ON public.provider_entries USING btree (our_id) WHERE (our_id IS NOT NULL);
CREATE INDEX provider_entries_to_post ON public.provider_entries USING btree (occurred_at, reference) WHERE (posted_at IS NULL);
CREATE UNIQUE INDEX provider_entries_id ON public.provider_entries USING btree (id);

create table provider_readings (
  provider text not null,
  read_until timestamp(3) with time zone not null,
  read_at timestamp(3) with time zone not null,
  constraint provider_readings_pkey PRIMARY KEY (provider),
  constraint provider_readings_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text])))
);

create table quotes (
  id uuid not null,
  application_id uuid not null,
  made_by text not null,
  status text not null,
  amount_cents integer not null,
  reason text not null default ''::text,
  expires_at timestamp(3) with time zone not null,
  decided_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  made_by_user_id uuid,
  constraint quotes_pkey PRIMARY KEY (id),
  constraint quotes_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint quotes_amount_cents_check CHECK (((amount_cents >= 500) AND (amount_cents <= 500000))),
  constraint quotes_made_by_check CHECK ((made_by = ANY (ARRAY['creator'::text, 'business'::text]))),
  constraint quotes_reason_check CHECK ((char_length(reason) <= 300)),
  constraint quotes_status_check CHECK ((status = ANY (ARRAY['awaiting_funding'::text, 'open'::text, 'accepted'::text, 'declined'::text, 'countered'::text, 'withdrawn'::text, 'expired'::text])))
);
CREATE INDEX quotes_application_id ON public.quotes USING btree (application_id, id);
CREATE INDEX quotes_open_expiring ON public.quotes USING btree (expires_at, id) WHERE (status = 'open'::text);
CREATE UNIQUE INDEX quotes_one_awaiting ON public.quotes USING btree (application_id) WHERE (status = 'awaiting_funding'::text);
CREATE UNIQUE INDEX quotes_one_open ON public.quotes USING btree (application_id) WHERE (status = 'open'::text);

create table rate_limits (
  key text not null,
  count integer not null,
  resets_at timestamp(3) with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_resets_at ON public.rate_limits USING btree (resets_at);

create table rating_answers (
  rating_id uuid not null,
  author_id uuid not null,
  words text not null,
  created_at timestamp(3) with time zone not null,
  constraint rating_answers_pkey PRIMARY KEY (rating_id),
  constraint rating_answers_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint rating_answers_rating_id_fkey FOREIGN KEY (rating_id) REFERENCES ratings(id),
  constraint rating_answers_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 600)))
);
CREATE INDEX rating_answers_author_id ON public.rating_answers USING btree (author_id);

create table rating_reports (
  id uuid not null,
  rating_id uuid not null,
  reporter_id uuid not null,
  reason text not null,
  note text not null,
  created_at timestamp(3) with time zone not null,
  decision text,
  words text,
  decided_by uuid,
  decided_at timestamp(3) with time zone,
  constraint rating_reports_pkey PRIMARY KEY (id),
  constraint rating_reports_rating_id_reporter_id_key UNIQUE (rating_id, reporter_id),
  constraint rating_reports_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint rating_reports_rating_id_fkey FOREIGN KEY (rating_id) REFERENCES ratings(id),
  constraint rating_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id),
  constraint rating_reports_check CHECK (((decision IS NULL) = (decided_at IS NULL))),
  constraint rating_reports_check1 CHECK (((decision IS NULL) = (words IS NULL))),
  constraint rating_reports_decision_check CHECK ((decision = ANY (ARRAY['keep'::text, 'hide'::text]))),
  constraint rating_reports_note_check CHECK ((char_length(note) <= 600)),
  constraint rating_reports_reason_check CHECK ((reason = ANY (ARRAY['not_the_work'::text, 'insult'::text, 'private_data'::text, 'untrue'::text, 'pressure'::text, 'other'::text]))),
  constraint rating_reports_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 600)))
);
CREATE INDEX rating_reports_decided ON public.rating_reports USING btree (decided_at DESC, id DESC) WHERE (decided_at IS NOT NULL);
CREATE INDEX rating_reports_decided_by ON public.rating_reports USING btree (decided_by);
CREATE INDEX rating_reports_open ON public.rating_reports USING btree (created_at, id) WHERE (decided_at IS NULL);
CREATE INDEX rating_reports_reporter_id ON public.rating_reports USING btree (reporter_id);

create table ratings (
  id uuid not null,
  collaboration_id uuid not null,
  side text not null,
  author_id uuid not null,
  business_id uuid not null,
  creator_id uuid not null,
  stars integer not null,
  words text not null default ''::text,
  created_at timestamp(3) with time zone not null,
  opens_at timestamp(3) with time zone not null,
  shown_at timestamp(3) with time zone,
  hidden_at timestamp(3) with time zone,
  constraint ratings_pkey PRIMARY KEY (id),
  constraint ratings_collaboration_id_side_key UNIQUE (collaboration_id, side),
  constraint ratings_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint ratings_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id),
  constraint ratings_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES collaborations(id),
  constraint ratings_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id),
  constraint ratings_side_check CHECK ((side = ANY (ARRAY['creator'::text, 'business'::text]))),
  constraint ratings_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
  constraint ratings_words_check CHECK ((char_length(words) <= 600))
);
CREATE INDEX ratings_author_id ON public.ratings USING btree (author_id);
CREATE INDEX ratings_of_business ON public.ratings USING btree (business_id, shown_at DESC, id DESC) WHERE ((side = 'creator'::text) AND (shown_at IS NOT NULL));
CREATE INDEX ratings_of_creator ON public.ratings USING btree (creator_id, shown_at DESC, id DESC) WHERE ((side = 'business'::text) AND (shown_at IS NOT NULL));
CREATE INDEX ratings_opening ON public.ratings USING btree (opens_at, id) WHERE (shown_at IS NULL);
CREATE TRIGGER ratings_directory_update AFTER UPDATE ON public.ratings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_directory_change();

create table receipt_revisions (
  funding_id uuid not null,
  revision integer not null,
  business_name text not null,
  address text,
  legal_name text,
  ein text,
  street text,
  unit text,
  city text,
  state text,
  zip text,
  reference text,
  issued_at timestamp(3) with time zone not null,
  issued_by uuid,
  constraint receipt_revisions_pkey PRIMARY KEY (funding_id, revision),
  constraint receipt_revisions_funding_id_fkey FOREIGN KEY (funding_id) REFERENCES fundings(id),
  constraint receipt_revisions_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES users(id),
  constraint receipt_revisions_check CHECK (((revision = 1) = (issued_by IS NULL))),
  constraint receipt_revisions_reference_check CHECK (((char_length(reference) >= 1) AND (char_length(reference) <= 60))),
  constraint receipt_revisions_revision_check CHECK (((revision >= 1) AND (revision <= 20)))
);
CREATE INDEX receipt_revisions_issued_by ON public.receipt_revisions USING btree (issued_by) WHERE (issued_by IS NOT NULL);

create table recovery_codes (
  id uuid not null,
  user_id uuid not null,
  code_hash text not null,
  used_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  constraint recovery_codes_pkey PRIMARY KEY (id),
  constraint recovery_codes_user_id_code_hash_key UNIQUE (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint recovery_codes_code_hash_check CHECK ((char_length(code_hash) <= 100))
);

create table redemptions (
  id uuid not null,
  link_id uuid not null,
  perk_code_id uuid,
  business_id uuid not null,
  redeemed_by uuid,
  redeemed_at timestamp(3) with time zone not null,
  undone_at timestamp(3) with time zone,
  constraint redemptions_pkey PRIMARY KEY (id),
  constraint redemptions_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id),
  constraint redemptions_link_id_fkey FOREIGN KEY (link_id) REFERENCES tap_links(id),
  constraint redemptions_perk_code_id_fkey FOREIGN KEY (perk_code_id) REFERENCES perk_codes(id),
  constraint redemptions_redeemed_by_fkey FOREIGN KEY (redeemed_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX redemptions_business_id ON public.redemptions USING btree (business_id, redeemed_at DESC);
CREATE INDEX redemptions_link_id ON public.redemptions USING btree (link_id, redeemed_at);
CREATE INDEX redemptions_redeemed_by ON public.redemptions USING btree (redeemed_by) WHERE (redeemed_by IS NOT NULL);
CREATE UNIQUE INDEX redemptions_perk_code_id ON public.redemptions USING btree (perk_code_id) WHERE (undone_at IS NULL);

create table refund_failures (
  refund_id uuid not null,
  provider_reference text not null,
  failure text,
  failed_at timestamp(3) with time zone not null,
  constraint refund_failures_pkey PRIMARY KEY (refund_id, provider_reference),
  constraint refund_failures_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id),
  constraint refund_failures_failure_check CHECK ((char_length(failure) <= 300)),
  constraint refund_failures_provider_reference_check CHECK (((char_length(provider_reference) >= 1) AND (char_length(provider_reference) <= 200)))
);

create table refunds (
  id uuid not null,
  refund_key text not null,
  funding_id uuid not null,
  business_id uuid not null,
  campaign_id uuid not null,
  reason text not null,
  status text not null,
  slots integer not null,
  payout_cents integer not null,
  fee_cents integer not null,
  total_cents integer not null,
  provider_reference text,
  failure text,
  paid_at timestamp(3) with time zone,
  attempts integer not null default 0,
  next_look_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  covered_by uuid,
  round integer not null default 0,
  asking_until timestamp(3) with time zone,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_refund_key_funding_id_key UNIQUE (refund_key, funding_id),
  constraint refunds_covered_by_fkey FOREIGN KEY (covered_by) REFERENCES chargebacks(id),
  constraint refunds_funding_id_fkey FOREIGN KEY (funding_id) REFERENCES fundings(id),
  constraint refunds_check CHECK ((total_cents = (payout_cents + fee_cents))),
  constraint refunds_check1 CHECK (((status = 'paid'::text) = (paid_at IS NOT NULL))),
  constraint refunds_failure_check CHECK ((char_length(failure) <= 300)),
  constraint refunds_fee_cents_check CHECK ((fee_cents >= 0)),
  constraint refunds_payout_cents_check CHECK ((payout_cents >= 0)),
  constraint refunds_reason_check CHECK ((reason = ANY (ARRAY['cancelled'::text, 'expired'::text, 'completed'::text, 'spots_open'::text, 'lower_quote'::text, 'quote_over'::text, 'not_needed'::text, 'work_cancelled'::text, 'dispute'::text]))) NOT VALID,
  constraint refunds_refund_key_check CHECK (((char_length(refund_key) >= 1) AND (char_length(refund_key) <= 120))),
  constraint refunds_slots_check CHECK (((slots >= 0) AND (slots <= 50))),
  constraint refunds_status_known CHECK ((status = ANY (ARRAY['created'::text, 'sent'::text, 'paid'::text, 'failed'::text, 'covered'::text]))),
  constraint refunds_total_cents_check CHECK ((total_cents > 0))
);
CREATE INDEX refunds_campaign_id ON public.refunds USING btree (campaign_id, id);
CREATE INDEX refunds_covered_by ON public.refunds USING btree (covered_by) WHERE (covered_by IS NOT NULL);
CREATE INDEX refunds_created ON public.refunds USING btree (created_at);
CREATE INDEX refunds_failed ON public.refunds USING btree (updated_at, id) WHERE (status = 'failed'::text);
CREATE INDEX refunds_funding_id ON public.refunds USING btree (funding_id);
CREATE INDEX refunds_to_look_at ON public.refunds USING btree (next_look_at, id) WHERE (status = ANY (ARRAY['created'::text, 'sent'::text, 'failed'::text]));

create table report_decisions (
  id uuid not null,
  target_type text not null,
  target_id uuid not null,
  person_id uuid,
  action text not null,
  words text not null,
  decided_by uuid not null,
  decided_at timestamp(3) with time zone not null,
  appeal_words text,
  appealed_at timestamp(3) with time zone,
  appeal_outcome text,
  appeal_answer text,
  appeal_decided_by uuid,
  appeal_decided_at timestamp(3) with time zone,
  constraint report_decisions_pkey PRIMARY KEY (id),
  constraint report_decisions_appeal_decided_by_fkey FOREIGN KEY (appeal_decided_by) REFERENCES users(id),
  constraint report_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint report_decisions_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id),
  constraint report_decisions_action_check CHECK ((action = ANY (ARRAY['nothing'::text, 'hide'::text, 'warn'::text, 'suspend'::text]))),
  constraint report_decisions_appeal_answer_check CHECK (((char_length(appeal_answer) >= 10) AND (char_length(appeal_answer) <= 500))),
  constraint report_decisions_appeal_outcome_check CHECK ((appeal_outcome = ANY (ARRAY['upheld'::text, 'lifted'::text]))),
  constraint report_decisions_appeal_words_check CHECK ((char_length(appeal_words) <= 1000)),
  constraint report_decisions_check CHECK (((appeal_words IS NULL) = (appealed_at IS NULL))),
  constraint report_decisions_check1 CHECK (((appeal_outcome IS NULL) = (appeal_decided_at IS NULL))),
  constraint report_decisions_check2 CHECK (((appeal_outcome IS NULL) = (appeal_answer IS NULL))),
  constraint report_decisions_check3 CHECK (((appeal_outcome IS NULL) = (appeal_decided_by IS NULL))),
  constraint report_decisions_check4 CHECK (((appeal_outcome IS NULL) OR (appealed_at IS NOT NULL))),
  constraint report_decisions_check5 CHECK (((action <> 'hide'::text) OR (target_type = ANY (ARRAY['campaign'::text, 'message'::text, 'media_file'::text])))),
  constraint report_decisions_target_type_check CHECK ((target_type = ANY (ARRAY['campaign'::text, 'creator'::text, 'business'::text, 'message'::text, 'media_file'::text]))),
  constraint report_decisions_words_check CHECK (((char_length(words) >= 10) AND (char_length(words) <= 500)))
);
CREATE INDEX report_decisions_appeal_decided_by ON public.report_decisions USING btree (appeal_decided_by) WHERE (appeal_decided_by IS NOT NULL);
CREATE INDEX report_decisions_appeals ON public.report_decisions USING btree (appealed_at) WHERE ((appealed_at IS NOT NULL) AND (appeal_decided_at IS NULL));
CREATE INDEX report_decisions_decided_at ON public.report_decisions USING btree (decided_at DESC);
CREATE INDEX report_decisions_decided_by ON public.report_decisions USING btree (decided_by);
CREATE INDEX report_decisions_person_id ON public.report_decisions USING btree (person_id, decided_at DESC);
CREATE INDEX report_decisions_sorted ON public.report_decisions USING btree (decided_at, id);

create table report_notices (
  campaign_id uuid not null,
  created_at timestamp(3) with time zone not null,
  constraint report_notices_pkey PRIMARY KEY (campaign_id),
  constraint report_notices_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id)
);

create table report_shares (
  campaign_id uuid not null,
  token text not null,
  created_by uuid,
  created_at timestamp(3) with time zone not null,
  constraint report_shares_pkey PRIMARY KEY (campaign_id),
  constraint report_shares_token_key UNIQUE (token),
  constraint report_shares_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  constraint report_shares_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint report_shares_token_check CHECK ((char_length(token) = 32))
);
CREATE INDEX report_shares_created_by ON public.report_shares USING btree (created_by) WHERE (created_by IS NOT NULL);

create table reports (
  id uuid not null,
  target_type text not null,
  target_id uuid not null,
  reporter_id uuid not null,
  reason text not null,
  note text not null,
  created_at timestamp(3) with time zone not null,
  decision_id uuid,
  constraint reports_pkey PRIMARY KEY (id),
  constraint reports_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES report_decisions(id),
  constraint reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id),
  constraint reports_note_check CHECK ((char_length(note) <= 600)),
  constraint reports_reason_check CHECK ((reason = ANY (ARRAY['scam'::text, 'off_platform'::text, 'harassment'::text, 'private_data'::text, 'fake'::text, 'inappropriate'::text, 'other'::text]))),
  constraint reports_target_type_check CHECK ((target_type = ANY (ARRAY['campaign'::text, 'creator'::text, 'business'::text, 'message'::text, 'media_file'::text])))
);
CREATE INDEX reports_decision_id ON public.reports USING btree (decision_id) WHERE (decision_id IS NOT NULL);
CREATE INDEX reports_open ON public.reports USING btree (created_at) WHERE (decision_id IS NULL);
CREATE INDEX reports_reporter_id ON public.reports USING btree (reporter_id);
CREATE UNIQUE INDEX reports_one_open ON public.reports USING btree (target_type, target_id, reporter_id) WHERE (decision_id IS NULL);

create table sandbox_balance (
  id text not null,
  kind text not null,
  our_id uuid,
  source text,
  amount_cents bigint not null,
  fee_cents bigint not null default 0,
  description text,
  created_at timestamp(3) with time zone not null,
  constraint sandbox_balance_pkey PRIMARY KEY (id),
  constraint sandbox_balance_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'payout'::text, 'chargeback'::text, 'bank'::text, 'fee'::text, 'other'::text])))
);
CREATE INDEX sandbox_balance_created_at ON public.sandbox_balance USING btree (created_at, id);

create table sandbox_cards (
  id text not null,
  checkout_id text not null,
  payer text not null,
  behavior text not null,
  created_at timestamp(3) with time zone not null,
  removed_at timestamp(3) with time zone,
  constraint sandbox_cards_pkey PRIMARY KEY (id),
  constraint sandbox_cards_checkout_id_key UNIQUE (checkout_id),
  constraint sandbox_cards_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES sandbox_checkouts(id),
  constraint sandbox_cards_behavior_check CHECK ((behavior = ANY (ARRAY['works'::text, 'declines'::text, 'authenticates'::text])))
);

create table sandbox_chargebacks (
  id text not null,
  checkout_id text not null,
  status text not null,
  amount_cents integer not null,
  created_at timestamp(3) with time zone not null,
  constraint sandbox_chargebacks_pkey PRIMARY KEY (id),
  constraint sandbox_chargebacks_checkout_id_key UNIQUE (checkout_id),
  constraint sandbox_chargebacks_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES sandbox_checkouts(id),
  constraint sandbox_chargebacks_amount_cents_check CHECK ((amount_cents > 0)),
  constraint sandbox_chargebacks_status_check CHECK ((status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text])))
);

create table sandbox_checkouts (
  id text not null,
  our_id uuid not null,
  amount_cents integer not null,
  description text not null,
  return_url text not null,
  cancel_url text not null,
  status text not null,
  failure text,
  refunded_cents integer not null default 0,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  is_card_closed boolean not null default false,
  memo jsonb,
  payer text,
  constraint sandbox_checkouts_pkey PRIMARY KEY (id),
  constraint sandbox_checkouts_our_id_key UNIQUE (our_id),
  constraint sandbox_checkouts_amount_cents_check CHECK ((amount_cents > 0)),
  constraint sandbox_checkouts_check CHECK (((refunded_cents >= 0) AND (refunded_cents <= amount_cents))),
  constraint sandbox_checkouts_status_check CHECK ((status = ANY (ARRAY['open'::text, 'processing'::text, 'paid'::text, 'failed'::text, 'canceled'::text, 'expired'::text])))
);
CREATE INDEX sandbox_checkouts_created_at ON public.sandbox_checkouts USING btree (created_at, our_id);

create table sandbox_events (
  id text not null,
  kind text not null,
  body text not null,
  created_at timestamp(3) with time zone not null,
  delivered_at timestamp(3) with time zone,
  constraint sandbox_events_pkey PRIMARY KEY (id)
);

create table sandbox_payees (
  id text not null,
  our_id uuid not null,
  email text not null,
  full_name text not null,
  status text not null,
  bank_name text,
  bank_last4 text,
  is_bank_closed boolean not null default false,
  has_tax_form boolean not null default false,
  failure text,
  return_url text,
  created_at timestamp(3) with time zone not null,
  constraint sandbox_payees_pkey PRIMARY KEY (id),
  constraint sandbox_payees_our_id_key UNIQUE (our_id),
  constraint sandbox_payees_bank_last4_check CHECK ((bank_last4 ~ '^[0-9]{4}$'::text)),
  constraint sandbox_payees_bank_name_check CHECK (((char_length(bank_name) >= 1) AND (char_length(bank_name) <= 80))),
  constraint sandbox_payees_status_check CHECK ((status = ANY (ARRAY['incomplete'::text, 'checking'::text, 'ready'::text, 'restricted'::text])))
);

create table sandbox_payouts (
  id text not null,
  our_id uuid not null,
  payee_id text not null,
  amount_cents integer not null,
  description text not null,
  status text not null,
  failure text,
  arrives_on date not null,
  created_at timestamp(3) with time zone not null,
  constraint sandbox_payouts_pkey PRIMARY KEY (id),
  constraint sandbox_payouts_our_id_key UNIQUE (our_id),
  constraint sandbox_payouts_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES sandbox_payees(id),
  constraint sandbox_payouts_amount_cents_check CHECK ((amount_cents > 0)),
  constraint sandbox_payouts_status_check CHECK ((status = ANY (ARRAY['processing'::text, 'paid'::text, 'failed'::text])))
);
CREATE INDEX sandbox_payouts_created_at ON public.sandbox_payouts USING btree (created_at, our_id);
CREATE INDEX sandbox_payouts_payee_id ON public.sandbox_payouts USING btree (payee_id);

create table sandbox_refunds (
  id text not null,
  our_id uuid not null,
  checkout_id text not null,
  amount_cents integer not null,
  status text not null,
  created_at timestamp(3) with time zone not null,
  round integer not null default 0,
  failure text,
  memo jsonb,
  constraint sandbox_refunds_pkey PRIMARY KEY (id),
  constraint sandbox_refunds_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES sandbox_checkouts(id),
  constraint sandbox_refunds_amount_cents_check CHECK ((amount_cents > 0)),
  constraint sandbox_refunds_round_check CHECK ((round >= 0)),
  constraint sandbox_refunds_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'failed'::text])))
);
CREATE INDEX sandbox_refunds_checkout_id ON public.sandbox_refunds USING btree (checkout_id);
CREATE INDEX sandbox_refunds_created_at ON public.sandbox_refunds USING btree (created_at, our_id);
CREATE UNIQUE INDEX sandbox_refunds_round ON public.sandbox_refunds USING btree (our_id, round);

create table saved_cards (
  id uuid not null,
  payer_id uuid not null,
  provider_reference text not null,
  brand text not null,
  last4 text not null,
  exp_month integer not null,
  exp_year integer not null,
  saved_at timestamp(3) with time zone not null,
  removed_at timestamp(3) with time zone,
  detached_at timestamp(3) with time zone,
  constraint saved_cards_pkey PRIMARY KEY (id),
  constraint saved_cards_provider_reference_key UNIQUE (provider_reference),
  constraint saved_cards_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES payers(id) ON DELETE CASCADE,
  constraint saved_cards_brand_check CHECK (((char_length(brand) >= 1) AND (char_length(brand) <= 40))),
  constraint saved_cards_exp_month_check CHECK (((exp_month >= 1) AND (exp_month <= 12))),
  constraint saved_cards_exp_year_check CHECK (((exp_year >= 2000) AND (exp_year <= 2200))),
  constraint saved_cards_last4_check CHECK ((last4 ~ '^[0-9]{4}$'::text)),
  constraint saved_cards_provider_reference_check CHECK ((char_length(provider_reference) <= 200))
);
CREATE INDEX saved_cards_payer_id ON public.saved_cards USING btree (payer_id);
CREATE INDEX saved_cards_to_detach ON public.saved_cards USING btree (removed_at) WHERE ((removed_at IS NOT NULL) AND (detached_at IS NULL));
CREATE UNIQUE INDEX saved_cards_payer ON public.saved_cards USING btree (payer_id) WHERE (removed_at IS NULL);

create table saved_replies (
  id uuid not null,
  user_id uuid,
  business_id uuid,
  title text not null,
  body text not null,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint saved_replies_pkey PRIMARY KEY (id),
  constraint saved_replies_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint saved_replies_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint saved_replies_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 2000))),
  constraint saved_replies_check CHECK ((num_nonnulls(user_id, business_id) <= 1)),
  constraint saved_replies_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 60)))
);
CREATE INDEX saved_replies_business_id ON public.saved_replies USING btree (business_id, title);
CREATE INDEX saved_replies_user_id ON public.saved_replies USING btree (user_id, title);

create table saved_searches (
  id uuid not null,
  user_id uuid not null,
  search_name text not null,
  filters jsonb not null,
  has_daily_mail boolean not null default true,
  notified_until timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  constraint saved_searches_pkey PRIMARY KEY (id),
  constraint saved_searches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint saved_searches_search_name_check CHECK (((char_length(search_name) >= 1) AND (char_length(search_name) <= 80)))
);
CREATE INDEX saved_searches_due ON public.saved_searches USING btree (notified_until, id) WHERE has_daily_mail;
CREATE INDEX saved_searches_user_id ON public.saved_searches USING btree (user_id, id);

create table saved_views (
  id uuid not null,
  user_id uuid not null,
  list text not null,
  name text not null,
  view jsonb not null,
  created_at timestamp(3) with time zone not null,
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_user_id_list_name_key UNIQUE (user_id, list, name),
  constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint saved_views_list_check CHECK ((list = ANY (ARRAY['users'::text, 'businesses'::text, 'creators'::text, 'campaigns'::text, 'payments'::text, 'payouts'::text, 'disputes'::text, 'reports'::text, 'emails'::text, 'support'::text, 'social_accounts'::text, 'waitlist'::text, 'audit_log'::text, 'ledger'::text]))),
  constraint saved_views_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40)))
);

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
  confirmed_at timestamp(3) with time zone,
  confirmed_by text,
  seen_at timestamp(3) with time zone not null default now(),
  refresh_count integer not null default 0,
  refreshed_at timestamp(3) with time zone,
  viewed_user_id uuid,
  viewed_until timestamp(3) with time zone,
  business_id uuid,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_key UNIQUE (token),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sessions_viewed_user_id_fkey FOREIGN KEY (viewed_user_id) REFERENCES users(id),
  constraint sessions_confirmation_check CHECK (((confirmed_at IS NULL) = (confirmed_by IS NULL))),
  constraint sessions_confirmed_by_check CHECK ((confirmed_by = ANY (ARRAY['password'::text, 'passkey'::text, 'totp'::text, 'recovery_code'::text]))),
  constraint sessions_refresh_count_check CHECK ((refresh_count >= 0)),
  constraint sessions_user_agent_check CHECK ((char_length(user_agent) <= 1000))
);
CREATE INDEX sessions_expires_at ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user_id ON public.sessions USING btree (user_id, created_at);
CREATE INDEX sessions_viewed_user_id ON public.sessions USING btree (viewed_user_id) WHERE (viewed_user_id IS NOT NULL);

create table shipments (
  id uuid not null,
  collaboration_id uuid not null,
  status text not null,
  ship_by timestamp(3) with time zone not null,
  carrier text,
  tracking_number text,
  shipped_at timestamp(3) with time zone,
  counts_at timestamp(3) with time zone,
  received_at timestamp(3) with time zone,
  note text,
  remind_at timestamp(3) with time zone,
  reminders_sent integer not null default 0,
  updated_at timestamp(3) with time zone not null,
  constraint shipments_pkey PRIMARY KEY (id),
  constraint shipments_collaboration_id_key UNIQUE (collaboration_id),
  constraint shipments_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES collaborations(id),
  constraint shipments_carrier_check CHECK ((carrier = ANY (ARRAY['usps'::text, 'ups'::text, 'fedex'::text, 'dhl'::text, 'courier'::text]))),
  constraint shipments_check CHECK (((status = 'to_ship'::text) = (shipped_at IS NULL))),
  constraint shipments_check1 CHECK (((status = 'received'::text) = (received_at IS NOT NULL))),
  constraint shipments_check2 CHECK (((counts_at IS NOT NULL) <= (status = 'shipped'::text))),
  constraint shipments_check3 CHECK (((shipped_at IS NULL) OR (carrier IS NOT NULL))),
  constraint shipments_note_check CHECK ((char_length(note) <= 500)),
  constraint shipments_reminders_sent_check CHECK ((reminders_sent >= 0)),
  constraint shipments_status_check CHECK ((status = ANY (ARRAY['to_ship'::text, 'shipped'::text, 'received'::text, 'damaged'::text, 'not_received'::text]))),
  constraint shipments_tracking_number_check CHECK (((char_length(tracking_number) >= 6) AND (char_length(tracking_number) <= 40)))
);
CREATE INDEX shipments_counts_at ON public.shipments USING btree (counts_at) WHERE (counts_at IS NOT NULL);
CREATE INDEX shipments_remind_at ON public.shipments USING btree (remind_at) WHERE (remind_at IS NOT NULL);

create table sign_in_steps (
  id uuid not null,
  user_id uuid not null,
  token_hash text not null,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint sign_in_steps_pkey PRIMARY KEY (id),
  constraint sign_in_steps_token_hash_key UNIQUE (token_hash),
  constraint sign_in_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sign_in_steps_token_hash_check CHECK ((char_length(token_hash) <= 100))
);
CREATE INDEX sign_in_steps_user_id ON public.sign_in_steps USING btree (user_id);

create table social_accounts (
  id uuid not null,
  creator_id uuid not null,
  platform text not null,
  handle text not null,
  status text not null,
  proof_code text,
  external_id text,
  access_token_sealed text,
  refresh_token_sealed text,
  token_expires_at timestamp(3) with time zone,
  claimed_followers integer,
  claimed_avg_views integer,
  followers integer,
  avg_views integer,
  is_private boolean,
  numbers_source text,
  numbers_read_at timestamp(3) with time zone,
  failing_since timestamp(3) with time zone,
  last_failure text,
  connected_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  next_sync_at timestamp(3) with time zone,
  syncing_until timestamp(3) with time zone,
  constraint social_accounts_pkey PRIMARY KEY (id),
  constraint social_accounts_creator_id_platform_key UNIQUE (creator_id, platform),
  constraint social_accounts_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  constraint social_accounts_avg_views_check CHECK ((avg_views >= 0)),
  constraint social_accounts_claimed_avg_views_check CHECK ((claimed_avg_views >= 0)),
  constraint social_accounts_claimed_followers_check CHECK ((claimed_followers >= 0)),
  constraint social_accounts_external_id_check CHECK ((char_length(external_id) <= 100)),
  constraint social_accounts_followers_check CHECK ((followers >= 0)),
  constraint social_accounts_handle_check CHECK (((char_length(handle) >= 1) AND (char_length(handle) <= 60))),
  constraint social_accounts_last_failure_check CHECK ((char_length(last_failure) <= 300)),
  constraint social_accounts_numbers_source_check CHECK ((numbers_source = ANY (ARRAY['instagram'::text, 'tiktok'::text, 'youtube'::text, 'creator'::text]))),
  constraint social_accounts_platform_check CHECK ((platform = ANY (ARRAY['instagram'::text, 'tiktok'::text, 'youtube'::text]))),
  constraint social_accounts_proof_code_check CHECK ((char_length(proof_code) <= 20)),
  constraint social_accounts_status_check CHECK ((status = ANY (ARRAY['claimed'::text, 'code_given'::text, 'proven'::text, 'connected'::text, 'expired'::text])))
);
CREATE INDEX social_accounts_due ON public.social_accounts USING btree (next_sync_at, id) WHERE (status = 'connected'::text);
CREATE INDEX social_accounts_expires_sorted ON public.social_accounts USING btree (COALESCE(token_expires_at, '-infinity'::timestamp with time zone), id);
CREATE INDEX social_accounts_failing ON public.social_accounts USING btree (failing_since) WHERE (failing_since IS NOT NULL);
CREATE INDEX social_accounts_followers_sorted ON public.social_accounts USING btree (COALESCE(followers, '-1'::integer), id);
CREATE INDEX social_accounts_handle ON public.social_accounts USING btree (handle text_pattern_ops, platform);
CREATE INDEX social_accounts_newest ON public.social_accounts USING btree (created_at DESC, id DESC);
CREATE INDEX social_accounts_read ON public.social_accounts USING btree (numbers_read_at) WHERE (status = 'connected'::text);
CREATE INDEX social_accounts_status ON public.social_accounts USING btree (status, id);
CREATE INDEX social_accounts_synced_sorted ON public.social_accounts USING btree (COALESCE(numbers_read_at, '-infinity'::timestamp with time zone), id);
CREATE INDEX social_accounts_token_expires_at ON public.social_accounts USING btree (token_expires_at) WHERE (token_expires_at IS NOT NULL);
CREATE UNIQUE INDEX social_accounts_external ON public.social_accounts USING btree (platform, external_id) WHERE (external_id IS NOT NULL);
CREATE TRIGGER social_accounts_audience AFTER INSERT OR DELETE OR UPDATE OF followers, claimed_followers ON public.social_accounts FOR EACH ROW EXECUTE FUNCTION note_audience();
CREATE TRIGGER social_accounts_directory_delete AFTER DELETE ON public.social_accounts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_directory_change();
CREATE TRIGGER social_accounts_directory_insert AFTER INSERT ON public.social_accounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_directory_change();
CREATE TRIGGER social_accounts_directory_update AFTER UPDATE ON public.social_accounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_directory_change();

create table social_connections (
  id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  platform text not null,
  verifier_sealed text not null,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint social_connections_pkey PRIMARY KEY (id),
  constraint social_connections_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint social_connections_platform_check CHECK ((platform = ANY (ARRAY['instagram'::text, 'tiktok'::text])))
);
CREATE INDEX social_connections_expires_at ON public.social_connections USING btree (expires_at);
CREATE INDEX social_connections_user_id ON public.social_connections USING btree (user_id);

create table social_syncs (
  id uuid not null,
  social_account_id uuid not null,
  cause text not null,
  outcome text not null,
  failure text,
  took_ms integer not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint social_syncs_pkey PRIMARY KEY (id),
  constraint social_syncs_social_account_id_fkey FOREIGN KEY (social_account_id) REFERENCES social_accounts(id) ON DELETE CASCADE,
  constraint social_syncs_cause_check CHECK ((cause = ANY (ARRAY['connected'::text, 'clock'::text, 'creator'::text, 'admin'::text]))),
  constraint social_syncs_failure_check CHECK ((char_length(failure) <= 300)),
  constraint social_syncs_outcome_check CHECK ((outcome = ANY (ARRAY['read'::text, 'failed'::text, 'expired'::text]))),
  constraint social_syncs_took_ms_check CHECK ((took_ms >= 0))
);
CREATE INDEX social_syncs_account ON public.social_syncs USING btree (social_account_id, created_at DESC);
CREATE INDEX social_syncs_newest ON public.social_syncs USING btree (created_at DESC, id DESC);

create table statement_notices (
  business_id uuid not null,
  month text not null,
  created_at timestamp(3) with time zone not null,
  constraint statement_notices_pkey PRIMARY KEY (business_id, month),
  constraint statement_notices_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint statement_notices_month_check CHECK ((month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'::text))
);

create table submissions (
  id uuid not null,
  deliverable_id uuid not null,
  version integer not null,
  caption text not null default ''::text,
  note text not null default ''::text,
  status text not null,
  marks jsonb not null default '[]'::jsonb,
  submitted_at timestamp(3) with time zone not null,
  decided_at timestamp(3) with time zone,
  decided_by uuid,
  due_at timestamp(3) with time zone,
  constraint submissions_pkey PRIMARY KEY (id),
  constraint submissions_deliverable_id_version_key UNIQUE (deliverable_id, version),
  constraint submissions_deliverable_id_fkey FOREIGN KEY (deliverable_id) REFERENCES deliverables(id),
  constraint submissions_caption_check CHECK ((char_length(caption) <= 2200)),
  constraint submissions_check CHECK (((status = 'in_review'::text) = (decided_at IS NULL))),
  constraint submissions_note_check CHECK ((char_length(note) <= 500)),
  constraint submissions_status_check CHECK ((status = ANY (ARRAY['in_review'::text, 'changes_requested'::text, 'approved'::text]))),
  constraint submissions_version_check CHECK ((version >= 1))
);

create table support_messages (
  id uuid not null,
  support_request_id uuid not null,
  author_id uuid not null,
  kind text not null,
  body text not null,
  created_at timestamp(3) with time zone not null,
  constraint support_messages_pkey PRIMARY KEY (id),
  constraint support_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint support_messages_support_request_id_fkey FOREIGN KEY (support_request_id) REFERENCES support_requests(id) ON DELETE CASCADE,
  constraint support_messages_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 3000))),
  constraint support_messages_kind_check CHECK ((kind = ANY (ARRAY['question'::text, 'answer'::text, 'note'::text])))
);
CREATE INDEX support_messages_author_id ON public.support_messages USING btree (author_id);
CREATE INDEX support_messages_support_request_id ON public.support_messages USING btree (support_request_id, created_at, id);

create table support_requests (
  id uuid not null,
  user_id uuid not null,
  subject text not null,
  status text not null,
  snoozed_until timestamp(3) with time zone,
  record_type text,
  record_id uuid,
  merged_into_id uuid,
  last_message_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  constraint support_requests_pkey PRIMARY KEY (id),
  constraint support_requests_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES support_requests(id) ON DELETE CASCADE,
  constraint support_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint support_requests_check CHECK (((status = 'snoozed'::text) = (snoozed_until IS NOT NULL))),
  constraint support_requests_check1 CHECK (((record_type IS NULL) = (record_id IS NULL))),
  constraint support_requests_check2 CHECK (((merged_into_id IS NULL) OR (status = 'closed'::text))),
  constraint support_requests_record_type_check CHECK ((record_type = ANY (ARRAY['campaign'::text, 'collaboration'::text, 'payment'::text, 'payout'::text]))),
  constraint support_requests_status_check CHECK ((status = ANY (ARRAY['open'::text, 'waiting'::text, 'snoozed'::text, 'closed'::text]))),
  constraint support_requests_subject_check CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 120)))
);
CREATE INDEX support_requests_merged_into_id ON public.support_requests USING btree (merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX support_requests_newest ON public.support_requests USING btree (last_message_at, id);
CREATE INDEX support_requests_snoozed_until ON public.support_requests USING btree (snoozed_until) WHERE (snoozed_until IS NOT NULL);
CREATE INDEX support_requests_status ON public.support_requests USING btree (status, last_message_at, id);
CREATE INDEX support_requests_user_id ON public.support_requests USING btree (user_id, last_message_at DESC, id DESC);

create table tap_links (
  id uuid not null,
  collaboration_id uuid not null,
  campaign_id uuid not null,
  business_id uuid not null,
  creator_id uuid not null,
  code text not null,
  counter_code text not null,
  created_at timestamp(3) with time zone not null,
  constraint tap_links_pkey PRIMARY KEY (id),
  constraint tap_links_business_id_counter_code_key UNIQUE (business_id, counter_code),
  constraint tap_links_code_key UNIQUE (code),
  constraint tap_links_collaboration_id_key UNIQUE (collaboration_id),
  constraint tap_links_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id),
  constraint tap_links_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  constraint tap_links_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES collaborations(id),
  constraint tap_links_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id),
  constraint tap_links_code_check CHECK ((code ~ '^[a-z0-9]{7}$'::text)),
  constraint tap_links_counter_code_check CHECK ((counter_code ~ '^[A-Z0-9]{3,12}$'::text))
);
CREATE INDEX tap_links_campaign_id ON public.tap_links USING btree (campaign_id);
CREATE INDEX tap_links_counter_code ON public.tap_links USING btree (counter_code);
CREATE INDEX tap_links_creator_id ON public.tap_links USING btree (creator_id);

create table tax_reminders (
  year integer not null,
  creator_id uuid not null,
  sent_count integer not null,
  last_sent_at timestamp(3) with time zone not null,
  constraint tax_reminders_pkey PRIMARY KEY (year, creator_id),
  constraint tax_reminders_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id),
  constraint tax_reminders_sent_count_check CHECK ((sent_count >= 1)),
  constraint tax_reminders_year_check CHECK (((year >= 2020) AND (year <= 2099)))
);
CREATE INDEX tax_reminders_creator_id ON public.tax_reminders USING btree (creator_id);
CREATE INDEX tax_reminders_last_sent_at ON public.tax_reminders USING btree (last_sent_at);

create table tax_runs (
  id uuid not null,
  year integer not null,
  started_by uuid not null,
  last_creator_id uuid,
  revised_count integer not null default 0,
  started_at timestamp(3) with time zone not null,
  finished_at timestamp(3) with time zone,
  constraint tax_runs_pkey PRIMARY KEY (id),
  constraint tax_runs_started_by_fkey FOREIGN KEY (started_by) REFERENCES users(id),
  constraint tax_runs_revised_count_check CHECK ((revised_count >= 0)),
  constraint tax_runs_year_check CHECK (((year >= 2020) AND (year <= 2099)))
);
CREATE INDEX tax_runs_started_by ON public.tax_runs USING btree (started_by);
CREATE INDEX tax_runs_year ON public.tax_runs USING btree (year, id DESC);
CREATE UNIQUE INDEX tax_runs_open ON public.tax_runs USING btree (year) WHERE (finished_at IS NULL);

create table tax_statements (
  id uuid not null,
  tax_run_id uuid not null,
  year integer not null,
  creator_id uuid not null,
  revision integer not null,
  form text not null,
  paid_cents integer not null,
  is_withdrawn boolean not null,
  has_w9 boolean not null,
  sealed_parties text not null,
  is_current boolean not null,
  corrects_filed boolean not null,
  corrects_shown boolean not null,
  filed_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  constraint tax_statements_pkey PRIMARY KEY (id),
  constraint tax_statements_year_creator_id_revision_key UNIQUE (year, creator_id, revision),
  constraint tax_statements_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id),
  constraint tax_statements_tax_run_id_fkey FOREIGN KEY (tax_run_id) REFERENCES tax_runs(id),
  constraint tax_statements_form_check CHECK ((form = ANY (ARRAY['nec'::text, 'k'::text]))),
  constraint tax_statements_paid_cents_check CHECK ((paid_cents >= 0)),
  constraint tax_statements_revision_check CHECK ((revision >= 1)),
  constraint tax_statements_sealed_parties_check CHECK ((char_length(sealed_parties) <= 8000)),
  constraint tax_statements_year_check CHECK (((year >= 2020) AND (year <= 2099)))
);
CREATE INDEX tax_statements_creator_id ON public.tax_statements USING btree (creator_id, year);
CREATE INDEX tax_statements_tax_run_id ON public.tax_statements USING btree (tax_run_id);
CREATE INDEX tax_statements_year ON public.tax_statements USING btree (year, id);
CREATE UNIQUE INDEX tax_statements_current ON public.tax_statements USING btree (year, creator_id) WHERE is_current;

create table tax_years (
  id uuid not null,
  year integer not null,
  form text not null,
  threshold_cents integer not null,
  sealed_payer text,
  version integer not null,
  updated_at timestamp(3) with time zone not null,
  constraint tax_years_pkey PRIMARY KEY (id),
  constraint tax_years_year_key UNIQUE (year),
  constraint tax_years_form_check CHECK ((form = ANY (ARRAY['none'::text, 'nec'::text, 'k'::text]))),
  constraint tax_years_sealed_payer_check CHECK ((char_length(sealed_payer) <= 4000)),
  constraint tax_years_threshold_cents_check CHECK (((threshold_cents >= 1) AND (threshold_cents <= 10000000))),
  constraint tax_years_version_check CHECK ((version >= 1)),
  constraint tax_years_year_check CHECK (((year >= 2020) AND (year <= 2099)))
);

create table upload_days (
  user_id uuid not null,
  day date not null,
  bytes bigint not null,
  constraint upload_days_pkey PRIMARY KEY (user_id, day),
  constraint upload_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint upload_days_bytes_check CHECK ((bytes >= 0))
);

create table uploads (
  id text not null,
  user_id uuid not null,
  bucket_name text not null,
  file_path text not null,
  entity_type text not null,
  entity_id uuid not null,
  role text not null,
  content_type text not null,
  original_name text not null,
  byte_size bigint not null,
  media_file_id uuid,
  finished_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null default now(),
  locked_by uuid,
  locked_until timestamp(3) with time zone,
  constraint uploads_pkey PRIMARY KEY (id),
  constraint uploads_media_file_id_fkey FOREIGN KEY (media_file_id) REFERENCES media_files(id) ON DELETE CASCADE,
  constraint uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint uploads_bucket_name_check CHECK ((bucket_name = ANY (ARRAY['campaign_media'::text, 'business_media'::text, 'creator_media'::text]))) NOT VALID,
  constraint uploads_byte_size_check CHECK ((byte_size > 0)),
  constraint uploads_content_type_check CHECK ((char_length(content_type) <= 100)),
  constraint uploads_entity_type_check CHECK ((entity_type = ANY (ARRAY['campaign'::text, 'business'::text, 'creator'::text]))),
  constraint uploads_id_check CHECK (((char_length(id) >= 16) AND (char_length(id) <= 100))),
  constraint uploads_original_name_check CHECK (((char_length(original_name) >= 1) AND (char_length(original_name) <= 255))),
  constraint uploads_role_check CHECK ((role = ANY (ARRAY['avatar'::text, 'logo'::text, 'hero'::text, 'gallery'::text, 'portfolio'::text, 'submission'::text, 'attachment'::text]))) NOT VALID
);
CREATE INDEX uploads_entity ON public.uploads USING btree (entity_type, entity_id, role);
CREATE INDEX uploads_expires_at ON public.uploads USING btree (expires_at);
CREATE INDEX uploads_media_file_id ON public.uploads USING btree (media_file_id);
CREATE INDEX uploads_user_id ON public.uploads USING btree (user_id, created_at);

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
CREATE INDEX users_created_at ON public.users USING btree (created_at);
CREATE INDEX users_email_prefix ON public.users USING btree (email text_pattern_ops);
CREATE INDEX users_email_sorted ON public.users USING btree (email COLLATE "C", id);

create table vetting_decisions (
  id uuid not null,
  creator_id uuid not null,
  admin_id uuid not null,
  decision text not null,
  reason text,
  note text,
  items jsonb not null default '[]'::jsonb,
  created_at timestamp(3) with time zone not null default now(),
  constraint vetting_decisions_pkey PRIMARY KEY (id),
  constraint vetting_decisions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES users(id),
  constraint vetting_decisions_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  constraint vetting_decisions_decision_check CHECK ((decision = ANY (ARRAY['approve'::text, 'request_changes'::text, 'reject'::text]))),
  constraint vetting_decisions_note_check CHECK ((char_length(note) <= 2000)),
  constraint vetting_decisions_reason_check CHECK ((reason = ANY (ARRAY['numbers'::text, 'pieces'::text, 'links'::text, 'not_in_new_york'::text, 'other'::text])))
);
CREATE INDEX vetting_decisions_admin_id ON public.vetting_decisions USING btree (admin_id);
CREATE INDEX vetting_decisions_created_at ON public.vetting_decisions USING btree (created_at);
CREATE INDEX vetting_decisions_creator_id ON public.vetting_decisions USING btree (creator_id, created_at DESC);

create table w9s (
  creator_id uuid not null,
  sealed_details text not null,
  tin_kind text not null,
  tin_last4 text not null,
  certified_at timestamp(3) with time zone not null,
  electronic_since timestamp(3) with time zone,
  updated_at timestamp(3) with time zone not null,
  constraint w9s_pkey PRIMARY KEY (creator_id),
  constraint w9s_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id),
  constraint w9s_sealed_details_check CHECK ((char_length(sealed_details) <= 4000)),
  constraint w9s_tin_kind_check CHECK ((tin_kind = ANY (ARRAY['ssn'::text, 'ein'::text]))),
  constraint w9s_tin_last4_check CHECK ((tin_last4 ~ '^[0-9]{4}$'::text))
);

create table waiting_invitations (
  id uuid not null,
  campaign_id uuid not null,
  creator_id uuid not null,
  status text not null,
  words text not null default ''::text,
  skip_reason text,
  added_by uuid not null,
  added_at timestamp(3) with time zone not null,
  decided_at timestamp(3) with time zone,
  updated_at timestamp(3) with time zone not null,
  constraint waiting_invitations_pkey PRIMARY KEY (id),
  constraint waiting_invitations_campaign_id_creator_id_key UNIQUE (campaign_id, creator_id),
  constraint waiting_invitations_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id),
  constraint waiting_invitations_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  constraint waiting_invitations_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  constraint waiting_invitations_check CHECK (((status = 'waiting'::text) = (decided_at IS NULL))),
  constraint waiting_invitations_check1 CHECK (((status = 'skipped'::text) = (skip_reason IS NOT NULL))),
  constraint waiting_invitations_skip_reason_check CHECK ((char_length(skip_reason) <= 200)),
  constraint waiting_invitations_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'skipped'::text, 'withdrawn'::text]))),
  constraint waiting_invitations_words_check CHECK ((char_length(words) <= 500))
);
CREATE INDEX waiting_invitations_added_by ON public.waiting_invitations USING btree (added_by);
CREATE INDEX waiting_invitations_creator_id ON public.waiting_invitations USING btree (creator_id);
CREATE INDEX waiting_invitations_list ON public.waiting_invitations USING btree (campaign_id, status, id);

create table waitlist_entries (
  id uuid not null,
  city_id uuid not null,
  email text not null,
  role text,
  status text not null,
  mailed_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null default now(),
  confirmed_at timestamp(3) with time zone,
  removed_at timestamp(3) with time zone,
  constraint waitlist_entries_pkey PRIMARY KEY (id),
  constraint waitlist_entries_city_id_email_key UNIQUE (city_id, email),
  constraint waitlist_entries_city_id_fkey FOREIGN KEY (city_id) REFERENCES cities(id),
  constraint waitlist_entries_email_check CHECK (((email = lower(email)) AND ((char_length(email) >= 3) AND (char_length(email) <= 320)))),
  constraint waitlist_entries_role_check CHECK ((role = ANY (ARRAY['business'::text, 'creator'::text]))),
  constraint waitlist_entries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'removed'::text])))
);
CREATE INDEX waitlist_entries_city_newest ON public.waitlist_entries USING btree (city_id, id DESC);
CREATE INDEX waitlist_entries_email_prefix ON public.waitlist_entries USING btree (email text_pattern_ops);
CREATE INDEX waitlist_entries_email_sorted ON public.waitlist_entries USING btree (email COLLATE "C", id);

create table webhook_deliveries (
  id uuid not null,
  endpoint_id uuid not null,
  event_type text not null,
  ids jsonb not null,
  payload text,
  status text not null,
  attempts integer not null default 0,
  next_attempt_at timestamp(3) with time zone,
  last_attempt_at timestamp(3) with time zone,
  response_status integer,
  duration_ms integer,
  failure text,
  occurred_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  constraint webhook_deliveries_pkey PRIMARY KEY (id),
  constraint webhook_deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE,
  constraint webhook_deliveries_check CHECK (((status = 'pending'::text) = (next_attempt_at IS NOT NULL))),
  constraint webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text])))
);
CREATE INDEX webhook_deliveries_created_at ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (endpoint_id, next_attempt_at) WHERE (status = 'pending'::text);
CREATE INDEX webhook_deliveries_log ON public.webhook_deliveries USING btree (endpoint_id, created_at DESC, id DESC);

create table webhook_endpoints (
  id uuid not null,
  audience text not null,
  user_id uuid not null,
  business_id uuid,
  url text not null,
  description text not null,
  event_types text[] not null,
  sealed_secret text not null,
  sealed_previous text,
  previous_until timestamp(3) with time zone,
  failing_since timestamp(3) with time zone,
  off_at timestamp(3) with time zone,
  off_cause text,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint webhook_endpoints_pkey PRIMARY KEY (id),
  constraint webhook_endpoints_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id),
  constraint webhook_endpoints_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint webhook_endpoints_audience_check CHECK ((audience = ANY (ARRAY['business'::text, 'creator'::text, 'platform'::text]))),
  constraint webhook_endpoints_check CHECK (((audience = 'business'::text) = (business_id IS NOT NULL))),
  constraint webhook_endpoints_check1 CHECK (((off_at IS NULL) = (off_cause IS NULL))),
  constraint webhook_endpoints_check2 CHECK (((sealed_previous IS NULL) = (previous_until IS NULL))),
  constraint webhook_endpoints_description_check CHECK ((char_length(description) <= 120)),
  constraint webhook_endpoints_off_cause_check CHECK ((off_cause = ANY (ARRAY['owner'::text, 'failing'::text, 'no_access'::text]))),
  constraint webhook_endpoints_url_check CHECK ((char_length(url) <= 2048))
);
CREATE INDEX webhook_endpoints_business_id ON public.webhook_endpoints USING btree (business_id) WHERE (business_id IS NOT NULL);
CREATE INDEX webhook_endpoints_platform ON public.webhook_endpoints USING btree (created_at) WHERE (audience = 'platform'::text);
CREATE INDEX webhook_endpoints_user_id ON public.webhook_endpoints USING btree (user_id);

create table webhook_events (
  id uuid not null,
  provider text not null,
  external_id text not null,
  kind text not null,
  body text not null,
  received_at timestamp(3) with time zone not null,
  applied_at timestamp(3) with time zone,
  note text,
  constraint webhook_events_pkey PRIMARY KEY (id),
  constraint webhook_events_provider_external_id_key UNIQUE (provider, external_id),
  constraint webhook_events_body_check CHECK ((char_length(body) <= 262144)),
  constraint webhook_events_external_id_check CHECK (((char_length(external_id) >= 1) AND (char_length(external_id) <= 200))),
  constraint webhook_events_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 100))),
  constraint webhook_events_note_check CHECK ((char_length(note) <= 300)),
  constraint webhook_events_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text])))
);
CREATE INDEX webhook_events_kept ON public.webhook_events USING btree (applied_at) WHERE (body <> ''::text);
CREATE INDEX webhook_events_waiting ON public.webhook_events USING btree (received_at, id) WHERE (applied_at IS NULL);

create table work_events (
  id uuid not null,
  collaboration_id uuid not null,
  deliverable_id uuid,
  actor_id uuid,
  side text not null,
  kind text not null,
  detail jsonb not null default '{}'::jsonb,
  occurred_at timestamp(3) with time zone not null,
  constraint work_events_pkey PRIMARY KEY (id),
  constraint work_events_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES collaborations(id),
  constraint work_events_deliverable_id_fkey FOREIGN KEY (deliverable_id) REFERENCES deliverables(id),
  constraint work_events_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 60))),
  constraint work_events_side_check CHECK ((side = ANY (ARRAY['creator'::text, 'business'::text, 'admin'::text, 'clock'::text, 'decision'::text])))
);
CREATE INDEX work_events_collaboration_id ON public.work_events USING btree (collaboration_id, id);
