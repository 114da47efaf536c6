import { CircleCheck, MessageCircle } from 'lucide-react';
import type { SocialAccount } from '#contract/creators/social-accounts.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { exactCount, shortCount } from '#web/components/social/count-words.ts';
import { sourceWords } from '#web/components/social/read-words.ts';
import { dayWords } from '#web/components/time/moment.ts';
import { listNumbers, type NumberRow } from './number-rows.ts';

type NumbersTableProps = { accounts: readonly SocialAccount[]; now: Date; name: string };

/** All numbers with their sources and dates. */
export function NumbersTable({ accounts, now, name }: NumbersTableProps) {
  const rows = listNumbers(accounts);
  return (
    <section aria-labelledby="numbers-title" className="mt-12">
      <h2 id="numbers-title" className="type-block-title">
        Numbers
      </h2>
      {rows.length === 0 ? (
        <p className="mt-3 text-md text-ink-2">{name} hasn’t added any numbers yet.</p>
      ) : (
        <table aria-labelledby="numbers-title" className="mt-2 w-full text-md">
          <thead className="max-md:sr-only">
            <tr className="border-line-strong border-b text-left text-hint text-ink-3 [&_th]:py-2.5 [&_th]:font-medium">
              <th scope="col">Number</th>
              <th scope="col" className="text-right">
                Value
              </th>
              <th scope="col" className="pl-8">
                Source
              </th>
              <th scope="col" className="text-right">
                As of
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.key} row={row} now={now} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ row, now }: { row: NumberRow; now: Date }) {
  const { platform, label, value, source, read_at } = row;
  const isRead = source !== null && source !== 'creator';
  const Icon = isRead ? CircleCheck : MessageCircle;
  return (
    <tr className="border-line border-b max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:py-3 md:[&>*]:py-3">
      <th scope="row" className="text-left font-normal">
        <span className="inline-flex items-center gap-2">
          <PlatformIcon platform={platform} />
          <span className="sr-only">{PLATFORM_NAMES[platform]} </span>
          {label}
        </span>
      </th>
      <td className="num text-right font-semibold" title={exactCount(value)}>
        {shortCount(value)}
      </td>
      <td className="text-sm text-ink-2 max-md:col-span-2 md:pl-8">
        <span className="inline-flex items-center gap-1.5">
          <Icon aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-ink-3" />
          {sourceWords(source)}
          {isRead && read_at ? <span className="md:hidden">, {dayWords(read_at, now)}</span> : null}
        </span>
      </td>
      <td className="num text-right text-ink-2 max-md:sr-only">
        {isRead && read_at ? dayWords(read_at, now) : 'No date'}
      </td>
    </tr>
  );
}
