import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface Received {
  headers: Record<string, string>;
  body: string;
  /** The path it was sent to. */
  url: string;
}

/** A program on this machine that gets webhooks, and answers with the status it is told. */
export async function webhookReceiver() {
  const received: Received[] = [];
  const answer = { status: 200, headers: {} as Record<string, string> };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const { headers, url = '' } = request;
      received.push({ headers: headers as Record<string, string>, body, url });
      response.writeHead(answer.status, answer.headers).end('ok');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { received, answer, host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}/hook` };
}
