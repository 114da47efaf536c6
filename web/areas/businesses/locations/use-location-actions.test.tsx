// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { BusinessLocation } from '#contract/businesses/locations.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { useLocationActions } from './use-location-actions.ts';

const LOCATION = { id: 'l1', location_name: 'Crown Heights' } as BusinessLocation;

let shown: ShownPage;

afterEach(() => shown.remove());

function Buttons() {
  const { archive } = useLocationActions('b1');
  return (
    <button type="button" onClick={() => void archive(LOCATION)}>
      Archive
    </button>
  );
}

async function pressArchive(): Promise<void> {
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull());
  document.querySelector('button')?.click();
}

it('says why a location was not archived', async () => {
  const detail = 'A campaign is open there.';
  shown = await showPage(Buttons, { answer: () => ({ status: 409, body: { status: 409, detail } }) });
  await pressArchive();
  await vi.waitFor(() =>
    expect(shown.toasts).toEqual([
      { title: 'Couldn’t archive it', description: detail, variant: 'destructive' },
    ]),
  );
});

it('brings an archived location back from the toast', async () => {
  shown = await showPage(Buttons);
  await pressArchive();
  await vi.waitFor(() => expect(shown.toasts).toHaveLength(1));
  shown.toasts[0]?.action?.onClick();
  await vi.waitFor(() => expect(shown.toasts[1]?.title).toBe('Crown Heights is back.'));
  expect(shown.requests).toEqual(['POST /api/locations/l1/archive', 'DELETE /api/locations/l1/archive']);
});
