import { artPath } from '#art/catalogue.ts';
import type { StillKind } from '#art/still/kinds.ts';
import { seedId } from '#server/seed/ids.ts';
import { MAYA } from './application-plan.ts';
import { submissionId } from './deliverable-story.ts';
import type { DemoPicture } from './pictures.ts';

type Sent = readonly [path: string, deliverable: number, version: number, kinds: readonly StillKind[]];

/** Maya's drafts as pictures. The demo has no videos, so a still takes the place of each. */
const SENT: readonly Sent[] = [
  ['crumb-co/cardamom-knots-tray-to-table', 0, 1, ['croissant', 'loaf']],
  ['crumb-co/cardamom-knots-tray-to-table', 0, 2, ['loaf', 'croissant']],
  ['foxed-pages/things-people-leave-inside-books', 0, 1, ['books']],
  ['crumb-co/one-shift-behind-the-counter', 0, 1, ['loaf']],
  ['crumb-co/one-shift-behind-the-counter', 1, 1, ['croissant']],
];

export const SENT_PICTURES: readonly DemoPicture[] = SENT.flatMap(([path, at, version, kinds]) => {
  const collaboration_id = seedId('collaboration', seedId('application', `${path}/${MAYA}`));
  const deliverable_id = seedId('deliverable', `${collaboration_id}/${at}`);
  const [, name = ''] = path.split('/');
  return kinds.map((kind, place) => ({
    entity_type: 'creator',
    entity_id: seedId('creator', MAYA),
    role: 'submission',
    original_name: `${name}-${at + 1}-v${version}-${place + 1}.jpg`,
    drawing: artPath.still(kind, `${name}-${version}`),
    caption: '',
    alt_text: '',
    sent: {
      deliverable_id,
      version,
      submission_id: submissionId(deliverable_id, version),
      sort_order: place,
    },
  }));
});
