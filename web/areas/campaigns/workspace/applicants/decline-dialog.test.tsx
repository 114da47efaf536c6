// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { DeclineDialog } from './decline-dialog.tsx';

const ADA = { application_id: 'a1', full_name: 'Ada Brandt', handle: 'ada.bakes' };

let page: ShownPage;
afterEach(() => page.remove());

it('suggests no reason while spots are open, and asks for one', async () => {
  const onDecline = await show(false);
  expect(document.querySelector('[type=radio]:checked')).toBeNull();
  press('Decline Ada');
  await vi.waitFor(() => expect(alerts()).toContain('Choose a reason'));
  expect(onDecline).not.toHaveBeenCalled();
});

it('suggests that the spot is filled once every spot is taken', async () => {
  const onDecline = await show(true);
  press('Decline Ada');
  await vi.waitFor(() => expect(onDecline).toHaveBeenCalledWith({ reason: 'spot_filled' }));
});

async function show(areSpotsTaken: boolean) {
  const onDecline = vi.fn();
  page = await showPage(() => (
    <DeclineDialog
      applicants={[ADA]}
      areSpotsTaken={areSpotsTaken}
      isSending={false}
      onDecline={onDecline}
      onClose={() => undefined}
    />
  ));
  await vi.waitFor(() => expect(buttonOf('Decline Ada')).toBeDefined());
  return onDecline;
}

function buttonOf(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name);
}

const press = (name: string) => buttonOf(name)?.click();
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
