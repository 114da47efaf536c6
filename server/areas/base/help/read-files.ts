import { readdirSync, readFileSync } from 'node:fs';
import type { HelpEntry } from '#contract/base/help.ts';
import { HELP_TOPICS } from '#domain/base/help.ts';

export interface HelpFile extends HelpEntry {
  /** Everything below the summary. */
  body: string;
}

const FOLDER = new URL('./pages/', import.meta.url);

/** All help pages by topic. They are files of the program, so they are read once. */
export const HELP_FILES: readonly HelpFile[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .sort()
  .map((name) => readHelp(name.slice(0, -'.md'.length), readFileSync(new URL(name, FOLDER), 'utf8')))
  .sort((one, other) => HELP_TOPICS.indexOf(one.topic) - HELP_TOPICS.indexOf(other.topic));

/** A file starts with its title, its topic and a paragraph that sums it up. */
function readHelp(slug: string, text: string): HelpFile {
  const [title = '', topicLine = '', summary = '', ...rest] = text.trim().split(/\n{2,}/);
  const topic = HELP_TOPICS.find((known) => topicLine === `Topic: ${known}`);
  if (!title.startsWith('# ') || topic === undefined || summary === '') {
    throw new Error(`The help page ${slug} needs a title, a topic and a summary`);
  }
  return {
    slug,
    title: title.slice(2),
    topic,
    summary: summary.replace(/\s+/g, ' '),
    body: rest.join('\n\n'),
  };
}
