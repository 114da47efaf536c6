/** The chart of accounts; docs/money.md explains it. Names are checked again by the database. */
export const PROVIDER_CLEARING = 'provider:clearing';
export const PLATFORM_RESERVE = 'platform:reserve';

/** Our own bank account. Its balance is below zero by the amount the provider has paid out to it. */
export const BANK_OPERATING = 'bank:operating';

export const heldOf = (campaignId: string) => `campaign:${campaignId}:held`;
export const feesHeldOf = (campaignId: string) => `campaign:${campaignId}:fees_held`;
export const refundsDueOf = (businessId: string) => `business:${businessId}:refunds_due`;
export const pendingOf = (creatorId: string) => `creator:${creatorId}:pending`;
export const availableOf = (creatorId: string) => `creator:${creatorId}:available`;
export const inTransitOf = (creatorId: string) => `creator:${creatorId}:in_transit`;

const REVENUE_SHARDS = 16;

/**
 * Our fees are spread over several accounts, so that releases don't wait for one row. The id of the cause decides
 * which.
 */
export function revenueOf(id: string): string {
  return `platform:revenue:${Number.parseInt(id.slice(-2), 16) % REVENUE_SHARDS}`;
}

/** These accounts may go below zero: outside money passes through two of them, and the reserve may owe. */
export function mayOweMoney(account: string): boolean {
  return account === PROVIDER_CLEARING || account === PLATFORM_RESERVE || account === BANK_OPERATING;
}
