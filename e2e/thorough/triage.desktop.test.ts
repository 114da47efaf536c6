import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { applyInTurn, findCampaign } from '../support/makers.ts';
import { signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a business reads, shortlists, compares, declines and accepts with the keyboard alone, and undoes it', async ({
  page,
  browser,
}) => {
  await signInOwnerOf(page, 'attic-no-9');
  const { id, slug } = await findCampaign(page.request, 'Dress a doubles team');
  await applyInTurn(browser, id, ['Ada Brandt', 'Ben Castor', 'Cy Dahl']);
  await openHydrated(page, `/business/campaigns/${slug}?tab=applicants`);
  const applicants = page.getByRole('region', { name: 'Applicants' });
  const rows = applicants.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Cy Dahl');
  await expectAccessible(page, 'the applicants of a campaign');

  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Cy Dahl' })).toBeFocused();
  await page.keyboard.press('s');
  await expect(applicants.getByText('Shortlisted 1', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('status').or(page.getByText('Cy on the shortlist.')).first()).toBeVisible();

  for (const name of ['Ada Brandt', 'Ben Castor', 'Cy Dahl']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  const bar = page.getByRole('region', { name: 'Selected applicants' });
  await expect(bar).toContainText('2 spots open, pick 2 to accept');
  await page.keyboard.press('c');
  const compare = page.getByRole('dialog', { name: 'Compare applicants' });
  await expect(compare.getByRole('columnheader')).toHaveCount(3);
  await expectAccessible(page, 'applicants side by side', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(compare).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();

  await page.getByRole('link', { name: 'Ada Brandt' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: /^Applicant \d of 3$/ });
  await expect(drawer.getByRole('heading', { name: 'Ada Brandt' })).toBeVisible();
  await drawer.getByLabel('Note', { exact: true }).fill('Good light.');
  await drawer.getByRole('button', { name: 'Add note' }).click();
  await expect(drawer.getByText('Good light.')).toBeVisible();
  await expectAccessible(page, 'one applicant', '[role="dialog"]');
  await drawer.getByLabel('Note', { exact: true }).blur();
  await page.keyboard.press('r');
  const decline = page.getByRole('dialog', { name: 'Decline Ada Brandt?' });
  await decline.getByRole('radio', { name: 'Dates don’t work' }).check();
  await expect(decline).toContainText('The dates don’t work this time.');
  await decline.getByRole('button', { name: 'Decline Ada' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. Nobody was notified.')).toBeVisible();
  await expect(rows).toHaveCount(3);

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Ben Castor' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ben Castor' })).toBeVisible();
  await page.keyboard.press('a');
  const accept = page.getByRole('dialog', { name: /^Accept Ben Castor for \$/ });
  await expect(accept).toContainText('1 open spot left');
  await accept.getByRole('button', { name: /^Accept for/ }).click();
  await expect(page.getByText(/^Ben is in\. \$[\d.,]+ is held\.$/)).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('1 of 2 filled')).toBeVisible();
});
