// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { CollaborationRow } from '#contract/work/collaborations.ts';
import { createQueries } from '#web/queries.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { TheirTurnItem, TurnItem } from './turn-item.tsx';
import { workTurns } from './work-turns.ts';

let page: ShownPage;
afterEach(() => page.remove());

const NOW = new Date('2026-06-10T16:00:00Z');
const LATER = '2026-06-16T03:59:00.000Z';

type RowDeliverable = CollaborationRow['deliverables'][number];
const reel = { id: 'r', kind: 'instagram_reel', quantity: 1, version: 0, turn: 'creator', is_late: false };
const due = { ...reel, status: 'due', due_at: LATER, passes_at: null } as RowDeliverable;
const approved = {
  ...due,
  id: 'a',
  status: 'approved',
  due_at: '2026-06-12T03:59:00.000Z',
} as RowDeliverable;

const row = (more: Partial<CollaborationRow>) =>
  ({
    id: 'work',
    status: 'in_progress',
    campaign_id: 'campaign',
    campaign_title: 'A pothos that travels',
    business_name: 'Fern & Radiator',
    business_slug: 'fern-radiator',
    industry: 'flowers_and_plants',
    deliverables: [due],
    dispute: null,
    shipment: null,
    ...more,
  }) as CollaborationRow;
const shipment = (status: 'to_ship' | 'shipped' | 'damaged', is_overdue = false) => ({
  status,
  ship_by: LATER,
  counts_at: status === 'shipped' ? LATER : null,
  is_overdue,
});

async function show(one: CollaborationRow): Promise<string> {
  const { mine, theirs } = workTurns([one]);
  const queries = createQueries();
  page = await showPage(
    () => (
      <QueryClientProvider client={queries.client}>
        <ul>
          {mine.map((turn) => (
            <TurnItem key={turn.id} row={turn} now={NOW} isFirst />
          ))}
          {theirs.map((turn) => (
            <TheirTurnItem key={turn.id} row={turn} now={NOW} />
          ))}
        </ul>
      </QueryClientProvider>
    ),
    { queries },
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain('A pothos that travels'));
  return document.body.textContent ?? '';
}

it('says that a shop is shipping the product, not that it is checking a post', async () => {
  const words = await show(row({ status: 'contracted', shipment: shipment('to_ship') }));
  expect(words).toContain('Fern & Radiator is shipping you the product for A pothos that travels');
  expect(words).toContain('Due Mon, Jun 15');
});

it('says that a replacement is late', async () => {
  const words = await show(row({ shipment: shipment('damaged', true) }));
  expect(words).toContain('Fern & Radiator hasn’t shipped a replacement');
  expect(words).toContain('Was due Mon, Jun 15');
});

it('asks to confirm the arrival before anything else', async () => {
  const words = await show(row({ status: 'contracted', shipment: shipment('shipped') }));
  expect(words).toContain('Confirm when the product arrives');
  expect(words).toContain('Confirm arrival');
});

it('has the button of the step it names: a link for the post that is due first', async () => {
  const words = await show(row({ deliverables: [due, approved] }));
  expect(words).toContain('Post the reel and send the link');
  expect(words).toContain('Add link');
});
