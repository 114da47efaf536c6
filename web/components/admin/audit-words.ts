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
  sweep_orphans: 'swept the store',
};

/** What has no words here yet still reads: "sync_social_account" becomes "sync social account". */
export function actionWords(action: string): string {
  return DEEDS[action] ?? action.replaceAll('_', ' ');
}

export function factWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
