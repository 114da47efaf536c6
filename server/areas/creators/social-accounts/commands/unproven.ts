/** The columns of an account with only self-reported values. */
export const UNPROVEN = {
  proof_code: null,
  external_id: null,
  access_token_sealed: null,
  refresh_token_sealed: null,
  token_expires_at: null,
  followers: null,
  avg_views: null,
  is_private: null,
  numbers_source: 'creator',
  numbers_read_at: null,
  failing_since: null,
  last_failure: null,
  connected_at: null,
  next_sync_at: null,
  syncing_until: null,
} as const;
