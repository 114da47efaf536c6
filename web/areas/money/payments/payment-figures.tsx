import { Check, CircleAlert, LockKeyhole, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PaymentSummary } from '#contract/admin/payments.ts';
import { formatCents } from '#domain/format/money.ts';
import { counted } from '#web/components/campaigns/count-words.ts';
import { useNow } from '#web/components/time/use-now.ts';

const MONTH = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', month: 'long' });

/** The four figures above the list: two in a row on a phone, or one where a sum needs the width. */
export function PaymentFigures({ summary }: { summary: PaymentSummary }) {
  const { held, released, refunded, attention } = summary;
  const { disputes, chargebacks, failed_refunds } = attention;
  const month = MONTH.format(useNow());
  const problems = [
    [disputes, 'to decide'],
    [chargebacks, 'charged back'],
    [failed_refunds, 'failed'],
  ] as const;
  const named = problems.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  return (
    <dl className="flex flex-wrap gap-px border-line border-b bg-line">
      <Figure
        icon={<LockKeyhole aria-hidden="true" />}
        name="Held"
        value={formatCents(held.cents)}
        note="Including open spots and fees"
      />
      <Figure
        icon={<Check aria-hidden="true" className="text-money" />}
        name={`Released in ${month}`}
        value={<span className="text-money">{formatCents(released.cents)}</span>}
        note={counted(released.count, 'release')}
      />
      <Figure
        icon={<Undo2 aria-hidden="true" />}
        name={`Refunded in ${month}`}
        value={formatCents(refunded.cents)}
        note={counted(refunded.count, 'refund')}
      />
      <Figure
        icon={<CircleAlert aria-hidden="true" className="text-danger" />}
        name="Needs attention"
        value={String(disputes + chargebacks + failed_refunds)}
        note={named.length > 0 ? named.join(', ') : 'All clear'}
      />
    </dl>
  );
}

type FigureProps = { icon: ReactNode; name: string; value: ReactNode; note: string };

function Figure({ icon, name, value, note }: FigureProps) {
  return (
    <div className="min-w-min grow basis-[34%] bg-surface px-4 py-3.5 md:px-6 lg:basis-0">
      <dt className="flex items-center gap-2 text-base text-ink-2 [&_svg]:size-4.5 [&_svg]:shrink-0 max-md:[&_svg]:hidden [&_svg]:stroke-[1.75]">
        {icon}
        {name}
      </dt>
      <dd className="num type-list-money mt-0.5">{value}</dd>
      <dd className="text-sm text-ink-3">{note}</dd>
    </div>
  );
}
