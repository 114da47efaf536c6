import { expect, it } from 'vitest';
import { isWideScreen, type Screen } from './wide-layout.ts';

const DESKTOP: Screen = {
  width: 1280,
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/149.0.0.0 Safari/537.36',
  has_touch: false,
  is_pointer_coarse: false,
  can_hover: true,
};
const MAC_AGENT =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';

it('begins at 1024 pixels [AUTH-01] [CONST-04]', () => {
  expect(isWideScreen({ ...DESKTOP, width: 1023 })).toBe(false);
  expect(isWideScreen({ ...DESKTOP, width: 1024 })).toBe(true);
});

it.each<[string, Partial<Screen>]>([
  ['an iPad that says so', { user_agent: 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)' }],
  ['an iPad that calls itself a Mac', { user_agent: MAC_AGENT, has_touch: true }],
  ['a screen that is touched and cannot hover', { is_pointer_coarse: true, can_hover: false }],
])('is not %s [AUTH-04]', (_, tablet) => {
  expect(isWideScreen({ ...DESKTOP, width: 1366, ...tablet })).toBe(false);
});

it('is not Android, whatever the pointer [AUTH-05]', () => {
  const user_agent =
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/149.0.0.0 Safari/537.36';
  expect(isWideScreen({ ...DESKTOP, width: 1480, user_agent })).toBe(false);
});

it('is a laptop with a touch screen, and a Mac', () => {
  expect(isWideScreen({ ...DESKTOP, has_touch: true })).toBe(true);
  expect(isWideScreen({ ...DESKTOP, user_agent: MAC_AGENT })).toBe(true);
});
