import { rect } from '#art/pen.ts';
import { creator } from '#art/street/creator.ts';

export const CREATOR_CARD_FRAME = { width: 124, height: 124 };

export function creatorCard(): string {
  return rect(0, 0, 124, 124, '#F7E3B4') + creator(55, 125);
}
