import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { type LookChoices, look } from './look.ts';

type TableProps = LookChoices<typeof table> & {
  caption: string;
  captionHidden?: boolean;
  head: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * Its rows become cards of two columns: on a phone, where cells that it can leave out have `max-md:hidden`, or wherever
 * the nearest `@container/table` is narrow, where they have `cards:hidden`.
 */
export function Table({
  caption,
  captionHidden = true,
  head,
  rows,
  cards = 'phone',
  className,
  children,
}: TableProps) {
  return (
    <table className={table({ rows, cards, className })}>
      <caption className={captionHidden ? 'sr-only' : 'px-5 pb-2 text-left type-item'}>{caption}</caption>
      <thead className={cards === 'phone' ? 'max-md:sr-only' : 'cards:sr-only'}>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type TableRowProps = ComponentProps<'tr'> & {
  /** True while its drawer is open. */
  open?: boolean;
  /** True while its checkbox is checked. */
  selected?: boolean;
};

export function TableRow({ open = false, selected = false, className = '', ...rest }: TableRowProps) {
  const ground = open
    ? 'bg-row-on shadow-[inset_3px_0_0_var(--accent)]'
    : selected
      ? 'bg-sel'
      : 'hover:bg-sel';
  return <tr {...rest} className={`${ground} ${className}`} />;
}

type HeaderCellProps = ComponentProps<'th'> & { numeric?: boolean };

export function HeaderCell({ numeric = false, className = '', ...rest }: HeaderCellProps) {
  return <th scope="col" {...rest} className={`${numeric ? 'text-right' : 'text-left'} ${className}`} />;
}

type SortHeaderProps = Omit<HeaderCellProps, 'children'> & {
  direction: 'ascending' | 'descending' | null;
  onSort: () => void;
  children: ReactNode;
};

export function SortHeader({ direction, onSort, children, ...rest }: SortHeaderProps) {
  const Icon = direction === null ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <HeaderCell {...rest} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        onClick={onSort}
        className={`-m-1 inline-flex items-center gap-1 rounded-check p-1 hover:text-ink ${direction ? 'text-ink' : ''}`}
      >
        {children}
        <Icon aria-hidden="true" className="size-3.5 stroke-2" />
      </button>
    </HeaderCell>
  );
}

const table = look({
  base: [
    'w-full border-collapse text-dense [&_th]:px-3 [&_th]:py-2.5 [&_th]:text-hint [&_th]:font-medium [&_th]:whitespace-nowrap',
    '[&_th]:text-ink-3 [&_tr]:border-b [&_tr]:border-line [&_tbody_tr:last-child]:border-b-0',
  ],
  variants: {
    rows: { dense: '', people: '' },
    cards: {
      phone: [
        'md:[&_td]:px-3 md:[&_td:first-child]:pl-5 md:[&_td:last-child]:pr-5 md:[&_th:first-child]:pl-5 md:[&_th:last-child]:pr-5',
        'max-md:[&_tbody_tr]:grid max-md:[&_tbody_tr]:grid-cols-[minmax(0,1fr)_auto] max-md:[&_tbody_tr]:items-center max-md:[&_tbody_tr]:gap-x-4',
        'max-md:[&_tbody_tr]:gap-y-1 max-md:[&_tbody_tr]:px-4 max-md:[&_tbody_tr]:py-3',
        'max-md:block max-md:text-base max-md:[&_tbody]:block max-md:[&_td]:min-w-0 max-md:[&_td]:wrap-anywhere',
      ],
      narrow: [
        'columns:[&_td]:px-3 columns:[&_td:first-child]:pl-5 columns:[&_td:last-child]:pr-5 columns:[&_th:first-child]:pl-5 columns:[&_th:last-child]:pr-5',
        'cards:[&_tbody_tr]:grid cards:[&_tbody_tr]:grid-cols-[minmax(0,1fr)_auto] cards:[&_tbody_tr]:items-center cards:[&_tbody_tr]:gap-x-4',
        'cards:[&_tbody_tr]:gap-y-1 cards:[&_tbody_tr]:px-4 cards:[&_tbody_tr]:py-3',
        'cards:block cards:text-base cards:[&_tbody]:block cards:[&_td]:min-w-0 cards:[&_td]:wrap-anywhere',
      ],
    },
  },
  combinations: [
    { cards: 'phone', rows: 'dense', classes: 'md:[&_td]:h-12' },
    { cards: 'phone', rows: 'people', classes: 'md:[&_td]:h-16.5' },
    { cards: 'narrow', classes: 'columns:[&_td]:h-12' },
  ],
  defaults: { rows: 'dense', cards: 'phone' },
});
