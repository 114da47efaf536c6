import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import type { BriefLine } from '#domain/work/brief-lines.ts';
import { pickOne } from './pick.ts';

/** Requirements by kind of deliverable. They become lines of the brief, which change requests refer to. */
export const DELIVERABLE_NOTES: Record<DeliverableKind, string> = {
  instagram_reel: 'Vertical, 20 to 40 seconds',
  instagram_story: 'Same day as the rest, with the location sticker',
  instagram_post: 'Square, daylight, no filter',
  tiktok_video: 'Vertical, the sound of the shop left in',
  youtube_short: 'Under a minute, the shop named in the first line',
  youtube_video: 'Five minutes or more, the address in the description',
  ugc_video: 'No logo of yours in it',
  ugc_photo: 'Full resolution',
};

/** If the demo's user can open a draft to approve, it should have lines of the brief to cite. */
export const REQUIREMENTS: Readonly<Record<string, readonly string[]>> = {
  'crumb-co/cardamom-knots-tray-to-table': [
    'The twist, by hand, in close-up',
    'Cardamom going into the mortar, with its sound',
    'The shop sign, readable for a full second',
    'The first bite at a table, not at the counter',
  ],
  'foxed-pages/things-people-leave-inside-books': [
    'The parking fine from 1981',
    'Anand’s hands, not his face',
    'The drawer pulled open in one take',
  ],
  'lucky-peony-bakery/five-buns-under-ten-dollars': [
    'All five buns in one frame',
    'The receipt at the end',
    'At least one bite of each',
  ],
};

export function contentDueDays(path: string): number {
  return pickOne([7, 10, 14], `${path}/due`);
}

export const SENT_CAPTIONS = [
  '#ad One morning, one shop, no script.',
  '#ad I came for five minutes and stayed for an hour.',
  '#ad Go early. That is all I will say.',
] as const;
export const SENT_NOTES = [
  'Street sound is left in, as you asked.',
  'The light was best from the door.',
  '',
] as const;
/** The words of a change request, which fit the line of the brief they cite. */
export function changeWords({ text, is_avoidance }: BriefLine): string {
  if (is_avoidance) return 'This is still in there. Could you cut it, and keep everything else?';
  return /partnership|#ad/i.test(text)
    ? 'The label isn’t there yet. Could you add it, and keep everything else?'
    : 'I can’t quite see this yet. Could you hold it one second longer, a step further back?';
}
