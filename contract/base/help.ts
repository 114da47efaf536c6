import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { HELP_SEARCH_MAX_LENGTH, HELP_TOPICS, MOST_HELP_PAGES } from '#domain/base/help.ts';

/** A few words of a line; bold, or a link. */
const helpSpan = z.object({ text: z.string(), is_bold: z.boolean(), href: z.string().nullable() });
export type HelpSpan = z.infer<typeof helpSpan>;

/** A heading and a paragraph have one line, a list has one for each of its points. */
export const helpBlock = z
  .object({ kind: z.enum(['heading', 'paragraph', 'list']), lines: z.array(z.array(helpSpan)) })
  .meta({ id: 'HelpBlock' });
export type HelpBlock = z.infer<typeof helpBlock>;

export const helpEntry = z
  .object({ slug: z.string(), title: z.string(), topic: z.enum(HELP_TOPICS), summary: z.string() })
  .meta({ id: 'HelpEntry' });
export type HelpEntry = z.infer<typeof helpEntry>;

const helpEntries = z.object({ pages: z.array(helpEntry).max(MOST_HELP_PAGES) }).meta({ id: 'HelpEntries' });

export const helpPage = helpEntry.extend({ blocks: z.array(helpBlock) }).meta({ id: 'HelpPage' });
export type HelpPage = z.infer<typeof helpPage>;

export const helpEndpoints = endpoints({
  listHelpPages: {
    method: 'GET',
    url: '/api/help-pages',
    access: 'everyone',
    summary: 'List help pages, or search them; the best match comes first',
    query: z.object({ search: z.string().trim().max(HELP_SEARCH_MAX_LENGTH).optional() }),
    response: helpEntries,
  },
  getHelpPage: {
    method: 'GET',
    url: '/api/help-pages/:slug',
    access: 'everyone',
    summary: 'Get a help page, with the current fees and deadlines',
    params: z.object({ slug: z.string().max(60) }),
    response: helpPage,
  },
});
