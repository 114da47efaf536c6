import type { Enrichment } from '#contract/businesses/enrichments.ts';
import { shortAddress } from '#domain/businesses/website.ts';
import { HeaderCell, Table } from '#web/ui/table.tsx';
import { secondsWords, sizeWords } from './test-words.ts';

/** The pages read, in order, with each response. */
export function PagesTable({ pages }: Pick<Enrichment, 'pages'>) {
  const head = (
    <>
      <HeaderCell>Page</HeaderCell>
      <HeaderCell numeric>Status</HeaderCell>
      <HeaderCell numeric>Size</HeaderCell>
      <HeaderCell numeric>Time</HeaderCell>
    </>
  );
  return (
    <Table caption="Pages" head={head}>
      {pages.map(({ url, status, byte_size, took_ms, failure }) => (
        <tr key={url}>
          <td className="max-md:col-span-2">
            <span className="wrap-anywhere">{shortAddress(url)}</span>
            {failure ? <span className="block text-danger">{failure}</span> : null}
          </td>
          <td className="num md:text-right">{took_ms === null ? 'Reading' : (status ?? 'None')}</td>
          <td className="num max-md:hidden md:text-right">{sizeWords(byte_size)}</td>
          <td className="num text-right">{took_ms === null ? '' : secondsWords(took_ms)}</td>
        </tr>
      ))}
    </Table>
  );
}
