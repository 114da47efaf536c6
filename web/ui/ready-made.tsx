/// <reference types="vite/types/importMeta.d.ts" />
import { createContext, createElement, type ReactNode, useContext } from 'react';
import { drawingsIn } from './icons/draw-once.ts';

type ReadyMadeProps = {
  /** Everything that decides what the part shows; null if it is drawn each time. Only the server asks for it. */
  by: () => readonly unknown[] | null;
  children: () => ReactNode;
};

/** A part of a page that the server renders once for everyone who sees the same in it. */
export const ReadyMade = import.meta.env.SSR ? KeptPart : ({ children }: ReadyMadeProps) => children();

/** HTML that is the same on many pages, as it is sent, with the drawings its icons refer to. */
export interface Part {
  bytes: Uint8Array;
  drawings: readonly string[];
}

/** A part of the page that is being rendered. */
export interface ShownPart {
  key: string;
  /** Undefined if the part is new, and lies in the page's HTML. */
  part: Part | undefined;
}

/** The parts of the page that is being rendered, in the order they were met. Without a list nothing is kept. */
export const ShownParts = /* @__PURE__ */ createContext<ShownPart[] | null>(null);

const TAG = 'ready-made';
const START = `<${TAG} data-at="`;
const START_END = '">';
const END = `</${TAG}>`;

/** Thousands of rows: 8 MB at most, keys included. */
const MOST_LETTERS = 8_000_000;
const parts = new Map<string, Part>();
let letters = 0;

function KeptPart({ by, children }: ReadyMadeProps) {
  const shown = useContext(ShownParts);
  const facts = by();
  if (shown === null || facts === null) return children();
  const key = JSON.stringify(facts);
  const part = parts.get(key);
  const at = shown.push({ key, part }) - 1;
  return createElement(TAG, { 'data-at': at }, part === undefined ? children() : null);
}

/**
 * The HTML of a page in pieces: its parts, of which the new ones are kept, and what lies between them. A regular expression
 * can take a millisecond for a long page, and a plain search takes a tenth of that.
 */
export function fillParts(html: string, shown: readonly ShownPart[]): (string | Part)[] {
  const pieces: (string | Part)[] = [];
  let from = 0;
  for (let at = html.indexOf(START); at >= 0; at = html.indexOf(START, from)) {
    const inside = html.indexOf(START_END, at) + START_END.length;
    const end = html.indexOf(END, inside);
    const number = html.slice(at + START.length, inside - START_END.length);
    const { key, part } = shown[Number(number)] as ShownPart;
    pieces.push(html.slice(from, at), part ?? keep(key, html.slice(inside, end)));
    from = end + END.length;
  }
  pieces.push(html.slice(from));
  return pieces;
}

function keep(key: string, html: string): Part {
  const known = parts.get(key);
  if (known !== undefined) return known;
  const part = { bytes: new TextEncoder().encode(html), drawings: drawingsIn(html) };
  parts.set(key, part);
  letters += key.length + part.bytes.length;
  for (const [oldKey, { bytes }] of parts) {
    if (letters <= MOST_LETTERS) break;
    parts.delete(oldKey);
    letters -= oldKey.length + bytes.length;
  }
  return part;
}
