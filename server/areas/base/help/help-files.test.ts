import { describe, expect, it } from 'vitest';
import { findPageRule } from '#domain/accounts/page-access.ts';
import { HELP_TOPICS, MOST_HELP_PAGES } from '#domain/base/help.ts';
import { DEFAULT_SETTINGS } from '#domain/base/platform-settings.ts';
import { readSources } from '#test/layout/read-sources.ts';
import { fillValues, unknownPlaces } from './help-values.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { rankPages } from './rank-pages.ts';
import { HELP_FILES } from './read-files.ts';

const slugs = new Set(HELP_FILES.map(({ slug }) => slug));
/** Pages below /help that aren't files. */
const OTHER_PAGES = ['contact', 'requests'];
const linksOf = (body: string) =>
  parseMarkdown(body).flatMap(({ lines }) => lines.flat().flatMap(({ href }) => href ?? []));

describe('help pages', () => {
  it('are few enough to list, and each topic has some', () => {
    expect(HELP_FILES.length).toBeLessThanOrEqual(MOST_HELP_PAGES);
    expect(new Set(HELP_FILES.map(({ topic }) => topic))).toEqual(new Set(HELP_TOPICS));
  });

  it('link only to pages that exist', () => {
    const known = (href: string) => {
      const slug = /^\/help\/([\w-]+)$/.exec(href)?.[1];
      if (slug !== undefined) return slugs.has(slug) || OTHER_PAGES.includes(slug);
      return findPageRule(href.split('#')[0] ?? '') !== null;
    };
    const links = HELP_FILES.flatMap(({ body }) => linksOf(body));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((href) => !known(href))).toEqual([]);
  });

  it('are linked from the product by addresses that exist', () => {
    const found = ['web', 'server', 'domain']
      .flatMap(readSources)
      .flatMap(({ text }) => [...text.matchAll(/['"`]\/help\/([a-z-]+)|<HelpLine\s+page="([\w-]+)"/g)])
      .map(([, address, page]) => address ?? page ?? '');
    expect(found).toContain('fees');
    expect(found.filter((slug) => !slugs.has(slug) && !OTHER_PAGES.includes(slug))).toEqual([]);
  });

  it('name only values that exist, and leave no markup in the text', () => {
    for (const { slug, summary, body } of HELP_FILES) {
      expect([slug, unknownPlaces(summary), unknownPlaces(body)]).toEqual([slug, [], []]);
      const text = parseMarkdown(body).flatMap(({ lines }) => lines.flat().map((span) => span.text));
      expect([summary, ...text].filter((words) => /\*\*|\]\(|^#|'|"/.test(words))).toEqual([]);
    }
  });

  it('show the operator’s settings', () => {
    const text = 'Pay {business_fee_percent} within {bank_hours}, or {nothing}.';
    expect(fillValues(text, { ...DEFAULT_SETTINGS, business_fee_percent: 12 })).toBe(
      'Pay 12% within 72 hours, or {nothing}.',
    );
  });

  it('say what creators pay, and that it is nothing where the fee is zero', () => {
    const words = (creator_fee_percent: number) =>
      fillValues('{creator_fee}', { ...DEFAULT_SETTINGS, creator_fee_percent });
    expect([words(0), words(5)]).toEqual(['nothing', '5%, taken from the payout when it’s released']);
  });
});

describe('the Markdown of help pages', () => {
  it('has headings, paragraphs, lists, bold words and links', () => {
    const plain = (text: string) => ({ text, is_bold: false, href: null });
    expect(parseMarkdown('## Title\n\nOne\nline with **bold**.\n\n- [Fees](/help/fees)\n- Two')).toEqual([
      { kind: 'heading', lines: [[plain('Title')]] },
      {
        kind: 'paragraph',
        lines: [[plain('One line with '), { ...plain('bold'), is_bold: true }, plain('.')]],
      },
      { kind: 'list', lines: [[{ ...plain('Fees'), href: '/help/fees' }], [plain('Two')]] },
    ]);
  });

  it('takes no other addresses and no markup', () => {
    const text = '[Click](javascript:alert(1)) <script>x</script> [out](http://a.example) [out](//a.example)';
    expect(parseMarkdown(text)).toEqual([
      { kind: 'paragraph', lines: [[{ text, is_bold: false, href: null }]] },
    ]);
  });
});

describe('the search in help pages', () => {
  const found = (search: string) => rankPages(HELP_FILES, search).map(({ slug }) => slug);

  it.each([
    ['fees', 'fees'],
    ['How do I delete my account?', 'deleting-an-account'],
    ['refund', 'refunds'],
    ['changed bank', 'bank-changes'],
    ['PASSKEY', 'passkeys'],
    ['invoice address payout friday', 'payouts'],
  ])('finds for “%s” first %s', (search, first) => {
    expect(found(search)[0]).toBe(first);
  });

  it('finds nothing for words that no page has, and everything without any', () => {
    expect(found('xylophone')).toEqual([]);
    expect(found('  ?! ')).toHaveLength(HELP_FILES.length);
  });
});
