import type { ShopDraft } from './shop-change.ts';

/**
 * What people can change about the business they look after. Each resolves once the page is given what holds from
 * then on, and rejects with the API's problem document, or a TypeError when the server was not reached.
 */
export interface BusinessActions {
  saveShop(draft: ShopDraft): Promise<void>;
  /** Looks at what the shop says now. */
  refreshShop(): Promise<void>;
  invite(email: string): Promise<void>;
  revokeInvitation(invitationId: string): Promise<void>;
  removeMember(memberId: string): Promise<void>;
  handOver(request: { member_id: string; password: string }): Promise<void>;
  /** Leads out of the area. */
  leaveBusiness(): Promise<void>;
}
