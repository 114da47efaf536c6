import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const SIGN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#d9361c"/><path d="M16 36q16-22 32 0z" fill="#f6dcc9"/><script>alert(1)</script></svg>`;

const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | Crumb &amp; Co.</title>${head}</head>
  <body><nav><a href="/">Home</a> <a href="/visit">Visit us</a> <a href="/about">Our story</a> <a href="/private">Contact</a></nav>${body}
  <footer><a href="https://www.instagram.com/crumbandco/">Instagram</a> <a href="https://www.tiktok.com/@crumbandco">TikTok</a></footer></body></html>`;

/** A bakery as it would be found out there: it contradicts itself about its hours, and keeps one page to itself. */
const BAKERY_PAGES: Readonly<Record<string, { type: string; body: string }>> = {
  '/': {
    type: 'text/html; charset=utf-8',
    body: page(
      'Home',
      '<main><h1>Sourdough and other bread</h1></main>',
      `<link rel="icon" type="image/svg+xml" href="/mark.svg">
      <meta name="description" content="Naturally leavened bread and laminated mornings in Greenpoint.">
      <script type="application/ld+json">{"@type":"Bakery","name":"Crumb & Co.","openingHours":"Mo-Su 07:00-16:00"}</script>`,
    ),
  },
  '/visit': {
    type: 'text/html; charset=utf-8',
    body: page(
      'Visit us',
      '<main><p>731 Manhattan Avenue<br>Brooklyn, NY 11222</p><p>Tue to Sun, 7 a.m. to 3 p.m.</p></main>',
    ),
  },
  '/about': {
    type: 'text/html; charset=utf-8',
    body: page(
      'Our story',
      '<main><p>A two-oven bakery on Manhattan Avenue. Naturally leavened bread, laminated mornings and one very long table.</p></main>',
    ),
  },
  '/mark.svg': { type: 'image/svg+xml', body: SIGN },
  '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /private\n' },
};

/** The bakery on a port of this machine; `port` 0 takes any that is free. */
export async function serveBakery(port = 0): Promise<{ server: Server; host: string; url: string }> {
  const server = createServer(({ url = '' }, response) => {
    const found = BAKERY_PAGES[url];
    if (found) response.writeHead(200, { 'content-type': found.type }).end(found.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const host = `crumb.localhost:${(server.address() as AddressInfo).port}`;
  return { server, host, url: `http://${host}/` };
}
