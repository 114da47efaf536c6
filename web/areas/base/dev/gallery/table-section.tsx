import { Check, Lock } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { HeaderCell, SortHeader, Table, TableRow } from '#web/ui/table.tsx';

const PAYMENTS = [
  { id: 'PAY-10482', creator: 'Maya Okafor', amount: 245, released: false },
  { id: 'PAY-10481', creator: 'Marcus Bell', amount: 400, released: true },
  { id: 'PAY-10479', creator: 'Jules Moreau', amount: 225, released: true },
];

export function TableSection({ className }: { className?: string }) {
  const [descending, setDescending] = useState(true);
  const [selected, setSelected] = useState<readonly string[]>(['PAY-10479']);
  const rows = PAYMENTS.toSorted((a, b) => (descending ? b.amount - a.amount : a.amount - b.amount));
  const toggle = (id: string, on: boolean) =>
    setSelected(on ? [...selected, id] : selected.filter((other) => other !== id));
  return (
    <Card as="section" aria-label="Table" padded={false} className={className}>
      <Table
        caption="Payments"
        head={
          <>
            <HeaderCell className="w-0">
              <Checkbox
                labelHidden
                checked={selected.length === rows.length}
                mixed={selected.length > 0 && selected.length < rows.length}
                onChange={(event) => setSelected(event.target.checked ? rows.map(({ id }) => id) : [])}
              >
                Select all payments
              </Checkbox>
            </HeaderCell>
            <HeaderCell>Payment</HeaderCell>
            <HeaderCell>Creator</HeaderCell>
            <HeaderCell>Status</HeaderCell>
            <SortHeader
              numeric
              direction={descending ? 'descending' : 'ascending'}
              onSort={() => setDescending(!descending)}
            >
              Amount
            </SortHeader>
          </>
        }
      >
        {rows.map(({ id, creator, amount, released }, index) => (
          <TableRow key={id} open={index === 0} selected={selected.includes(id)}>
            <td className="max-md:hidden">
              <Checkbox
                labelHidden
                checked={selected.includes(id)}
                onChange={(event) => toggle(id, event.target.checked)}
              >
                Select {id}
              </Checkbox>
            </td>
            <td className="font-medium">{id}</td>
            <td>
              <span className="flex items-center gap-2.5 max-md:justify-end">
                <Avatar name={creator} className="size-6" />
                {creator}
              </span>
            </td>
            <td>
              <Badge
                tone={released ? 'money' : 'neutral'}
                icon={released ? <Check aria-hidden="true" /> : <Lock aria-hidden="true" />}
              >
                {released ? 'Released' : 'Held'}
              </Badge>
            </td>
            <td className="num text-right font-semibold">${amount}.00</td>
          </TableRow>
        ))}
      </Table>
    </Card>
  );
}
