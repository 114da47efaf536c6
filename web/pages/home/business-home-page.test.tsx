import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Account } from '#domain/access.ts';
import { BusinessHomePage } from './business-home-page.tsx';

const SHOP = { slug: 'crumb-84', industry: 'bakery' };

it('greets by first name, names the shop and leads into the settings', () => {
  const html = renderPage();
  expect(html).toContain('Good to see you, Rosa.');
  expect(html).toContain('Crumb &amp; Co.');
  expect(html).toContain('href="/business/settings#notifications"');
});

it('shows an admin whose page it is, and offers nothing to change', () => {
  const html = renderPage({ business_name: 'Crumb & Co.' });
  expect(html.replaceAll('<!-- -->', '')).toContain('Viewing as Crumb &amp; Co. Read only.');
  expect(html).toMatch(/<a href="\/admin"[^>]*>Back to admin/);
  expect(mainOf(html)).not.toContain('/business/settings');
});

function renderPage(viewingAs?: { business_name: string }): string {
  const { email, full_name, role } = ACCOUNT;
  const bar = { viewer: { email, full_name, role }, unreadCount: 0, onSignOut: () => undefined };
  return renderToString(
    <BusinessHomePage bar={bar} account={ACCOUNT} shop={SHOP} {...(viewingAs && { viewingAs })} />,
  );
}

const ACCOUNT: Account = {
  user_id: 'u1',
  email: 'rosa@crumb.nyc',
  full_name: 'Rosa Delgado',
  role: 'business',
  account_status: 'active',
  is_business_onboarding: false,
  creator_status: null,
  is_application_open: false,
  business: {
    id: 'b1',
    business_name: 'Crumb & Co.',
    slug: 'crumb-co',
    industry: 'bakery',
    membership: 'owner',
  },
};

/** The bar around it is drawn only once its code has come. */
function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}
