import type { ReactNode } from 'react';
import type { DisputeFile } from '#contract/disputes.ts';
import { nameDeliverable } from '#domain/deliverables.ts';
import { formatCents } from '#domain/money.ts';
import { newYorkMoment } from '#domain/new-york-time.ts';
import { AuditTrail } from '#web/components/admin/audit-trail.tsx';
import { Facts } from '#web/components/admin/facts.tsx';
import { useNow } from '#web/components/admin/use-now.ts';
import { DecisionCard } from '#web/components/disputes/decision-card.tsx';
import { DisputeBadge } from '#web/components/disputes/dispute-badge.tsx';
import { DisputeTimeline } from '#web/components/disputes/dispute-timeline.tsx';
import { nameOfSide, OUTCOME_LABELS, reasonLabel } from '#web/components/disputes/dispute-words.ts';
import { StatementList } from '#web/components/disputes/statement-list.tsx';
import { AgreedOn } from './agreed-on.tsx';
import { DecisionForm } from './decision-form.tsx';
import { VersionList } from './version-list.tsx';

/** Both sides' words, what was agreed on, what was sent, and the form that decides. */
export function DisputeFileView({ file }: { file: DisputeFile }) {
  const now = useNow();
  const { dispute, contract, versions } = file;
  const { disputed_cents, fee_cents, opened_side, status, clock_at, can_decide } = dispute;
  return (
    <div className="grid gap-7">
      <div>
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="text-sm break-words text-ink-2">{dispute.campaign_title}</p>
            <p className="type-big-money num">{formatCents(disputed_cents)}</p>
          </div>
          <DisputeBadge status={status} />
        </div>
        <div className="mt-4">
          <Facts
            facts={[
              ['Business', dispute.business_name],
              ['Creator', dispute.creator_name],
              ['About', dispute.deliverables.map(nameDeliverable).join(', ')],
              ['Our fee on it', formatCents(fee_cents)],
              ['Opened by', nameOfSide(dispute, opened_side)],
              ['Why', reasonLabel(dispute.reason)],
              ['Wants', OUTCOME_LABELS[dispute.wants]],
              ['Goes on by itself', clock_at ? newYorkMoment(clock_at) : null],
            ]}
          />
        </div>
      </div>
      {[...dispute.decisions].reverse().map((decision) => (
        <DecisionCard key={decision.round} dispute={dispute} decision={decision} now={now} />
      ))}
      <Part title="What both sides say">
        <StatementList dispute={dispute} now={now} />
      </Part>
      {can_decide ? <DecisionForm dispute={dispute} /> : null}
      {status === 'under_review' && !can_decide ? (
        <p className="text-md text-ink-2">You decided this before. The appeal is for another admin.</p>
      ) : null}
      <Part title="What was sent">
        <VersionList dispute={dispute} versions={versions} now={now} />
      </Part>
      <Part title="What they agreed on">
        <AgreedOn contract={contract} />
      </Part>
      <Part title="What happened">
        <DisputeTimeline dispute={dispute} now={now} />
      </Part>
      <AuditTrail subjectType="dispute" subjectId={dispute.id} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="type-item mb-3">{title}</h2>
      {children}
    </section>
  );
}
