import { expect, it } from 'vitest';
import { eventWords } from './event-words.ts';

const told = { business_name: 'Crumb & Co.', creator_name: 'Kit Sawyer' };
const sent = {
  kind: 'deliverable_submit',
  side: 'creator',
  detail: { version: 1 },
  deliverable_id: 'reel',
} as const;

it('names the deliverable of a version, so that two of them read differently', () => {
  const deliverables = [
    { id: 'reel', kind: 'instagram_reel', quantity: 1, share_cents: 1, status: 'submitted' },
    { id: 'stories', kind: 'instagram_story', quantity: 2, share_cents: 1, status: 'submitted' },
  ] as const;
  const words = (deliverable_id: string) =>
    eventWords({ ...sent, deliverable_id }, { ...told, deliverables: [...deliverables] });
  expect(words('reel')).toBe('Kit Sawyer sent version 1 of the reel');
  expect(words('stories')).toBe('Kit Sawyer sent version 1 of the stories');
  expect(words('another')).toBe('Kit Sawyer sent version 1');
  expect(eventWords(sent, told)).toBe('Kit Sawyer sent version 1');
});
