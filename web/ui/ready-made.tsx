/// <reference types="vite/types/importMeta.d.ts" />
import { createElement, type ReactNode } from 'react';

type ReadyMadeProps = {
  /** Everything that decides what the part shows; null if it is drawn each time. Only the server asks for it. */
  by: () => readonly unknown[] | null;
  children: () => ReactNode;
};

/** A part of a page that the server renders once for everyone who sees the same in it. */
export const ReadyMade = import.meta.env.SSR ? KeptPart : ({ children }: ReadyMadeProps) => children();

const TAG = 'ready-made';
const NEW_PART = new RegExp(`<${TAG} data-by="([^"]*)">(.*?)</${TAG}>`, 'gs');
const TAGS = new RegExp(`</?${TAG}>`, 'g');

/** Thousands of rows: 8 MB at most, keys included. */
const MOST_LETTERS = 8_000_000;
const parts = new Map<string, string>();
let letters = 0;

function KeptPart({ by, children }: ReadyMadeProps) {
  const facts = by();
  if (facts === null) return children();
  const key = JSON.stringify(facts);
  const html = parts.get(key);
  if (html === undefined) return createElement(TAG, { 'data-by': asAttribute(key) }, children());
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it
  return createElement(TAG, { dangerouslySetInnerHTML: { __html: html } });
}

/** Keeps the new parts of a page, and leaves no trace of any of them in its HTML. */
export function withoutMarkers(html: string): string {
  const known = html.replace(NEW_PART, (_, attribute: string, part: string) => {
    keep(decodeURIComponent(attribute), part);
    return part;
  });
  return known.replace(TAGS, '');
}

function keep(key: string, part: string): void {
  if (parts.has(key)) return;
  parts.set(key, part);
  letters += key.length + part.length;
  for (const [oldKey, oldPart] of parts) {
    if (letters <= MOST_LETTERS) return;
    parts.delete(oldKey);
    letters -= oldKey.length + oldPart.length;
  }
}

/** React would escape an apostrophe, so it is written out too. */
function asAttribute(key: string): string {
  return encodeURIComponent(key).replaceAll("'", '%27');
}
