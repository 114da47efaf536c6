import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { ApplicantRow } from '#contract/creators/vetting.ts';
import type { ApplicantSegment } from '#domain/creators/vetting-reasons.ts';
import { displayName } from '#domain/format/display-name.ts';
import { useIsAllowed } from '#web/components/admin/for-admins.tsx';
import { Button } from '#web/ui/button.tsx';

import { Checkbox } from '#web/ui/checkbox.tsx';
import { Segments } from '#web/ui/chip.tsx';
import { FaceColors } from '#web/ui/face-colors.tsx';
import { ApplicantQueueRow } from './applicant-queue-row.tsx';
import { BulkDecisions } from './bulk-decisions.tsx';

type ApplicantQueueProps = {
  applicants: readonly ApplicantRow[];
  counts: Record<ApplicantSegment, number>;
  segment: ApplicantSegment;
  openId: string | undefined;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
  onSegment: (segment: ApplicantSegment) => void;
  more: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
};

export function ApplicantQueue(props: ApplicantQueueProps) {
  const { applicants, counts, segment, openId, hrefOf, onOpen, onSegment, more } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const waiting = applicants.filter(({ id }) => chosen?.has(id));
  const canDecide = useIsAllowed('admin_operations');
  return (
    <section
      aria-label="Queue"
      className="flex w-full shrink-0 flex-col border-line bg-surface lg:w-80 lg:border-r"
    >
      <div className="flex min-h-15 shrink-0 items-center justify-between gap-2 border-line border-b px-4 py-3 md:px-6 lg:pr-3">
        <Segments
          label="Segment"
          value={segment}
          onValueChange={onSegment}
          options={[
            { value: 'waiting', label: <span className="num">In review {counts.waiting}</span> },
            { value: 'changes', label: <span className="num">Changes {counts.changes}</span> },
          ]}
        />
        {canDecide && segment === 'waiting' && applicants.length > 0 ? (
          <Button
            variant="ghost"
            shape="icon"
            aria-label="Select several"
            aria-pressed={chosen !== null}
            icon={<ListChecks aria-hidden="true" />}
            onClick={() => setChosen(chosen === null ? new Set() : null)}
          />
        ) : null}
      </div>
      {chosen !== null && applicants.length > 0 ? (
        <div className="flex min-h-11 shrink-0 items-center border-line border-b px-4 md:px-6">
          <Checkbox
            checked={waiting.length === applicants.length}
            mixed={waiting.length > 0 && waiting.length < applicants.length}
            onChange={(event) =>
              setChosen(new Set(event.target.checked ? applicants.map(({ id }) => id) : []))
            }
          >
            Select all shown
          </Checkbox>
        </div>
      ) : null}
      <FaceColors names={applicants.map((one) => displayName({ ...one, email: null }))}>
        <ol className="min-h-0 grow overflow-y-auto overscroll-contain">
          {applicants.map((applicant) => (
            <ApplicantQueueRow
              key={applicant.id}
              applicant={applicant}
              isOpen={applicant.id === openId}
              href={hrefOf(applicant.id)}
              onOpen={() => onOpen(applicant.id)}
              {...(chosen && {
                isChosen: chosen.has(applicant.id),
                onChoose: (on: boolean) => setChosen(toggled(chosen, applicant.id, on)),
              })}
            />
          ))}
          {applicants.length === 0 ? (
            <li className="px-6 py-8 text-md text-ink-2">
              {segment === 'waiting' ? 'No applications to review.' : 'No one has changes to make.'}
            </li>
          ) : null}
          {more.hasNextPage ? (
            <li className="p-3">
              <Button block loading={more.isFetchingNextPage} onClick={() => more.fetchNextPage()}>
                Load more
              </Button>
            </li>
          ) : null}
        </ol>
      </FaceColors>
      {waiting.length > 0 ? (
        <BulkDecisions applicants={waiting} onDone={() => setChosen(null)} />
      ) : (
        <p className="shrink-0 border-line border-t px-4 py-3.5 text-hint text-ink-3 md:px-6">
          Oldest first. Review within 2 business days.
        </p>
      )}
    </section>
  );
}

function toggled(ids: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (on) next.add(id);
  else next.delete(id);
  return next;
}
