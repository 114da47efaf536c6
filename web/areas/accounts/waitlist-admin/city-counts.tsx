import type { WaitlistCity } from '#contract/accounts/waitlist-admin.ts';
import { formatCount } from '#domain/format/count.ts';
import { call } from '#web/api/call.ts';
import { type PlainColumn, PlainTable } from '#web/components/admin/plain-table.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { Button } from '#web/ui/button.tsx';

/** How many wait for each city, by the role they chose. */
export function CityCounts({ cities }: { cities: readonly WaitlistCity[] }) {
  return <PlainTable caption="Cities" columns={COLUMNS} rows={cities} keyOf={({ id }) => id} />;
}

const COLUMNS: readonly PlainColumn<WaitlistCity>[] = [
  { header: 'City', phone: 'left', cell: ({ name }) => name },
  { header: 'Confirmed', numeric: true, phone: 'right', cell: (city) => formatCount(city.confirmed) },
  { header: 'Businesses', numeric: true, cell: (city) => formatCount(city.confirmed_businesses) },
  { header: 'Creators', numeric: true, cell: (city) => formatCount(city.confirmed_creators) },
  { header: 'Unconfirmed', numeric: true, cell: (city) => formatCount(city.pending) },
  {
    header: 'Opening',
    numeric: true,
    phone: 'left',
    cell: (city) => (city.confirmed > 0 ? <OpenCity city={city} /> : null),
  },
];

function OpenCity({ city: { id, name, confirmed } }: { city: WaitlistCity }) {
  const people = confirmed === 1 ? '1 person' : `${formatCount(confirmed)} people`;
  return (
    <ReasonDialog
      rule="admin_operations"
      trigger={
        <Button size="dense" aria-label={`We’re open in ${name}`}>
          We’re open
        </Button>
      }
      title={`Tell ${people} that we’re open in ${name}?`}
      description="Everyone who confirmed gets one email. Then we delete this city’s waitlist, unconfirmed addresses too. This can’t be undone."
      verb="Send emails"
      isDestructive
      done={`Emails to the ${name} waitlist are on their way.`}
      send={(api, reason) =>
        call(api, 'POST /api/admin/waitlist-cities/:id/opening', { params: { id }, body: { reason } })
      }
    />
  );
}
