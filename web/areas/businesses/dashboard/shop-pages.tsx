import { ChevronRight } from 'lucide-react';
import type { MenuPage } from '#domain/accounts/header-links.ts';
import { Link } from '#web/components/link.tsx';
import { PAGE_ICONS } from '#web/components/page-icons.ts';
import { stringifySearch } from '#web/search-params.ts';
import { Card } from '#web/ui/card.tsx';

/** The other pages of a shop. */
export function ShopPages({ pages, as }: { pages: readonly MenuPage[]; as: string | undefined }) {
  return (
    <Card as="section" padded={false} aria-labelledby="pages-title">
      <h2 id="pages-title" className="type-block-title px-5 pt-5 md:px-6 md:pt-6">
        More
      </h2>
      <ul className="py-3">
        {pages.map(({ label, href }) => {
          const Icon = PAGE_ICONS[label];
          return (
            <li key={label}>
              <Link
                href={`${href}${stringifySearch(as ? { as } : {})}`}
                className="flex min-h-11 items-center gap-3 px-5 text-md font-medium hover:bg-sel focus-visible:-outline-offset-2 md:px-6"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-ink-2" />
                <span className="min-w-0 grow">{label}</span>
                <ChevronRight aria-hidden="true" className="size-4.5 stroke-[1.75] text-ink-3" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
