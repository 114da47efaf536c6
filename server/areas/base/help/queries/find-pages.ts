import type { HelpEntry, HelpPage } from '#contract/base/help.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { fillValues } from '../help-values.ts';
import { parseMarkdown } from '../parse-markdown.ts';
import { rankPages } from '../rank-pages.ts';
import { HELP_FILES } from '../read-files.ts';

export async function listPages(db: Database, search = ''): Promise<{ pages: HelpEntry[] }> {
  const settings = await readSettings(db);
  const pages = rankPages(HELP_FILES, search).map(({ body: _body, summary, ...page }) => ({
    ...page,
    summary: fillValues(summary, settings),
  }));
  return { pages };
}

export async function getPage(db: Database, slug: string): Promise<HelpPage> {
  const file = HELP_FILES.find((page) => page.slug === slug);
  if (file === undefined) throw new Problem('not_found', 'We can’t find that help page.');
  const settings = await readSettings(db);
  const { body, summary, ...page } = file;
  return {
    ...page,
    summary: fillValues(summary, settings),
    blocks: parseMarkdown(fillValues(body, settings)),
  };
}
