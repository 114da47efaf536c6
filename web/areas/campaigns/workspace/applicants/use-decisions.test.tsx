// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { type Applicant, type Decision, useDecisions } from './use-decisions.ts';

const MAYA: Applicant = { application_id: 'a1', full_name: 'Maya Okafor', handle: 'maya.eats' };
const THEO: Applicant = { application_id: 'a2', full_name: 'Theo Ruiz', handle: 'theo.cooks' };
const DECIDE = 'POST /api/businesses/b1/campaigns/c1/applicant-decisions';
const UNDO = 'POST /api/businesses/b1/campaigns/c1/decision-undos';

let page: ShownPage;
afterEach(() => page.remove());

it('accepts, says what is held, and takes it back from there', async () => {
  await show({ answer: () => done('a1') });
  await press('accept');
  expect(page.toasts[0]).toMatchObject({ title: 'Maya is in. $150.00 is held.', variant: 'success' });
  page.toasts[0]?.action?.onClick();
  await vi.waitFor(() => expect(page.toasts[1]).toEqual({ title: 'Undone. Nobody was notified.' }));
  expect(page.requests).toEqual([DECIDE, UNDO]);
});

it('says that a decision stands when it is too late to take it back', async () => {
  await show({ answer: (request) => (request === UNDO ? done('a1', 'Maya was told.') : done('a1')) });
  await press('reject');
  page.toasts[0]?.action?.onClick();
  const toast = { title: 'Couldn’t undo', description: 'Maya was told.', variant: 'destructive' };
  await vi.waitFor(() => expect(page.toasts[1]).toEqual(toast));
});

it('offers no Undo after shortlisting', async () => {
  await show({ answer: () => done('a1') });
  await press('shortlist');
  expect(page.toasts[0]).toMatchObject({ title: 'Maya on the shortlist.' });
  expect(page.toasts[0]?.action).toBeUndefined();
});

it('says of several who was left out, and why', async () => {
  const results = [
    { application_id: 'a1', problem: null },
    { application_id: 'a2', problem: 'Theo withdrew.' },
  ];
  await show({ answer: () => ({ status: 200, body: { results } }), applicants: [MAYA, THEO] });
  await press('reject');
  expect(page.toasts[0]).toMatchObject({ title: 'Maya Okafor declined.', description: 'Theo withdrew.' });
});

it('says why nothing was decided', async () => {
  await show({ answer: () => ({ status: 422, body: { detail: 'The campaign is closed.' } }) });
  await press('accept');
  const toast = {
    title: 'Nothing changed',
    description: 'The campaign is closed.',
    variant: 'destructive',
  };
  expect(page.toasts).toEqual([toast]);
});

type Answer = { status: number; body: object };

function done(application_id: string, problem: string | null = null): Answer {
  return { status: 200, body: { results: [{ application_id, problem }] } };
}

type Shown = { answer: (request: string) => Answer; applicants?: readonly Applicant[] };

async function show({ answer, applicants = [MAYA] }: Shown): Promise<void> {
  page = await showPage(() => <Buttons applicants={applicants} />, { answer });
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull());
}

function Buttons({ applicants }: { applicants: readonly Applicant[] }) {
  const { decide } = useDecisions({ id: 'b1', identifier: 'c1' }, 15_000);
  return (['accept', 'reject', 'shortlist'] as const).map((decision: Decision['decision']) => (
    <button
      key={decision}
      type="button"
      name={decision}
      onClick={() => void decide(applicants, { decision })}
    >
      {decision}
    </button>
  ));
}

async function press(name: string): Promise<void> {
  document.querySelector<HTMLElement>(`[name=${name}]`)?.click();
  await vi.waitFor(() => expect(page.toasts).toHaveLength(1));
}
