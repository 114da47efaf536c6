import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The first words of our summaries. A new one is a verb in the imperative; add it here when you need it. */
const VERBS = new Set(
  `Accept Activate Add Agree Allow Answer Appeal Apply Approve Archive Assign Block Book Cancel Change Check Close Compare Complete
  Confirm Count Counter Create Decide Decline Delete Disconnect Dismiss Download Duplicate Email End Export Extend Find Finish Get
  Grant Hold Invite Join Leave Let Limit List Locate Make Mark Open Pause Pay Preview Rate Read Reassign Redeem Refresh Refund
  Reinstate Release Remove Rename Reorder Replace Report Request Resend Reset Restore Resume Retry Return Save Schedule Send Set
  Shortlist Sign Start Stop Submit Summarize Suspend Sync Take Test Transfer Turn Unblock Undo Update Verify Withdraw`.split(
    /\s+/,
  ),
);

/** Expressions a native writer would not use. */
const DIALECT =
  /\bone[’']s\b|\banew\b|\bwhoever\b|\bstands?\b|\bput away\b|\bcall(ed)? (off|back)\b|\btake back\b|\bspend\b|\bturns?\b(?! (on|off|weekly))|\bsay\b|\bwithout spending\b|\bso far\b/i;

interface Described {
  paths: Record<string, Record<string, { summary: string }>>;
}

const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Described;

const summaries = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { summary }]) => ({
    endpoint: `${method.toUpperCase()} ${path}`,
    summary,
  })),
);

it('an API summary begins with a verb in the imperative', () => {
  expect(summaries.length).toBeGreaterThan(300);
  const others = summaries.filter(({ summary }) => !VERBS.has(summary.split(/[ ,]/)[0] ?? ''));
  expect(others).toEqual([]);
});

it('an API summary is one plain line', () => {
  const others = summaries.filter(({ summary }) => DIALECT.test(summary) || summary.length > 110);
  expect(others).toEqual([]);
});
