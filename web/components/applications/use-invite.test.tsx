// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueries } from '#web/queries.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { useInvite } from './use-invite.ts';

let page: ShownPage;
afterEach(() => page.remove());

it('says how many were invited, and goes on', async () => {
  const onAllInvited = await invite({
    status: 200,
    body: { results: [{ problem: null }, { problem: null }] },
  });
  expect(page.toasts).toEqual([{ title: 'Invited 2 creators.', variant: 'success' }]);
  expect(onAllInvited).toHaveBeenCalledTimes(1);
});

it('stays where somebody could not be invited, and says why', async () => {
  const results = [{ problem: null }, { problem: 'Theo already applied.' }];
  const onAllInvited = await invite({ status: 200, body: { results } });
  expect(page.toasts).toEqual([
    { title: 'Invited 1 creator.', variant: 'success', description: 'Theo already applied.' },
  ]);
  expect(onAllInvited).not.toHaveBeenCalled();
});

it('says why nobody was invited', async () => {
  const onAllInvited = await invite({ status: 422, body: { detail: 'The campaign is closed.' } });
  const description = 'The campaign is closed.';
  expect(page.toasts).toEqual([{ title: 'No one was invited', description, variant: 'destructive' }]);
  expect(onAllInvited).not.toHaveBeenCalled();
});

async function invite(answer: { status: number; body: object }) {
  const queries = createQueries();
  const onAllInvited = vi.fn();
  page = await showPage(
    () => (
      <QueryClientProvider client={queries.client}>
        <Invite onAllInvited={onAllInvited} />
      </QueryClientProvider>
    ),
    { answer: () => answer, queries },
  );
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull());
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(page.toasts).toHaveLength(1));
  return onAllInvited;
}

function Invite({ onAllInvited }: { onAllInvited: () => void }) {
  const { run } = useInvite({ id: 'b1', identifier: 'c1' }, onAllInvited);
  return (
    <button type="button" onClick={() => void run({ creator_ids: ['m1', 't1'], words: '' })}>
      Invite
    </button>
  );
}
