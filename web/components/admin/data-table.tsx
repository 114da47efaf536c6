import type { MouseEvent, ReactNode } from 'react';
import { Link } from '#web/components/link.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FaceColors } from '#web/ui/face-colors.tsx';
import { HeaderCell, Table, TableRow } from '#web/ui/table.tsx';
import { ColumnHeaders, type Sort, SortChoice, type SortedColumn } from './sorted-headers.tsx';

export interface Column<Row> extends SortedColumn {
  cell: (row: Row) => ReactNode;
  /** The position in a card; without it the card leaves the column out. */
  phone?: 'left' | 'right';
  className?: string;
}

export interface Selection {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
}

type DataTableProps<Row extends { id: string }> = {
  caption: string;
  /** The first column names the row and links to it. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  /** The row's name, for its checkbox. */
  nameOf: (row: Row) => string;
  openId?: string | undefined;
  /** The address that opens the row. */
  hrefOf: (row: Row) => string;
  onOpen: (id: string) => void;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selection?: Selection;
};

/** Rows of 48px where there is room, cards of two lines where there isn’t. Pressing a row anywhere opens it. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { caption, columns, rows, nameOf, openId, hrefOf, onOpen, selection } = props;
  return (
    // Positioned, because text for screen readers is, and would widen the page from where it scrolls here.
    <div className="@container/table relative overflow-x-auto bg-surface">
      {props.sort && props.onSort ? (
        <SortChoice columns={columns} sort={props.sort} onSort={props.onSort} />
      ) : null}
      <Table caption={caption} cards="narrow" head={<Head {...props} />} className={flush}>
        <FaceColors names={rows.map(nameOf)}>
          {rows.map((row) => (
            <TableRow
              key={row.id}
              data-row={row.id}
              open={row.id === openId}
              selected={selection?.ids.has(row.id) ?? false}
              onClick={(event) => isOnControl(event) || onOpen(row.id)}
              className="cursor-pointer scroll-mt-32 has-[a:focus-visible]:bg-sel"
            >
              {selection ? <SelectCell id={row.id} name={nameOf(row)} selection={selection} /> : null}
              {columns.map((column, place) => (
                <Cell key={column.header} column={column}>
                  {place === 0 ? (
                    <Link
                      href={hrefOf(row)}
                      aria-current={row.id === openId ? 'true' : undefined}
                      className="rounded-check font-medium cards:text-md cards:font-semibold"
                    >
                      {column.cell(row)}
                    </Link>
                  ) : (
                    column.cell(row)
                  )}
                </Cell>
              ))}
            </TableRow>
          ))}
        </FaceColors>
      </Table>
    </div>
  );
}

function Head<Row extends { id: string }>({ columns, rows, sort, onSort, selection }: DataTableProps<Row>) {
  return (
    <>
      {selection ? (
        <HeaderCell className="w-0">
          <Checkbox
            labelHidden
            checked={rows.length > 0 && selection.ids.size === rows.length}
            mixed={selection.ids.size > 0 && selection.ids.size < rows.length}
            onChange={(event) =>
              selection.onChange(new Set(event.target.checked ? rows.map(({ id }) => id) : []))
            }
          >
            Select all shown
          </Checkbox>
        </HeaderCell>
      ) : null}
      <ColumnHeaders columns={columns} sort={sort} onSort={onSort} />
    </>
  );
}

function SelectCell({ id, name, selection }: { id: string; name: string; selection: Selection }) {
  const { ids, onChange } = selection;
  return (
    <td className="w-0 cards:hidden">
      <Checkbox
        labelHidden
        checked={ids.has(id)}
        onChange={(event) => onChange(event.target.checked ? new Set([...ids, id]) : without(ids, id))}
      >
        Select {name}
      </Checkbox>
    </td>
  );
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const { numeric = false, phone, className = '' } = column;
  const place =
    phone === undefined ? 'cards:hidden' : phone === 'right' ? 'cards:justify-self-end cards:text-right' : '';
  return <td className={`${numeric ? 'num columns:text-right' : ''} ${place} ${className}`}>{children}</td>;
}

function isOnControl({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a, button, input, label, select') !== null;
}

function without(ids: ReadonlySet<string>, id: string): Set<string> {
  return new Set([...ids].filter((other) => other !== id));
}

/** Aligns the cells with the page title, and draws a line under the last row because the page continues below. */
const flush =
  '[&_tbody_tr:last-child]:border-b columns:[&_td:first-child]:pl-6 columns:[&_th:first-child]:pl-6 columns:[&_td:last-child]:pr-6 columns:[&_th:last-child]:pr-6 md:cards:[&_tbody_tr]:px-6!';
