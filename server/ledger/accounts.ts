/** The chart of accounts; docs/money.md explains it. Names are checked again by the database. */
export const PROVIDER_CLEARING = 'provider:clearing';
const PLATFORM_RESERVE = 'platform:reserve';

export const heldOf = (campaignId: string) => `campaign:${campaignId}:held`;
export const feesHeldOf = (campaignId: string) => `campaign:${campaignId}:fees_held`;
export const refundsDueOf = (businessId: string) => `business:${businessId}:refunds_due`;

/** Where more may leave than came in: outside money passes one, and the reserve may owe. */
export function mayOweMoney(account: string): boolean {
  return account === PROVIDER_CLEARING || account === PLATFORM_RESERVE;
}
