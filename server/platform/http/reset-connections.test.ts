import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { testApp } from '#test/support/test-app.ts';

const lines: string[] = [];
const log = pino(
  { level: 'warn' },
  new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  }),
);
const { app } = await testApp({ adapt: () => ({ log }) });

it('a connection that is gone before anybody asks where it came from is no error', async () => {
  const gone = new Promise<string | undefined>((resolve) => {
    app.server.prependOnceListener('request', ({ socket }) => {
      socket.destroy();
      resolve(socket.remoteAddress);
    });
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect(Number(new URL(address).port), '127.0.0.1');
  client.on('error', () => undefined);
  client.write('GET /api/cities HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(await gone).toBeUndefined();
  // The next one takes the same steps after it.
  expect((await fetch(`${address}/api/cities`)).status).toBe(200);
  await app.close();
  expect(lines.filter((line) => line.includes('error'))).toEqual([]);
});
