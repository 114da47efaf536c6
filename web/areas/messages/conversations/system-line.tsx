import { CircleCheck, CircleDot, Gavel, Lock, type LucideIcon, Repeat2, Send } from 'lucide-react';
import { formatCents } from '#domain/format/money.ts';
import { newYorkClock } from '#domain/format/new-york-time.ts';
import type { ThreadLine } from './thread-days.ts';

const MARKS: Record<ThreadLine['mark'], { Icon: LucideIcon; tone: string }> = {
  lock: { Icon: Lock, tone: 'text-money' },
  money: { Icon: CircleCheck, tone: 'text-money' },
  yes: { Icon: CircleCheck, tone: 'text-money' },
  dispute: { Icon: Gavel, tone: 'text-danger' },
  change: { Icon: Repeat2, tone: 'text-ink-2' },
  sent: { Icon: Send, tone: 'text-ink-2' },
  plain: { Icon: CircleDot, tone: 'text-ink-3' },
};

/** An event of the job, between the messages. */
export function SystemLine({ line }: { line: ThreadLine }) {
  const { Icon, tone } = MARKS[line.mark];
  return (
    <li className="mt-5 flex items-start justify-center gap-2.5 px-2 text-md text-ink-2">
      <Icon aria-hidden="true" className={`mt-0.5 size-4.5 shrink-0 stroke-[1.75] ${tone}`} />
      <p className="min-w-0 text-balance wrap-anywhere">
        <span className="sr-only">{newYorkClock(line.at)}: </span>
        {line.words}
        {line.money ? (
          <>
            {' '}
            <span className="num font-semibold text-money">{formatCents(line.money.cents)}</span>{' '}
            {line.money.rest}
          </>
        ) : null}
      </p>
    </li>
  );
}
