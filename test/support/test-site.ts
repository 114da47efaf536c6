import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export const page = (html: string | Buffer, headers: Record<string, string> = {}): Answer => {
  return (response) => response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html);
};
export const sendTo = (location: string): Answer => {
  return (response) => response.writeHead(302, { location }).end('on you go');
};

/** As the program runs: nothing inside is exempt. */
export const strict = { config: { app_url: 'https://bizmeet.test', outbound_allowed_hosts: [] } };

/** A site on this machine that answers as told, and a context that may read it. */
export async function testSite() {
  const seen: IncomingMessage[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    seen.push(request);
    const answer = answers.get(request.url ?? '');
    if (answer) answer(response, request);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  const context = { config: { ...strict.config, outbound_allowed_hosts: [`127.0.0.1:${port}`] } };

  function serve(path: string, answer: Answer): string {
    answers.set(path, answer);
    return base + path;
  }

  return { seen, answers, base, context, serve };
}
