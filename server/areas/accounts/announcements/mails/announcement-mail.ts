import { z } from 'zod';
import type { HelpBlock } from '#contract/base/help.ts';
import { parseMarkdown } from '#server/areas/base/help/parse-markdown.ts';
import { action, heading, type LetterPart, line, note } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

/** The text is read when the email is written: it can't change any more once people get it. */
export const announcementMail = defineMail({
  name: 'announcement',
  facts: z.object({
    announcement_id: z.uuid(),
    title: z.string(),
    /** Sent by an admin to themselves. */
    is_test: z.boolean(),
  }),
  subject: ({ title }) => title,
  compose: async ({ announcement_id, title, is_test }, { db, config }) => {
    const found = await db
      .selectFrom('announcements')
      .select(['body', 'link_label', 'link_url'])
      .where('id', '=', announcement_id)
      .executeTakeFirst();
    const { body, link_label, link_url } = found ?? DELETED;
    const absolute = (url: string) => (url.startsWith('/') ? `${config.app_url}${url}` : url);
    const blocks = parseMarkdown(body);
    return {
      letter: {
        preview: blocks[0]?.lines[0]?.map(({ text }) => text).join('') ?? title,
        parts: [
          heading(title),
          ...(is_test ? [note('This is a test. Only you got it.')] : []),
          ...blocks.flatMap((block) => partsOf(block, absolute)),
          link_label && link_url
            ? action(link_label, absolute(link_url))
            : action('Read it on Bizmeet', absolute('/news')),
        ],
      },
    };
  },
});

/** A test of a draft that was deleted right after it. */
const DELETED = {
  body: 'This draft was deleted before the email was sent.',
  link_label: null,
  link_url: null,
};

/** Headings in the text stay below the title of the email. */
function partsOf({ kind, lines }: HelpBlock, absolute: (url: string) => string): LetterPart[] {
  return lines.map((spans) =>
    line(
      spans.map(({ text, is_bold, href }) => ({
        text,
        is_bold: is_bold || kind === 'heading',
        href: href && absolute(href),
      })),
      kind === 'list',
    ),
  );
}
