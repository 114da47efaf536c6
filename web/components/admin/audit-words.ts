/** "suspend_account" as a sentence goes on after a name. */
const DEEDS: Readonly<Record<string, string>> = {
  suspend_account: 'suspended the account',
  unsuspend_account: 'took the suspension back',
  end_session: 'signed a device out',
  end_sessions: 'signed every device out',
  change_role: 'changed the role',
  test_enrichment: 'tried an address',
  view_business: 'looked into the business',
  approve_creator: 'approved the application',
  request_changes_creator: 'asked for changes',
  reject_creator: 'rejected the application',
  suspend_creator: 'suspended the creator',
  sync_social_account: 'read the numbers',
  disconnect_social_account: 'disconnected the account',
  reinstate_creator: 'reinstated the creator',
  restore_media_file: 'brought a file back',
  cancel_upload: 'gave up an upload',
  create_package: 'added the package',
  change_package: 'changed the package',
  archive_package: 'archived the package',
  restore_package: 'brought the package back',
  order_packages: 'put the packages in order',
  hold_campaign: 'paused the campaign',
  resume_campaign: 'opened the campaign again',
  close_campaign: 'closed the campaign',
  cancel_campaign: 'took the campaign down',
  hold_payout: 'held the payout',
  release_payout: 'let the payout go',
  cancel_payout: 'took the payout back',
  retry_payout: 'sent the payout again',
  send_payout: 'sent the batch early',
  decide_dispute: 'decided the dispute',
  retry_refund: 'sent the refund again',
  refund_open_spots: 'gave the open spots back',
  cancel_work: 'ended the work',
  sweep_orphans: 'swept the store',
  change_setting: 'changed a setting',
  resend_email: 'sent it again',
  retry_job: 'began the job again',
  dismiss_job: 'set the job aside',
};

/** What has no words here yet still reads: "sync_social_account" becomes "sync social account". */
export function actionWords(action: string): string {
  return DEEDS[action] ?? action.replaceAll('_', ' ');
}

export function factWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
