import type { Dispute, DisputeStatement } from '#contract/work/disputes.ts';
import { momentWords } from '#web/components/time/moment.ts';
import { FileStrip } from '#web/components/work/file-strip.tsx';
import { Card } from '#web/ui/card.tsx';
import { callSide } from './dispute-words.ts';

type StatementListProps = {
  dispute: Pick<Dispute, 'side' | 'statements' | 'business_name' | 'creator_name' | 'is_on_behalf'>;
  now: Date;
};

/** Both sides' statements, verbatim. */
export function StatementList({ dispute, now }: StatementListProps) {
  return (
    <ul className="grid gap-4">
      {dispute.statements.map((statement) => (
        <Card as="li" key={statement.id}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="type-item break-words">{titleOf(dispute, statement)}</h3>
            <p className="num text-sm text-ink-3">{momentWords(statement.created_at, now)}</p>
          </div>
          <p className="mt-2 text-md break-words whitespace-pre-line text-ink-2">{statement.words}</p>
          <FileStrip files={statement.files} label={`What ${callSide(dispute, statement.side)} submitted`} />
        </Card>
      ))}
    </ul>
  );
}

function titleOf(dispute: StatementListProps['dispute'], { side, kind }: DisputeStatement): string {
  const who = callSide(dispute, side);
  if (kind !== 'opening' || !dispute.is_on_behalf) return `${who} ${VERBS[kind]}`;
  return `Bizmeet opened it for ${who === 'You' ? 'you' : who}`;
}

const VERBS: Record<DisputeStatement['kind'], string> = {
  opening: 'opened it',
  answer: 'answered',
  appeal: 'appealed',
};
