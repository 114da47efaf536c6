import type { MarketFigures } from '#domain/admin/market.ts';
import { COLUMNS } from './market-words.ts';

/** One row: a borough, an industry or a day. */
export type Part = MarketFigures & { key: string; name: string };

type FigureTableProps = { caption: string; first: string; rows: readonly Part[] };

/** The figures of each part. It scrolls where there is no room for all columns. */
export function FigureTable({ caption, first, rows }: FigureTableProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
      aria-label={`${caption}, table`}
      className="relative max-h-112 min-w-0 overflow-auto px-5 pb-4 md:px-6"
    >
      <table className="num w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-ink-2">
            <th scope="col" className="py-2 pr-3 text-left font-medium">
              {first}
            </th>
            {COLUMNS.map(({ header }) => (
              <th key={header} scope="col" className="py-2 pl-4 text-right font-medium whitespace-nowrap">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-2 pr-3 text-left font-normal whitespace-nowrap">
                {row.name}
              </th>
              {COLUMNS.map(({ header, cell }) => (
                <td key={header} className="py-2 pl-4 text-right whitespace-nowrap">
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
