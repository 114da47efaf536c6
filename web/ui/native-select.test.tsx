// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { NativeSelect } from './native-select.tsx';

let page: ShownPage;
afterEach(() => page.remove());

it('has nothing selected until somebody chooses, in a form that React doesn’t control too', async () => {
  const options = [{ value: 'usps', label: 'USPS' }];
  page = await showPage(() => (
    <NativeSelect
      label="Carrier"
      name="carrier"
      placeholder="Choose a carrier"
      defaultValue=""
      options={options}
    />
  ));
  await vi.waitFor(() => expect(document.querySelector('select')).not.toBeNull());
  const select = document.querySelector('select') as HTMLSelectElement;
  expect([select.value, select.selectedOptions[0]?.textContent]).toEqual(['', 'Choose a carrier']);
});
