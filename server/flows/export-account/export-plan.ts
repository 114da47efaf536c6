import { type RawBuilder, sql } from 'kysely';
import {
  ofApplication,
  ofBusiness,
  ofCampaign,
  ofCreator,
  ofDeliverable,
  ofDispute,
  ofEither,
  ofFunding,
  ofPayout,
  ofSocialAccount,
  ofSubmission,
  ofUser,
  ofWork,
  type Whose,
} from './whose.ts';

export interface Section {
  table: string;
  columns: readonly string[];
  where(whose: Whose): RawBuilder<unknown>;
}

/** Every stored field about a person, except hashes, encrypted tokens and names of others. */
export const EXPORT_PLAN: readonly Section[] = [
  section('account_links', 'id purpose email expires_at used_at created_at', ofUser),
  section('creator_audiences', 'platform followers', ofCreator),
  section('calendar_feeds', 'version renewed_at', ofUser),
  section('conversation_participants', 'conversation_id last_read_at mailed_until', ofUser),
  section('email_changes', 'id new_email old_confirmed_at new_confirmed_at expires_at created_at', ofUser),
  section('former_emails', 'id email', ofUser),
  section('known_devices', 'id created_at expires_at', ofUser),
  section(
    'api_keys',
    'id business_id name key_start key_end scopes created_at expires_at last_used_at ended_at end_cause',
    ofUser,
  ),
  section(
    'webhook_endpoints',
    'id audience business_id url description event_types failing_since off_at off_cause created_at',
    (whose) => sql`(${ofUser(whose)} or ${ofBusiness(whose)})`,
  ),
  section(
    'webhook_deliveries',
    'id endpoint_id event_type status attempts response_status failure occurred_at',
    (whose) =>
      sql`endpoint_id in (select id from webhook_endpoints where ${ofUser(whose)} or ${ofBusiness(whose)})`,
  ),
  section('upload_days', 'day bytes', ofUser),
  section('notifications', 'id kind title body href business_id is_shown created_at read_at', ofUser),
  section('announcement_mails', 'announcement_id unsubscribed_at', ofUser),
  section('announcement_dismissals', 'announcement_id dismissed_at', ofUser),
  section('device_codes', 'expires_at', ofUser),
  section('passkeys', 'id name transports is_backed_up created_at last_used_at', ofUser),
  section('authenticator_apps', 'added_at last_used_at created_at', ofUser),
  section('recovery_codes', 'id used_at created_at', ofUser),
  section('factor_resets', 'id reason due_at ended_at outcome created_at', ofUser),
  section('sign_in_steps', 'id expires_at created_at', ofUser),
  section('passkey_challenges', 'id purpose expires_at created_at', ofUser),
  section(
    'saved_replies',
    'id business_id title body created_at updated_at',
    (whose) => sql`(${ofUser(whose)} or ${ofBusiness(whose)})`,
  ),
  section('support_requests', 'id subject status record_type record_id last_message_at created_at', ofUser),
  section(
    'support_messages',
    'id support_request_id kind body created_at',
    (whose) => sql`(author_id = ${whose.user_id} or kind <> 'note'
      and support_request_id in (select id from support_requests where ${ofUser(whose)}))`,
  ),
  section('saved_views', 'id list name view created_at', ofUser),
  section(
    'list_exports',
    'id list filters first_day last_day status row_count asked_at ended_at expires_at',
    ofUser,
  ),
  section('saved_searches', 'id search_name filters has_daily_mail created_at', ofUser),
  section('social_connections', 'id platform expires_at created_at', ofUser),
  section(
    'uploads',
    'id original_name content_type byte_size role finished_at expires_at created_at',
    ofUser,
  ),
  section('idempotency_keys', 'operation idempotency_key reply created_at', ofUser),
  section(
    'audit_log',
    'id action subject_type subject_id reason created_at',
    ({ user_id, creator_id, business_ids }) =>
      sql`(actor_id = ${user_id} or subject_id = ${user_id} or subject_id = ${creator_id}
        or subject_id = any (${business_ids}::uuid[]))`,
  ),
  section(
    'approvals',
    'id action subject_id amount_cents reason status created_at decided_at',
    ({ user_id }) => sql`(requested_by = ${user_id} or decided_by = ${user_id})`,
  ),
  section('email_suppressions', 'cause created_at', ({ email }) => sql`address = lower(${email})`),
  section(
    'waitlist_entries',
    'id role status created_at confirmed_at removed_at',
    ({ email }) => sql`email = ${email}`,
  ),
  section(
    'business_invitations',
    'id business_id email role status location_ids expires_at decided_at created_at',
    (whose) => sql`(email = ${whose.email} or accepted_by = ${whose.user_id} or ${ofBusiness(whose)})`,
  ),
  section(
    'media_files',
    'id bucket_name file_path entity_type role status content_type byte_size width height duration_seconds widths has_poster original_name caption alt_text is_active created_at deleted_at objects_removed_at',
    ({ creator_id, business_ids }) =>
      sql`(entity_id = ${creator_id} or entity_id = any (${business_ids}::uuid[])
        or entity_id in (select id from campaigns where business_id = any (${business_ids}::uuid[])))`,
  ),

  section(
    'application_notes',
    'id application_id body created_at',
    ({ user_id }) => sql`author_id = ${user_id}`,
  ),
  section('application_signatures', 'application_id side signed_at', ofUser),
  section('application_pieces', 'application_id media_file_id portfolio_link_id sort_order', ofApplication),
  section(
    'applications',
    'id campaign_id status pitch availability answers brief_version agreed_version agreed_at payout_cents reason note invitation invited_at submitted_at decided_at created_at updated_at',
    ofCreator,
  ),
  section('creator_rates', 'kind price_cents', ofCreator),
  section(
    'directory_entries',
    'match_score approved_at rating_tenths price_from_cents on_time_percent deadline_count median_rounds job_count tags',
    ofCreator,
  ),
  section('creator_pages', 'is_on shows_prices updated_at', ofCreator),
  section('creator_page_pieces', 'media_file_id portfolio_link_id', ofCreator),
  section('creator_niches', 'niche', ofCreator),
  section('vetting_decisions', 'id decision reason note items created_at', ofCreator),
  section('campaign_bookmarks', 'campaign_id kind created_at', ofCreator),
  section('portfolio_links', 'id url platform title is_public checked_at created_at', ofCreator),
  section(
    'quotes',
    'id application_id made_by status amount_cents reason expires_at decided_at created_at',
    ofApplication,
  ),
  section('social_syncs', 'id social_account_id cause outcome failure created_at', ofSocialAccount),
  section(
    'earnings',
    'id collaboration_id campaign_id cause gross_cents creator_fee_cents net_cents status in_transit_cents paid_cents released_at available_at',
    ofCreator,
  ),
  section(
    'payees',
    'id provider provider_reference status bank_name bank_last4 failure checked_at tax_form_at next_weekly_at created_at updated_at',
    ofCreator,
  ),
  section(
    'payouts',
    'id number status cause amount_cents bank_name bank_last4 leaves_at stopped_at stop_reason retry_of provider provider_reference failure arrives_on sent_at paid_at ended_at created_at',
    ofCreator,
  ),
  section('payout_parts', 'payout_id earning_id amount_cents', ofPayout),
  section(
    'tax_statements',
    'id year revision form paid_cents is_withdrawn has_w9 is_current filed_at created_at',
    ofCreator,
  ),
  section('tax_reminders', 'year sent_count last_sent_at', ofCreator),

  section(
    'collaborations',
    'id application_id campaign_id status contract payout_cents fee_cents creator_fee_cents agreed_at started_at completed_at cancelled_at cancel_reason cancel_note',
    ofEither,
  ),
  section(
    'deliverables',
    'id collaboration_id kind quantity note share_cents status version due_at passes_at approved_at post_url posted_at verified_at settled_at',
    ofWork,
  ),
  section(
    'shipments',
    'id collaboration_id status ship_by carrier tracking_number shipped_at counts_at received_at note',
    ofWork,
  ),
  section(
    'submissions',
    'id deliverable_id version caption note status marks submitted_at due_at decided_at',
    ofDeliverable,
  ),
  section(
    'change_requests',
    'id submission_id brief_line brief_text words at_seconds created_at',
    ofSubmission,
  ),
  section(
    'deliverable_files',
    'deliverable_id media_file_id submission_id version created_at',
    ofDeliverable,
  ),
  section(
    'post_watches',
    'deliverable_id platform external_id next_read_at ends_at failure failing_since last_failure',
    ofDeliverable,
  ),
  section(
    'post_readings',
    'deliverable_id day source views reach likes comments saves shares screenshot_id read_at',
    ofDeliverable,
  ),
  section('work_events', 'id collaboration_id deliverable_id side kind detail occurred_at', ofWork),
  section('tap_links', 'id collaboration_id campaign_id code counter_code created_at', ofEither),
  section(
    'link_taps',
    'link_id day taps',
    (whose) => sql`link_id in (select id from tap_links where ${ofEither(whose)})`,
  ),
  section(
    'redemptions',
    'id link_id redeemed_at undone_at',
    (whose) => sql`(redeemed_by = ${whose.user_id} or ${ofBusiness(whose)}
      or link_id in (select id from tap_links where ${ofEither(whose)}))`,
  ),
  section('perk_codes', 'id link_id code created_at', ofBusiness),
  section(
    'disputes',
    'id collaboration_id status opened_side reason wants disputed_cents round appealed_side closed_cause closed_at created_at',
    ofWork,
  ),
  section('dispute_statements', 'id dispute_id kind side words created_at', ofDispute),
  section(
    'dispute_statement_files',
    'statement_id media_file_id',
    (whose) => sql`statement_id in (select id from dispute_statements where ${ofDispute(whose)})`,
  ),
  section('dispute_deliverables', 'dispute_id deliverable_id', ofDispute),
  section(
    'dispute_decisions',
    'id dispute_id round outcome creator_cents redo_days words decided_at',
    ofDispute,
  ),
  section(
    'ratings',
    'id collaboration_id side stars words created_at shown_at hidden_at',
    (whose) => sql`(author_id = ${whose.user_id} or (${ofEither(whose)} and shown_at is not null))`,
  ),
  section(
    'rating_answers',
    'rating_id words created_at',
    (whose) => sql`(author_id = ${whose.user_id}
      or rating_id in (select id from ratings where ${ofEither(whose)} and shown_at is not null))`,
  ),
  section(
    'rating_reports',
    'id rating_id reason note created_at decision words decided_at',
    ({ user_id }) => sql`reporter_id = ${user_id}`,
  ),
  section(
    'blocks',
    'id business_id creator_id blocked_by created_at',
    ({ user_id }) => sql`blocked_by_user_id = ${user_id}`,
  ),
  section(
    'reports',
    'id target_type target_id reason note created_at',
    ({ user_id }) => sql`reporter_id = ${user_id}`,
  ),
  section(
    'report_decisions',
    'id target_type target_id action words decided_at appeal_words appealed_at appeal_outcome appeal_answer',
    ({ user_id }) => sql`person_id = ${user_id} and action <> 'nothing'`,
  ),
  section('conversations', 'id campaign_id last_message_at created_at', ofEither),

  section(
    'businesses',
    'id business_name slug industry website description social_links created_at updated_at',
    ({ business_ids }) => sql`id = any (${business_ids}::uuid[])`,
  ),
  section(
    'business_locations',
    'id business_id location_name address zip neighborhood latitude longitude hours address_visibility is_primary created_at archived_at',
    ofBusiness,
  ),
  section(
    'business_members',
    'id business_id role status location_ids created_at',
    (whose) => sql`(user_id = ${whose.user_id} or ${ofBusiness(whose)})`,
  ),
  section(
    'business_tax_details',
    'business_id legal_name ein street unit city state zip reference updated_at',
    ofBusiness,
  ),
  section('business_onboardings', 'business_id step goals other_goal completed_at created_at', ofBusiness),
  section(
    'campaigns',
    'id business_id title description status creator_payout_cents slots goals requirements_do requirements_dont questions fulfilment fulfilment_note application_deadline published_at closed_at created_at',
    ofBusiness,
  ),
  section('business_pages', 'business_id is_on updated_at', ofBusiness),
  section(
    'creator_lists',
    'id business_id name created_at updated_at',
    (whose) => sql`(created_by = ${whose.user_id} or ${ofBusiness(whose)})`,
  ),
  section(
    'creator_list_entries',
    'id list_id creator_id note added_at',
    (whose) => sql`(added_by = ${whose.user_id}
      or list_id in (select id from creator_lists where ${ofBusiness(whose)}))`,
  ),
  section(
    'waiting_invitations',
    'id campaign_id creator_id status words skip_reason added_at decided_at',
    (whose) => sql`(added_by = ${whose.user_id} or ${ofCampaign(whose)})`,
  ),
  section('campaign_brief_versions', 'campaign_id version brief published_at', ofCampaign),
  section('campaign_stops', 'id campaign_id cause created_at ended_at', ofCampaign),
  section('campaign_deliverables', 'campaign_id kind quantity note', ofCampaign),
  section('campaign_locations', 'campaign_id location_id', ofCampaign),
  section('campaign_links', 'campaign_id target_url perk code_use ends_on updated_at', ofCampaign),
  section('campaign_templates', 'id business_id template_name content created_at updated_at', ofBusiness),
  section(
    'campaign_template_pictures',
    'template_id media_file_id role',
    (whose) => sql`template_id in (select id from campaign_templates where ${ofBusiness(whose)})`,
  ),
  section(
    'campaign_events',
    'id campaign_id kind detail created_at',
    (whose) => sql`(${ofCampaign(whose)} or actor_id = ${whose.user_id})`,
  ),
  section('enrichments', 'id website_url status failure created_at finished_at', ofBusiness),
  section(
    'enrichment_findings',
    'id enrichment_id field value source_url decision chosen created_at',
    (whose) => sql`enrichment_id in (select id from enrichments where ${ofBusiness(whose)})`,
  ),
  section(
    'fundings',
    'id business_id campaign_id purpose status slots payout_cents fee_cents total_cents refunded_cents provider provider_reference failure reference paid_at expires_at created_at',
    ofBusiness,
  ),
  section(
    'report_shares',
    'campaign_id created_at',
    (whose) => sql`(created_by = ${whose.user_id} or ${ofCampaign(whose)})`,
  ),
  section('report_notices', 'campaign_id created_at', ofCampaign),
  section('statement_notices', 'business_id month created_at', ofBusiness),
  section('payers', 'id business_id provider provider_reference created_at', ofUser),
  section(
    'saved_cards',
    'id payer_id provider_reference brand last4 exp_month exp_year saved_at removed_at detached_at',
    (whose) => sql`payer_id in (select id from payers where ${ofUser(whose)})`,
  ),
  section(
    'receipt_revisions',
    'funding_id revision business_name address legal_name ein street unit city state zip reference issued_at',
    ofFunding,
  ),
  section(
    'refunds',
    'id funding_id campaign_id reason status slots payout_cents fee_cents total_cents provider_reference failure paid_at created_at',
    ofBusiness,
  ),
  section(
    'refund_failures',
    'refund_id provider_reference failure failed_at',
    (whose) => sql`refund_id in (select id from refunds where ${ofFunding(whose)})`,
  ),
  section(
    'chargebacks',
    'id funding_id campaign_id status amount_cents reason decided_at created_at',
    ofFunding,
  ),
];

function section(table: string, columns: string, where: Section['where']): Section {
  return { table, columns: columns.split(' '), where };
}
