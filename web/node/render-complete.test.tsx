import { expect, it } from 'vitest';
import { drawOnce } from '#web/ui/icons/draw-once.ts';
import { ReadyMade, type ShownPart } from '#web/ui/ready-made.tsx';
import { pageBytes, renderComplete } from './render-complete.ts';

const CLOCK = '<path d="M12 6v6l4 2"/>';
const icon = { __html: drawOnce('clock', CLOCK) };

async function page(row: string): Promise<string> {
  const shown: ShownPart[] = [];
  const html = await renderComplete(
    <html lang="en">
      <head>
        <link rel="icon" href="/icon.svg" nonce="secret" />
      </head>
      <body>
        <svg className="hidden" id="drawings" />
        <ReadyMade by={() => ['row', row]}>
          {() => (
            <p>
              <b>{row}</b>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
              <svg dangerouslySetInnerHTML={icon} />
            </p>
          )}
        </ReadyMade>
      </body>
    </html>,
    { shown, preloads: '<link rel="modulepreload" href="/list.js"/>', nonce: undefined },
  );
  return Buffer.from(pageBytes(html, shown)).toString();
}

it('sends the same page with a new part and with a known one, with the drawings of both', async () => {
  const first = await page('Rosé & 🍞');
  expect(first).toBe(
    `<html lang="en"><head><link rel="icon" href="/icon.svg"/><link rel="modulepreload" href="/list.js"/></head><body><svg class="hidden" id="drawings"><symbol id="d-clock" viewBox="0 0 24 24">${CLOCK}</symbol></svg><p><b>Rosé &amp; 🍞</b><svg><use href="#d-clock"/></svg></p></body></html>`,
  );
  expect(await page('Rosé & 🍞')).toBe(first);
});
