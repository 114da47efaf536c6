import type { HelpBlock, HelpSpan } from '#contract/base/help.ts';

/**
 * Reads the part of Markdown that help pages and announcements use: headings (##), lists (-), paragraphs, **bold** and
 * [links](/path). The page draws the result as text, so nothing in it can become markup.
 */
export function parseMarkdown(text: string): HelpBlock[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseBlock);
}

function parseBlock(part: string): HelpBlock {
  if (part.startsWith('## ')) return { kind: 'heading', lines: [parseLine(part.slice(3))] };
  if (!part.startsWith('- ')) return { kind: 'paragraph', lines: [parseLine(part)] };
  const points = part.slice(2).split(/\n- /);
  return { kind: 'list', lines: points.map(parseLine) };
}

const BOLD_OR_LINK =
  /\*\*(?<bold>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<href>(?:\/(?!\/)|mailto:|https:\/\/)[^)\s]*)\)/g;

/** A line break within a paragraph is a space. */
function parseLine(line: string): HelpSpan[] {
  const words = line.replace(/\s*\n\s*/g, ' ');
  const spans: HelpSpan[] = [];
  let at = 0;
  for (const { 0: match, index, groups } of words.matchAll(BOLD_OR_LINK)) {
    spans.push(plain(words.slice(at, index)));
    const { bold, label, href } = groups ?? {};
    spans.push(bold ? { ...plain(bold), is_bold: true } : { ...plain(label ?? match), href: href ?? null });
    at = index + match.length;
  }
  return [...spans, plain(words.slice(at))].filter((span) => span.text !== '');
}

function plain(text: string): HelpSpan {
  return { text, is_bold: false, href: null };
}
