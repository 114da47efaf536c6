import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  render,
  Section,
  Text,
} from '@react-email/components';
import { type CSSProperties, createElement as h, type ReactElement } from 'react';
import type { Letter, LetterPart } from './letter.ts';

/** The same letter as HTML that mail programs show right, and as plain text. */
export async function renderLetter(letter: Letter): Promise<{ html: string; text: string }> {
  const mail = layout(letter);
  return { html: await render(mail), text: await render(mail, { plainText: true }) };
}

function layout({ preview, parts }: Letter): ReactElement {
  return h(
    Html,
    { lang: 'en' },
    h(Head, null, h('meta', { name: 'color-scheme', content: 'light only' })),
    h(Preview, null, preview),
    h(
      Body,
      { style: STYLES.body },
      h(
        Container,
        { style: STYLES.column },
        h(Text, { style: STYLES.wordmark }, 'Bizmeet'),
        h(Section, { style: STYLES.sheet }, ...parts.map(renderPart)),
        h(Hr, { style: STYLES.gap }),
        h(
          Text,
          { style: STYLES.footer },
          'Bizmeet, New York. Local businesses and the creators who film them.',
        ),
      ),
    ),
  );
}

function renderPart(part: LetterPart, index: number): ReactElement {
  switch (part.kind) {
    case 'heading':
      return h(Heading, { key: index, as: 'h1', style: STYLES.heading }, part.words);
    case 'text':
      return h(Text, { key: index, style: STYLES.text }, part.words);
    case 'action':
      return h(
        Section,
        { key: index, style: STYLES.actionRow },
        h(Button, { href: part.url, style: STYLES.action }, part.words),
      );
    case 'note':
      return h(Text, { key: index, style: STYLES.note }, part.words);
  }
}

const STYLES = {
  body: {
    margin: 0,
    padding: '32px 16px',
    backgroundColor: '#fbf7f0',
    fontFamily: 'Inter, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif',
  },
  column: { maxWidth: '520px', margin: '0 auto' },
  wordmark: {
    margin: '0 0 16px',
    fontSize: '20px',
    lineHeight: '24px',
    fontWeight: 800,
    letterSpacing: '-0.02em',
    color: '#17130f',
  },
  sheet: {
    padding: '32px',
    border: '1px solid #e6ded1',
    borderRadius: '14px',
    backgroundColor: '#ffffff',
  },
  heading: {
    margin: '0 0 12px',
    fontSize: '28px',
    lineHeight: '32px',
    fontWeight: 800,
    letterSpacing: '-0.02em',
    color: '#17130f',
  },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '25px', color: '#574e45' },
  actionRow: { margin: '24px 0' },
  action: {
    padding: '14px 24px',
    borderRadius: '12px',
    backgroundColor: '#d23820',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
  },
  note: { margin: '16px 0 0', fontSize: '13px', lineHeight: '19px', color: '#736959' },
  gap: { border: 0, height: '16px' },
  footer: { margin: 0, fontSize: '12px', lineHeight: '18px', color: '#736959' },
} satisfies Record<string, CSSProperties>;
