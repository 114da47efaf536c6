import type { ReactNode } from 'react';
import { Table, TableRow } from '#web/ui/table.tsx';
import { ColumnHeaders, type Sort, SortChoice, type SortedColumn } from './sorted-headers.tsx';

export interface PlainColumn<Row> extends SortedColumn {
  cell: (row: Row) => ReactNode;
  /** The position in a card; without it the card leaves the column out. */
  phone?: 'left' | 'right';
}

type PlainTableProps<Row> = {
  caption: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
};

/** A table whose rows open nothing: each row contains its own actions. */
export function PlainTable<Row>({ caption, columns, rows, keyOf, sort, onSort }: PlainTableProps<Row>) {
  return (
    <div className="@container/table relative overflow-x-auto border-line border-b bg-surface">
      {sort && onSort ? <SortChoice columns={columns} sort={sort} onSort={onSort} /> : null}
      <Table
        caption={caption}
        cards="narrow"
        head={<ColumnHeaders columns={columns} sort={sort} onSort={onSort} />}
        className={flush}
      >
        {rows.map((row) => (
          <TableRow key={keyOf(row)}>
            {columns.map(({ header, cell, numeric = false, phone }) => (
              <td key={header} className={cellLook(numeric, phone)}>
                {cell(row)}
              </td>
            ))}
          </TableRow>
        ))}
      </Table>
    </div>
  );
}

function cellLook(numeric: boolean, phone: 'left' | 'right' | undefined): string {
  const place = phone === 'right' ? 'cards:justify-self-end cards:text-right' : 'min-w-0 wrap-anywhere';
  return `${numeric ? 'num columns:text-right' : ''} ${phone === undefined ? 'cards:hidden' : place}`;
}

const flush =
  'columns:[&_td:first-child]:pl-6 columns:[&_th:first-child]:pl-6 columns:[&_td:last-child]:pr-6 columns:[&_th:last-child]:pr-6 md:cards:[&_tbody_tr]:px-6!';
