/// <reference types="vite/types/importMeta.d.ts" />

const DRAWINGS = new Map<string, string>();
const PLACE = '<svg class="hidden" id="drawings"></svg>';
const USE = '<use href="#d-';
const USE_END = '"/>';

/** The inside of an icon. The server refers to the drawing, because a list shows the same one in each row. */
export function drawOnce(name: string, shapes: string): string {
  if (!import.meta.env.SSR) return shapes;
  const id = `d-${name}`;
  DRAWINGS.set(id, `<symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>`);
  return `<use href="#${id}"/>`;
}

/** The drawings that the icons in this HTML refer to, each once. */
export function drawingsIn(html: string): string[] {
  const used = new Set<string>();
  for (let at = html.indexOf(USE); at >= 0; at = html.indexOf(USE, at + USE.length)) {
    used.add(html.slice(html.indexOf('d-', at), html.indexOf(USE_END, at)));
  }
  return [...used];
}

/** Adds these drawings in the place that the document keeps for them. */
export function withDrawings(html: string, used: Iterable<string>): string {
  const drawings = Array.from(used, (id) => DRAWINGS.get(id)).join('');
  return html.replace(PLACE, () => PLACE.replace('></', `>${drawings}</`));
}
