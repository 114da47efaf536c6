import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { createElement as h, type ReactElement } from 'react';

/** The parts every mail is made of: paper, one headline, a few lines, at most one button. */
const UI = 'Inter, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif';
const INK = '#17130f';
const INK_2 = '#574e45';
const INK_3 = '#736959';

export function letter(preview: string, parts: ReactElement[]): ReactElement {
  return h(
    Html,
    { lang: 'en' },
    h(Head, null, h('meta', { name: 'color-scheme', content: 'light only' })),
    h(Preview, null, preview),
    h(
      Body,
      { style: { margin: 0, padding: '32px 16px', backgroundColor: '#fbf7f0', fontFamily: UI } },
      h(Container, { style: { maxWidth: '520px', margin: '0 auto' } }, wordmark(), sheet(parts), footer()),
    ),
  );
}

export function heading(words: string): ReactElement {
  return h(
    Heading,
    {
      as: 'h1',
      style: {
        margin: '0 0 12px',
        fontSize: '28px',
        lineHeight: '32px',
        fontWeight: 800,
        letterSpacing: '-0.02em',
        color: INK,
      },
    },
    words,
  );
}

export function text(words: string): ReactElement {
  return h(
    Text,
    { style: { margin: '0 0 16px', fontSize: '16px', lineHeight: '25px', color: INK_2 } },
    words,
  );
}

export function action(label: string, url: string): ReactElement {
  return h(
    Section,
    { style: { margin: '24px 0' } },
    h(
      Button,
      {
        href: url,
        style: {
          padding: '14px 24px',
          borderRadius: '12px',
          backgroundColor: '#d23820',
          color: '#ffffff',
          fontSize: '16px',
          fontWeight: 600,
        },
      },
      label,
    ),
  );
}

export function note(words: string): ReactElement {
  return h(
    Text,
    { style: { margin: '16px 0 0', fontSize: '13px', lineHeight: '19px', color: INK_3 } },
    words,
  );
}

function wordmark(): ReactElement {
  return h(
    Text,
    {
      style: {
        margin: '0 0 16px',
        fontSize: '20px',
        lineHeight: '24px',
        fontWeight: 800,
        letterSpacing: '-0.02em',
        color: INK,
      },
    },
    'Bizmeet',
  );
}

function sheet(parts: ReactElement[]): ReactElement {
  const style = {
    padding: '32px',
    border: '1px solid #e6ded1',
    borderRadius: '14px',
    backgroundColor: '#ffffff',
  };
  return h(Section, { style }, ...parts);
}

function footer(): ReactElement {
  return h(
    Section,
    null,
    h(Hr, { style: { border: 0, height: '16px' } }),
    h(
      Text,
      { style: { margin: 0, fontSize: '12px', lineHeight: '18px', color: INK_3 } },
      'Bizmeet, New York. Local businesses and the creators who film them.',
    ),
  );
}
