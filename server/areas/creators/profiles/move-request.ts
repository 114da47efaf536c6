import type { RequestedChange } from '#contract/creators/profiles.ts';
import type { CreatorMoveName } from '#domain/creators/creator-states.ts';
import type { VettingReason } from '#domain/creators/vetting-reasons.ts';

export interface CreatorMoveRequest {
  move: CreatorMoveName;
  /** The admin who decides, where the move is an admin's. */
  admin_id?: string;
  /** The person reads it on the status page and in the mail. */
  note?: string | null;
  reason?: VettingReason | null;
  items?: readonly RequestedChange[];
}
