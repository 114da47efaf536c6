import type { Enrichment } from '#contract/businesses/enrichments.ts';
import { shortAddress } from '#domain/businesses/website.ts';
import type { Industries } from '#web/components/enrichment/found-words.ts';
import { Card } from '#web/ui/card.tsx';
import { SpinnerRing } from '#web/ui/spinner.tsx';
import { FoundList } from './found-list.tsx';
import { PagesTable } from './pages-table.tsx';
import { stateWords } from './test-words.ts';

/** One reading: the result page by page, and the findings field by field. */
export function TestResult({ test, industries }: { test: Enrichment; industries: Industries }) {
  const isOpen = test.status === 'queued' || test.status === 'running';
  return (
    <section aria-labelledby="test-title" className="grid gap-4 border-line border-b px-4 py-6 md:px-6">
      <div>
        <h2 id="test-title" className="type-block-title wrap-anywhere">
          {shortAddress(test.website_url)}
        </h2>
        <p
          role="status"
          className={`mt-1 flex items-center gap-2 text-base ${test.failure ? 'text-danger' : 'text-ink-2'}`}
        >
          {isOpen ? <SpinnerRing className="size-3.5" /> : null}
          {test.failure ? `${stateWords(test)}. ${test.failure}` : stateWords(test)}
        </p>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Card padded={false}>
          <PagesTable pages={test.pages} />
        </Card>
        <Card padded={false}>
          {test.findings.length > 0 ? (
            <FoundList findings={test.findings} industries={industries} />
          ) : (
            <p className="px-5 py-4 text-base text-ink-2">{isOpen ? 'Nothing yet.' : 'Nothing found.'}</p>
          )}
        </Card>
      </div>
    </section>
  );
}
