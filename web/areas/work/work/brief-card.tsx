import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { briefLines } from '#domain/work/brief-lines.ts';
import { dayWords } from '#web/components/time/moment.ts';
import { Card } from '#web/ui/card.tsx';

type BriefCardProps = { work: Collaboration; now: Date };

/** The agreed brief with numbered lines; lines with requested changes are highlighted. */
export function BriefCard({ work, now }: BriefCardProps) {
  const { contract } = work;
  const cited = citedLines(work);
  return (
    <Card as="section" aria-labelledby="work-brief">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="work-brief" className="type-block-title">
          Brief
        </h2>
        <p className="text-base text-ink-2">As agreed {dayWords(contract.agreed_at, now)}</p>
      </div>
      {contract.brief.description ? (
        <p className="mb-3 text-md wrap-anywhere text-ink-2">{contract.brief.description}</p>
      ) : null}
      <ol>
        {briefLines(contract.brief).map(({ line, text, is_avoidance }) => {
          const words = cited.get(line);
          return (
            <li
              key={line}
              className={`-mx-2 grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 rounded-control px-2 py-1.75 text-md ${words ? 'bg-row-on' : ''}`}
            >
              <span aria-hidden="true" className="num text-right text-ink-2">
                {line}
              </span>
              <span className={`min-w-0 wrap-anywhere ${words ? 'font-semibold' : ''}`}>
                <span className="sr-only">Line {line}: </span>
                {is_avoidance ? <span className="font-semibold">Not: </span> : null}
                {text}
                {words ? <span className="block text-sm font-normal text-ink-2">{words}</span> : null}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** The lines of the brief that were cited: "Requested on version 1, in version 2". */
function citedLines({ deliverables }: Pick<Collaboration, 'deliverables'>): ReadonlyMap<number, string> {
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
  const asked = `Requested on version ${version}`;
  if (newest > version) return `${asked}, in version ${version + 1}`;
  return status === 'changes_requested' ? `${asked}, due in version ${version + 1}` : asked;
}
