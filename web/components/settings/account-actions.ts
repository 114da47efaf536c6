export interface NotificationChange {
  kind: string;
  in_app: boolean;
  email: boolean;
}

/**
 * What people can change about their own account. Each resolves once the account and the settings a page is given
 * hold the change, and rejects with the API's problem document, or a TypeError when the server was not reached.
 */
export interface AccountActions {
  saveName(fullName: string): Promise<void>;
  changeNotification(change: NotificationChange): Promise<void>;
  requestEmailChange(request: { new_email: string; password: string }): Promise<void>;
  cancelEmailChange(): Promise<void>;
  /** Every other session ends with it. */
  changePassword(change: { current_password: string; new_password: string }): Promise<void>;
  signOutDevice(sessionId: string): Promise<void>;
  /** Ends this session too, says so, and leads out of the area. */
  signOutEverywhere(): Promise<void>;
  /** Leads out of the area as well. */
  deleteAccount(request: { password: string }): Promise<void>;
}
