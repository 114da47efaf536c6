import { HELP_FILES } from '#server/areas/base/help/read-files.ts';

/** The paragraphs and points of the help pages without marks; values are written as they are in the files. */
export function readHelp(): { path: string; text: string }[] {
  return HELP_FILES.flatMap(({ slug, title, summary, body }) =>
    [title, summary, ...body.split(/\n{2,}|\n(?=- )/)].map((part) => ({
      path: `server/areas/base/help/pages/${slug}.md`,
      text: part
        .replace(/^(## |- )/, '')
        .replaceAll(/\*\*([^*]+)\*\*/g, '$1')
        .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replaceAll(/\s+/g, ' '),
    })),
  );
}
