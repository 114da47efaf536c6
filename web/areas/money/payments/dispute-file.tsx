import type { ReactNode } from 'react';
import type { DisputeFile } from '#contract/work/disputes.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { formatCents } from '#domain/format/money.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { AuditTrail } from '#web/components/admin/audit-trail.tsx';
import { Facts } from '#web/components/admin/facts.tsx';
import { ForAdmins } from '#web/components/admin/for-admins.tsx';
import { DecisionCard } from '#web/components/disputes/decision-card.tsx';
import { DisputeBadge } from '#web/components/disputes/dispute-badge.tsx';
import { DisputeTimeline } from '#web/components/disputes/dispute-timeline.tsx';
import { nameOfSide, OUTCOME_LABELS, reasonLabel } from '#web/components/disputes/dispute-words.ts';
import { StatementList } from '#web/components/disputes/statement-list.tsx';
import { useNow } from '#web/components/time/use-now.ts';
import { AgreedOn } from './agreed-on.tsx';
import { DecisionForm } from './decision-form.tsx';
import { DisputeConversation } from './dispute-conversation.tsx';
import { VersionList } from './version-list.tsx';

/** Both statements, the contract, the submitted versions, and the decision form. */
export function DisputeFileView({ file }: { file: DisputeFile }) {
  const now = useNow();
  const { dispute, contract, versions } = file;
  const { disputed_cents, fee_cents, opened_side, status, clock_at, decide_by, can_decide } = dispute;
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
              ['Deliverables', dispute.deliverables.map(nameDeliverable).join(', ')],
              ['Business fee', formatCents(fee_cents)],
              [
                'Opened by',
                dispute.is_on_behalf
                  ? `Bizmeet for ${nameOfSide(dispute, opened_side)}`
                  : nameOfSide(dispute, opened_side),
              ],
              ['Reason', reasonLabel(dispute.reason)],
              ['Requested outcome', OUTCOME_LABELS[dispute.wants]],
              ['Decide by', decide_by ? newYorkMoment(decide_by) : null],
              [decide_by ? 'Auto-decides' : 'Next step', clock_at ? newYorkMoment(clock_at) : null],
            ]}
          />
        </div>
      </div>
      {[...dispute.decisions].reverse().map((decision) => (
        <DecisionCard key={decision.round} dispute={dispute} decision={decision} now={now} />
      ))}
      <Part title="Statements">
        <StatementList dispute={dispute} now={now} />
      </Part>
      <Part title="Submitted work">
        <VersionList dispute={dispute} versions={versions} now={now} />
      </Part>
      <ForAdmins rule="admin_decisions">
        <Part title="Conversation">
          <DisputeConversation dispute={dispute} now={now} />
        </Part>
      </ForAdmins>
      <Part title="Contract">
        <AgreedOn contract={contract} />
      </Part>
      <Part title="History">
        <DisputeTimeline dispute={dispute} now={now} />
      </Part>
      {can_decide ? (
        <ForAdmins rule="admin_decisions">
          <DecisionForm dispute={dispute} />
        </ForAdmins>
      ) : null}
      {status === 'under_review' && !can_decide ? (
        <p className="text-md text-ink-2">
          You made the first decision, so another admin must decide the appeal. If nobody does in time, your
          decision takes effect.
        </p>
      ) : null}
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
