import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { AuditTrail } from '#web/components/admin/audit-trail.tsx';
import { CreatorDecisions } from '#web/components/admin/creator-decisions.tsx';
import { ForAdmins } from '#web/components/admin/for-admins.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { Button } from '#web/ui/button.tsx';
import { ApplicantChecks } from './applicant-checks.tsx';
import { ApplicantHead } from './applicant-head.tsx';
import { ApplicantNumbers } from './applicant-numbers.tsx';
import { ApplicantWork } from './applicant-work.tsx';
import { applicantOptions } from './applicants-options.ts';
import { DecisionBar } from './decision-bar.tsx';

type ApplicantPaneProps = {
  id: string;
  /** True if chosen in the address: then it covers the queue on a phone. */
  isChosen: boolean;
  /** The position in the queue, from 0; -1 if it left the queue. */
  place: number;
  total: number;
  hasNext: boolean;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
  onDecided: () => void;
};

export function ApplicantPane({ id, isChosen, onDecided, ...walk }: ApplicantPaneProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: applicant, error } = useQuery(applicantOptions(api, id));
  return (
    <section
      aria-label="Application"
      className={`min-w-0 grow flex-col bg-surface max-lg:fixed max-lg:inset-0 max-lg:z-30 lg:flex ${isChosen ? 'flex' : 'hidden'}`}
    >
      <WalkBar {...walk} />
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Submitted application"
        className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-6 -outline-offset-2 md:px-7"
      >
        {applicant ? (
          <div className="grid max-w-[60rem] gap-7">
            <ApplicantHead applicant={applicant} />
            <ApplicantWork applicant={applicant} />
            <div className="grid gap-x-10 gap-y-7 xl:grid-cols-[minmax(0,1fr)_18.75rem]">
              <ApplicantNumbers applicant={applicant} />
              <ApplicantChecks applicant={applicant} />
            </div>
            <CreatorDecisions decisions={applicant.decisions} />
            <AuditTrail subjectType="creator" subjectId={applicant.profile.id} />
          </div>
        ) : (
          <RecordPending error={error} />
        )}
      </section>
      {applicant ? (
        <ForAdmins rule="admin_operations">
          <DecisionBar applicant={applicant} onDecided={onDecided} />
        </ForAdmins>
      ) : null}
    </section>
  );
}

type WalkBarProps = Pick<ApplicantPaneProps, 'place' | 'total' | 'hasNext' | 'onStep' | 'onClose'>;

/** For phones, where the queue is hidden: back to the queue, and on to the next. */
function WalkBar({ place, total, hasNext, onStep, onClose }: WalkBarProps) {
  return (
    <header className="flex h-14 shrink-0 items-center gap-1 border-line border-b px-2 lg:hidden">
      <Button
        variant="ghost"
        shape="icon"
        aria-label="Back to the queue"
        icon={<ArrowLeft aria-hidden="true" />}
        onClick={onClose}
      />
      <p className="num min-w-0 grow text-center text-md text-ink-2">
        {place < 0 ? 'Applicant' : `Applicant ${place + 1} of ${total}`}
      </p>
      <Button
        variant="ghost"
        shape="icon"
        aria-label="Previous applicant"
        disabled={place < 1}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onStep(-1)}
      />
      <Button
        variant="ghost"
        shape="icon"
        aria-label="Next applicant"
        disabled={!hasNext}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onStep(1)}
      />
    </header>
  );
}
