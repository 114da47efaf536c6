import { randomInt } from 'node:crypto';

/** The chart of accounts; docs/money.md explains it. Names are checked again by the database. */
export const PROVIDER_CLEARING = 'provider:clearing';
export const PLATFORM_RESERVE = 'platform:reserve';
/** Our fees land in one of these, so that no two releases wait for one row. */
const REVENUE_SHARDS = 16;

export const heldOf = (campaignId: string) => `campaign:${campaignId}:held`;
export const feesHeldOf = (campaignId: string) => `campaign:${campaignId}:fees_held`;
export const refundsDueOf = (businessId: string) => `business:${businessId}:refunds_due`;
export const pendingOf = (creatorId: string) => `creator:${creatorId}:pending`;
export const availableOf = (creatorId: string) => `creator:${creatorId}:available`;
export const inTransitOf = (creatorId: string) => `creator:${creatorId}:in_transit`;
export const someRevenue = () => `platform:revenue:${randomInt(REVENUE_SHARDS)}`;

/** Where more may leave than came in: outside money passes one, and the reserve may owe. */
export function mayOweMoney(account: string): boolean {
  return account === PROVIDER_CLEARING || account === PLATFORM_RESERVE;
}
