/// <reference types="vite/types/importMeta.d.ts" />

const DRAWINGS = new Map<string, string>();
const PLACE = '<svg class="hidden" id="drawings"></svg>';
const USED = /<use href="#(d-[\w-]+)"\/>/g;

/** The inside of an icon. The server refers to the drawing, because a list shows the same one in each row. */
export function drawOnce(name: string, shapes: string): string {
  if (!import.meta.env.SSR) return shapes;
  const id = `d-${name}`;
  DRAWINGS.set(id, `<symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>`);
  return `<use href="#${id}"/>`;
}

/** The drawings that the icons in this HTML refer to, each once. */
export function drawingsIn(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(USED), ([, id = '']) => id))];
}

/** Adds these drawings in the place that the document keeps for them. */
export function withDrawings(html: string, used: Iterable<string>): string {
  const drawings = Array.from(used, (id) => DRAWINGS.get(id)).join('');
  return html.replace(PLACE, () => PLACE.replace('></', `>${drawings}</`));
}
