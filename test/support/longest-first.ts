import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest although they are short, as measured: a fresh clone knows only the sizes of files. */
const LONGEST = [
  'platform/ledger/money-life.test.ts',
  'platform/ledger/killed-journey.test.ts',
  'platform/http/access-matrix.test.ts',
  'platform/http/fuzz.test.ts',
  'platform/payments/stripe-payouts.test.ts',
  'areas/money/fundings/stripe-faults.test.ts',
  'areas/base/uploads/uploads.test.ts',
  'platform/auth/password-hash.test.ts',
];

/** Starts the longest files first, so that at the end no worker waits long for another. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // Files of one project stay together, because a worker serves one project.
    const byProject = Map.groupBy(sorted, ({ project }) => project.name);
    return [...byProject.values()].flatMap((ofProject) =>
      ofProject.toSorted((a, b) => placeOf(a.moduleId) - placeOf(b.moduleId)),
    );
  }
}

function placeOf(file: string): number {
  const place = LONGEST.findIndex((name) => file.endsWith(name));
  return place === -1 ? LONGEST.length : place;
}
