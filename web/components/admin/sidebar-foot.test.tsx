import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SidebarFoot } from './sidebar-foot.tsx';

function foot(email: string | null, isNarrow = false) {
  const viewer = { email, full_name: null };
  const rest = {
    waiting: {},
    currentPath: '/admin',
    onSignOut: () => undefined,
  };
  return renderToString(<SidebarFoot viewer={viewer} isNarrow={isNarrow} {...rest} />);
}

it('shows the email of the admin [ADMIN-47]', () => {
  expect(foot('nia@bizmeet.nyc')).toContain('nia@bizmeet.nyc');
});

it.each([null, ''])('shows "Admin User" without an email [ADMIN-48]', (email) => {
  expect(foot(email)).toContain('Admin User');
});

it('keeps the words for screen readers where it shows icons alone [ADMIN-49]', () => {
  expect(foot('nia@bizmeet.nyc', true)).toMatch(/sr-only">Logout/);
});
