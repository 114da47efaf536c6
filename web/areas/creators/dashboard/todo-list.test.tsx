import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import { TodoList } from './todo-list.tsx';
import type { TurnRow } from './work-turns.ts';

const NOW = new Date('2026-06-10T16:00:00Z');
const job = (at: number) =>
  ({
    id: `work-${at}`,
    status: 'in_progress',
    campaign_id: `campaign-${at}`,
    campaign_title: `Job ${at}`,
    business_name: `Shop ${at}`,
    business_slug: `shop-${at}`,
    industry: null,
    deliverables: [{ status: 'submitted', turn: 'business' }],
    dispute: null,
    shipment: null,
    turn: { side: 'business', words: 'Review the reel', at: null, isLate: false },
  }) as unknown as TurnRow;
const application = (at: number) =>
  ({
    id: `application-${at}`,
    status: 'submitted',
    business: { business_name: `Bakery ${at}`, slug: `bakery-${at}`, industry: null },
    campaign: { id: `campaign-${at}`, is_offer: false, application_deadline: null },
    turns: [],
  }) as unknown as OwnApplication;

it('leaves out no work that is waiting on others, and says how many applications there are', () => {
  const html = renderToStaticMarkup(
    <TodoList
      todos={[]}
      theirs={[1, 2, 3, 4, 5, 6].map(job)}
      waiting={[1, 2, 3, 4, 5].map(application)}
      waitingCount={9}
      now={NOW}
    />,
  );
  for (const at of [1, 2, 3, 4, 5, 6]) expect(html).toContain(`Shop ${at} is reviewing your draft`);
  expect(html.match(/Bakery \d is choosing/g)).toHaveLength(4);
  expect(html).toContain('View all 9 waiting applications');
});
