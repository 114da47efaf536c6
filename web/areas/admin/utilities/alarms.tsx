import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { ALARM_WORDS } from '#domain/money/alarms.ts';
import { NothingHere } from '#web/components/admin/nothing-here.tsx';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { alarmsOptions } from './utilities-options.ts';

/** Alarms that a person has to see: raised by the clock, cleared when the cause is gone. */
export function Alarms() {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useSuspenseQuery(alarmsOptions(api));
  const now = useNow();
  if (data.alarms.length === 0) {
    return (
      <NothingHere
        title="No alarms"
        hint="Payouts, refunds, messages and differences that need you appear here."
      />
    );
  }
  return (
    <PlainTable
      caption="Alarms"
      rows={data.alarms}
      keyOf={({ id }) => id}
      columns={[
        {
          header: 'Status',
          phone: 'left',
          cell: ({ cleared_at }) => <AlarmBadge isCleared={cleared_at !== null} />,
        },
        {
          header: 'Raised',
          phone: 'right',
          cell: ({ raised_at }) => <span className="num">{momentWords(raised_at, now)}</span>,
        },
        {
          header: 'Alarm',
          phone: 'left',
          cell: ({ kind, detail }) => (
            <>
              <a href={ALARM_WORDS[kind].path} className="link font-semibold">
                {ALARM_WORDS[kind].title}
              </a>
              <span className="block text-base text-ink-2">{detail}</span>
            </>
          ),
        },
      ]}
    />
  );
}

function AlarmBadge({ isCleared }: { isCleared: boolean }) {
  return isCleared ? (
    <Badge tone="money" icon={<CircleCheck aria-hidden="true" />}>
      Cleared
    </Badge>
  ) : (
    <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
      Raised
    </Badge>
  );
}
