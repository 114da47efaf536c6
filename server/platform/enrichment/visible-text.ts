import type { DomNode } from './dom-types.ts';

const MOST_TEXT = 60_000;
const UNSEEN = ['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'title', 'head'];
const BLOCKS = [
  'p',
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'aside',
  'nav',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'dl',
  'dt',
  'dd',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'address',
  'figcaption',
  'blockquote',
  'br',
  'hr',
];

/** The visible text, one line per block. It uses its own stack, because a page can be nested deeper than the call stack. */
export function visibleText(root: DomNode): string {
  const pieces: string[] = [];
  const ahead: (DomNode | string)[] = [root];
  for (let node = ahead.pop(), size = 0; node !== undefined && size < MOST_TEXT; node = ahead.pop()) {
    if (typeof node === 'string') pieces.push(node);
    else if (node.type === 'text') {
      pieces.push(node.data);
      size += node.data.length;
    } else if ('children' in node && isSeen(node)) {
      const edge = edgeOf(node);
      if (edge !== '') ahead.push(edge);
      for (let index = node.children.length - 1; index >= 0; index -= 1)
        ahead.push(node.children[index] as DomNode);
      if (edge !== '') ahead.push(edge);
    }
  }
  return pieces
    .join('')
    .slice(0, 2 * MOST_TEXT)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s\n]*/g, '\n')
    .trim();
}

function isSeen(node: DomNode): boolean {
  if (!('attribs' in node)) return true;
  return !UNSEEN.includes(node.name) && !('hidden' in node.attribs) && node.attribs['aria-hidden'] !== 'true';
}

function edgeOf(node: DomNode): string {
  if (!('name' in node)) return '';
  if (BLOCKS.includes(node.name)) return '\n';
  return node.name === 'td' || node.name === 'th' ? ' ' : '';
}
