import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { checkLedger, refundSpot } from '../support/ledger.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { agreeOnWork } from '../support/work.ts';

const TITLE = 'Name the new flavor with us';

test('work that never arrives is canceled, the spot goes back to the shop, and the ledger still balances [ADMIN-07] [ADMIN-23]', async ({
  page,
  browser,
}) => {
  test.slow();
  const maker = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const admin = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const { id, identifier } = await agreeOnWork(
    browser,
    { page, maker },
    { shop: 'sandbar-scoops', title: TITLE, name: 'Noor Haddad' },
  );

  await signInAs(admin, 'admin');
  const drawer = await refundSpot(admin, id, 'She moved away, and nobody has heard from her.');
  await expect(drawer).toContainText('$275.00');

  await openHydrated(maker, `/creator/work/${id}`);
  await expect(maker.getByRole('heading', { name: 'This work was canceled' })).toBeVisible();
  await expectAccessible(maker, 'work that was called off');
  await maker.context().close();
  await openHydrated(page, `/business/campaigns/${identifier}/work/${id}`);
  await expect(page.getByText('Canceled').first()).toBeVisible();
  await expectAccessible(page, 'work that was called off, as the shop sees it');

  await checkLedger(admin);
  await admin.context().close();
});
