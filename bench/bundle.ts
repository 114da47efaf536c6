import { firstLoadFiles, gzipBytes } from './support/built-pages.ts';

/** JavaScript of the first load of each page, gzip, against the budget. */
const BUDGETS_KB = {
  '/': 130,
  '/privacy-policy': 130,
  '/terms-of-service': 130,
  '/login': 140,
  '/signup': 140,
  '/_member/onboarding': 190,
  '/_member/apply/': 190,
  '/_member/business/': 190,
  '/_member/business/settings': 190,
  '/_member/business/media': 190,
  '/_member/business/content': 190,
  '/_member/business/locations': 190,
  '/_member/business/quotes': 190,
  '/_member/business/messages/{-$id}': 190,
  '/_member/business/campaigns/': 190,
  '/_member/business/campaigns/new': 190,
  '/_member/business/campaigns/$identifier_/edit': 190,
  '/_member/business/campaigns/$identifier/': 190,
  '/_member/business/campaigns/$identifier/fund': 190,
  '/_member/business/campaigns/$identifier/work/$id': 190,
  '/_member/business/campaigns/$identifier/work/$id_/dispute': 190,
  '/_member/campaigns/': 190,
  '/_member/campaigns/$identifier': 190,
  '/_member/creator/': 190,
  '/_member/creator/messages/{-$id}': 190,
  '/_member/creator/settings': 190,
  '/_member/creator/applications': 190,
  '/_member/creator/earnings': 190,
  '/_member/creator/work/$id': 190,
  '/_member/creator/work/$id_/dispute': 190,
  '/_member/admin/': 190,
  '/_member/admin/users': 190,
  '/_member/admin/applicants': 190,
  '/_member/admin/campaigns': 190,
  '/_member/admin/payments': 190,
  '/_member/admin/payouts': 190,
  '/_member/admin/packages': 190,
  '/_member/admin/storage': 190,
};

let isOver = false;
for (const [page, budget] of Object.entries(BUDGETS_KB)) {
  const kb = (await gzipBytes(await firstLoadFiles(page))) / 1000;
  isOver ||= kb > budget;
  process.stdout.write(
    `${page.padEnd(20)} ${kb.toFixed(1).padStart(6)} KB of ${budget} KB  ratio ${(kb / budget).toFixed(2)}\n`,
  );
}
if (isOver) process.exitCode = 1;
