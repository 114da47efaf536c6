import { parsePage } from './site.ts';

/** A page's words about itself, apart from its content. */
export interface Outline {
  title: string;
  descriptions: string[];
  /** The scripts of the page, one after the other: large sites keep their data in them. */
  scripts: string;
}

export function outlineOf(html: string): Outline {
  const $ = parsePage(html);
  const saidIn = (selector: string) => $(selector).first().attr('content');
  return {
    title: saidIn('meta[property="og:title"]') ?? $('title').first().text(),
    descriptions: ['meta[name="description"]', 'meta[property="og:description"]'].map(
      (selector) => saidIn(selector) ?? '',
    ),
    scripts: $('script')
      .map((_, script) => $(script).text())
      .get()
      .join('\n'),
  };
}
