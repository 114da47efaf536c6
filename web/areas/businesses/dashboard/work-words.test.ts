import { expect, it } from 'vitest';
import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import type { BusinessOverview } from '#contract/flows/business-overview.ts';
import type { CollaborationRow } from '#contract/work/collaborations.ts';
import { listWork } from './work-words.ts';

const NOW = new Date('2026-06-10T16:00:00Z');
const MAYA = { creator_name: 'Maya Okafor', avatar_url: '/maya.jpg' };
const draft = (draft_still_url: string | null) =>
  ({
    id: 'work',
    status: 'in_progress',
    creator: { id: 'maya', name: 'Maya Okafor', avatar_url: '/maya.jpg' },
    draft_still_url,
    deliverables: [
      {
        id: 'reel',
        kind: 'instagram_reel',
        quantity: 1,
        status: 'submitted',
        turn: 'business',
        due_at: null,
        passes_at: '2026-06-12T16:00:00.000Z',
        is_late: false,
      },
    ],
  }) as unknown as CollaborationRow;
const campaign = (more: object) =>
  ({
    id: 'sourdough',
    title: 'Sourdough',
    slots: 3,
    funded_slots: 3,
    taken_slots: 0,
    ...more,
  }) as OwnCampaign;
const overview = (campaigns: OwnCampaign[]) =>
  ({
    campaigns,
    open_quote_count: 0,
    waiting_faces: [
      { campaign_id: 'sourdough', ...MAYA },
      { campaign_id: 'rye', creator_name: 'Teo Marin', avatar_url: null },
    ],
  }) as unknown as BusinessOverview;

it('a draft to review shows the draft, or its creator if it has no picture yet', () => {
  const [shown] = listWork(overview([]), [draft('/still.jpg')], NOW);
  expect(shown?.picture).toEqual({ still_url: '/still.jpg' });
  const [bare] = listWork(overview([]), [draft(null)], NOW);
  expect(bare?.picture).toEqual({ faces: [MAYA] });
});

it('a choice of creators shows the applicants of its own campaign', () => {
  const picking = campaign({ waiting_count: 1, next: { step: 'choose_creators', due_on: '2026-06-12' } });
  const [work] = listWork(overview([picking]), [], NOW);
  expect(work).toMatchObject({ title: 'Choose 1 creator', picture: { faces: [MAYA] } });
});

it('a paused campaign asks to be resumed and says who is waiting', () => {
  const paused = (waiting_count: number) =>
    campaign({ waiting_count, next: { step: 'resume', due_on: null } });
  expect(listWork(overview([paused(3)]), [], NOW)).toMatchObject([
    { title: 'Resume Sourdough', text: 'Paused with 3 applicants waiting. Nobody else can apply right now.' },
  ]);
  expect(listWork(overview([paused(0)]), [], NOW)[0]?.text).toBe('Paused. Nobody can apply right now.');
});
