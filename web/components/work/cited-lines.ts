import type { Collaboration, Deliverable } from '#contract/collaborations.ts';

/** Where the lines of the brief were cited: "Asked for on version 1, in version 2". */
export function citedLines({
  deliverables,
}: Pick<Collaboration, 'deliverables'>): ReadonlyMap<number, string> {
  return new Map(
    deliverables.flatMap((deliverable) =>
      [...deliverable.submissions]
        .reverse()
        .flatMap(({ version, change_requests }) =>
          change_requests.map(({ brief_line }): [number, string] => [
            brief_line,
            citedWords(deliverable, version),
          ]),
        ),
    ),
  );
}

function citedWords({ version: newest, status }: Deliverable, version: number): string {
  const asked = `Asked for on version ${version}`;
  if (newest > version) return `${asked}, in version ${version + 1}`;
  return status === 'changes_requested' ? `${asked}, due in version ${version + 1}` : asked;
}
