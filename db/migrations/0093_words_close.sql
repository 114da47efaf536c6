-- These columns have had a closed set of words in the code from the start; now the database refuses any other.
alter table alarms add constraint alarms_kind_known check (
  kind in (
    'provider_difference', 'payout_not_returned', 'payout_short', 'payout_stuck', 'refund_failed', 'reserve_low',
    'webhook_late', 'dead_jobs'
  )
) not valid;
alter table uploads add constraint uploads_bucket_name_check check (
  bucket_name in ('campaign_media', 'business_media', 'creator_media')
) not valid;
alter table uploads add constraint uploads_role_check check (
  role in ('avatar', 'logo', 'hero', 'gallery', 'portfolio', 'submission', 'attachment')
) not valid;
