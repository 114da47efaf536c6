import { Button } from '@react-email/button';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { render } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type CSSProperties, createElement as h, type ReactElement } from 'react';
import type { Letter, LetterPart, LetterSpan } from './letter.ts';
import { type LetterFrame, linksOf } from './letter-frame.ts';
import { LETTER_STYLE } from './letter-style.ts';
import { letterText } from './letter-text.ts';

/** The same letter as HTML and as plain text. */
export async function renderLetter(
  letter: Letter,
  frame: LetterFrame,
): Promise<{ html: string; text: string }> {
  return { html: await render(layout(letter, frame)), text: letterText(letter, frame) };
}

function layout({ preview, parts }: Letter, frame: LetterFrame): ReactElement {
  return h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, LETTER_STYLE),
    ),
    h(Preview, null, preview),
    h(
      'body',
      { className: 'paper', style: STYLES.body },
      table(
        'paper',
        STYLES.page,
        table('', STYLES.column, wordmark(frame), card(parts, frame), footer(frame)),
      ),
    ),
  );
}

/** Mail programs lay out tables and little else. */
function table(className: string, style: CSSProperties, ...content: ReactElement[]): ReactElement {
  const { padding, ...outer } = style;
  const cell = h('td', { className, ...(padding !== undefined && { style: { padding } }) }, ...content);
  const rows = h('tbody', null, h('tr', null, cell));
  const attributes = { role: 'presentation', width: '100%', align: 'center', border: 0 } as const;
  return h('table', { ...attributes, cellPadding: 0, cellSpacing: 0, className, style: outer }, rows);
}

function card(parts: Letter['parts'], frame: LetterFrame): ReactElement {
  return table('card', STYLES.card, ...street(frame), table('sheet', STYLES.sheet, ...parts.map(renderPart)));
}

function wordmark({ app_url }: LetterFrame): ReactElement {
  return h(
    Link,
    { href: app_url, className: 'ink', style: STYLES.wordmark },
    h(Img, {
      src: `${app_url}/mail/mark.png`,
      width: 28,
      height: 28,
      alt: '',
      fetchPriority: 'low',
      style: STYLES.mark,
    }),
    'Bizmeet',
  );
}

/** The same street by day and by night. Programs that know no dark scheme show the first alone. */
function street({ app_url }: LetterFrame): ReactElement[] {
  return (['day', 'night'] as const).map((time) =>
    h(Img, {
      key: time,
      src: `${app_url}/mail/street-${time}.png`,
      width: 600,
      height: 148,
      alt: '',
      // Keeps React from asking for both streets in the head.
      fetchPriority: 'low',
      className: time,
      style: time === 'day' ? STYLES.street : STYLES.streetAtNight,
    }),
  );
}

function renderPart(part: LetterPart, index: number): ReactElement {
  switch (part.kind) {
    case 'heading':
      return h(
        Heading,
        { key: index, as: 'h1', className: 'heading ink', style: STYLES.heading },
        kept(part.words),
      );
    case 'text':
      return h(Text, { key: index, className: 'ink-2', style: STYLES.text }, kept(part.words));
    case 'action':
      return h(
        Section,
        { key: index, style: STYLES.actionRow },
        h(Button, { href: part.url, className: 'button', style: STYLES.action }, part.words),
      );
    case 'note':
      return h(Text, { key: index, className: 'ink-3', style: STYLES.note }, kept(part.words));
    case 'line':
      return h(
        Text,
        { key: index, className: 'ink-2', style: part.is_point ? STYLES.point : STYLES.text },
        ...(part.is_point ? ['•\u00a0 '] : []),
        ...part.spans.map(renderSpan),
      );
  }
}

function renderSpan({ text, is_bold, href }: LetterSpan, index: number): ReactElement | string {
  if (href !== null) return h(Link, { key: index, href, className: 'ink', style: STYLES.link }, kept(text));
  return is_bold
    ? h('strong', { key: index, className: 'ink', style: STYLES.strong }, kept(text))
    : kept(text);
}

/** Keeps "9 a.m." on one line. */
function kept(words: string): string {
  return words.replace(/(\d) ([ap]\.m\.)/g, '$1\u00a0$2');
}

function footer(frame: LetterFrame): ReactElement {
  const links = linksOf(frame).flatMap(({ words, url }, at) => [
    ...(at > 0 ? [' · '] : []),
    h(Link, { key: url, href: url, className: 'ink-3', style: STYLES.footerLink }, words),
  ]);
  return h(
    Section,
    { style: STYLES.footer },
    h(Text, { className: 'ink-3', style: STYLES.footerText }, frame.why),
    ...(links.length > 0 ? [h(Text, { className: 'ink-3', style: STYLES.footerText }, ...links)] : []),
    h(Text, { className: 'ink-3', style: STYLES.footerText }, frame.postal_address),
  );
}

const FONT = 'Inter, -apple-system, BlinkMacSystemFont, "Segoe UI", Helvetica, Arial, sans-serif';

const STYLES = {
  body: { margin: 0, padding: 0, backgroundColor: '#fbf7f0', fontFamily: FONT },
  page: { padding: '28px 12px 36px', backgroundColor: '#fbf7f0' },
  column: { width: '100%', maxWidth: '600px', margin: '0 auto' },
  wordmark: {
    display: 'inline-block',
    margin: '0 0 14px 4px',
    fontSize: '22px',
    lineHeight: '28px',
    fontWeight: 800,
    letterSpacing: '-0.03em',
    color: '#17130f',
    textDecoration: 'none',
  },
  mark: { display: 'inline-block', marginRight: '9px', verticalAlign: 'top' },
  card: {
    border: '1px solid #e6ded1',
    borderRadius: '14px',
    borderCollapse: 'separate',
    overflow: 'hidden',
    backgroundColor: '#ffffff',
  },
  street: { width: '100%', height: 'auto' },
  streetAtNight: { display: 'none', width: '100%', maxHeight: 0, height: 'auto' },
  sheet: { padding: '32px 36px 20px' },
  heading: {
    margin: '0 0 14px',
    fontSize: '30px',
    lineHeight: '35px',
    fontWeight: 800,
    letterSpacing: '-0.025em',
    color: '#17130f',
  },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '25px', color: '#574e45' },
  point: { margin: '0 0 8px', fontSize: '16px', lineHeight: '25px', color: '#574e45' },
  link: { color: '#17130f', textDecoration: 'underline' },
  strong: { fontWeight: 600, color: '#17130f' },
  actionRow: { margin: '24px 0 20px' },
  action: {
    padding: '14px 26px',
    borderRadius: '12px',
    backgroundColor: '#d23820',
    color: '#ffffff',
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  note: { margin: '0 0 16px', fontSize: '14px', lineHeight: '21px', color: '#736959' },
  footer: { padding: '20px 4px 0' },
  footerText: { margin: '0 0 6px', fontSize: '12px', lineHeight: '18px', color: '#736959' },
  footerLink: { color: '#736959', textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;
