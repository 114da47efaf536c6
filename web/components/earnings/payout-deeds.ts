/** What a creator does with their money. */
export interface PayoutDeeds {
  request(wish: { amount_cents: number; key: string }): Promise<void>;
  cancel(payoutId: string): Promise<void>;
  /** Leads to the page of the payment provider. */
  connect(from: 'earnings' | 'settings'): Promise<void>;
  /** Asks the provider how the account stands. */
  readAccount(): Promise<void>;
  setWeekly(isWeekly: boolean): Promise<void>;
}
