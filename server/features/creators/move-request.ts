import type { ReviewItem } from '#contract/creators.ts';
import type { CreatorMoveName } from '#domain/creator-states.ts';

export interface MoveRequest {
  creator_id: string;
  move: CreatorMoveName;
  /** Who decides, where the move is an admin's. */
  admin_id?: string;
  /** What the person reads: on the status page and in the mail. */
  note?: string | null;
  /** A reason in a few words out of a list, such as "Numbers do not match". */
  reason?: string | null;
  items?: readonly ReviewItem[];
}
