import type { TaxStatementRow } from '#contract/money/tax-statements.ts';
import { formatCents } from '#domain/format/money.ts';
import { TAX_FORM_NAMES } from '#domain/money/tax-forms.ts';
import { ForAdmins } from '#web/components/admin/for-admins.tsx';
import type { PlainColumn } from '#web/components/admin/plain-table.tsx';
import { Link } from '#web/components/link.tsx';
import { momentWords } from '#web/components/time/moment.ts';

export function statementColumns(now: Date): readonly PlainColumn<TaxStatementRow>[] {
  return [
    {
      header: 'Creator',
      phone: 'left',
      cell: ({ creator_id, creator_name }) => (
        <Link href={`/admin/creators?open=${creator_id}`} className="font-medium">
          {creator_name}
        </Link>
      ),
    },
    { header: 'Form', cell: ({ form }) => TAX_FORM_NAMES[form] },
    { header: 'Paid out', numeric: true, phone: 'right', cell: ({ paid_cents }) => formatCents(paid_cents) },
    { header: 'Revision', numeric: true, cell: ({ revision }) => revision },
    { header: 'Status', phone: 'left', cell: statusWords },
    { header: 'In a file', cell: ({ filed_at }) => (filed_at ? momentWords(filed_at, now) : 'Not yet') },
    {
      header: 'PDF',
      phone: 'right',
      cell: ({ id, has_w9, creator_name, revision }) =>
        has_w9 ? (
          <ForAdmins rule="admin_money">
            <a
              href={`/api/admin/tax-statements/${id}/pdf`}
              download
              aria-label={`Statement of ${creator_name}, revision ${revision}, as PDF`}
              className="inline-flex min-h-6 items-center text-link touch:min-h-11"
            >
              PDF
            </a>
          </ForAdmins>
        ) : null,
    },
  ];
}

function statusWords(row: TaxStatementRow): string {
  if (!row.is_current) return 'Replaced';
  if (row.is_withdrawn) return 'Withdrawn, below the threshold';
  const revised = row.revision > 1 ? `, revision ${row.revision}` : '';
  if (row.has_w9) return `${row.is_electronic ? 'Electronic' : 'Print and mail'}${revised}`;
  return row.reminder_count === 1 ? 'No W-9, asked once' : `No W-9, asked ${row.reminder_count} times`;
}
