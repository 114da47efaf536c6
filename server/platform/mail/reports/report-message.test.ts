import { describe, expect, it } from 'vitest';
import { readReportMessage } from './report-message.ts';

const ORIGINAL = 'Message-ID: <1@bizmeet.example>\nSubject: Hello';

function message(
  part: string,
  content: string,
  { original = ORIGINAL, type = 'multipart/report' } = {},
): string {
  return [
    `Content-Type: ${type}; boundary=b1`,
    '',
    '--b1',
    'Content-Type: text/plain',
    '',
    'Sorry.',
    '--b1',
    `Content-Type: ${part}`,
    '',
    content,
    '--b1',
    'Content-Type: message/rfc822',
    '',
    original,
    '',
    'The body, with an Action: failed of its own.',
    '--b1--',
  ].join('\n');
}

const delivery = (status: string, action = 'failed') =>
  readReportMessage(
    message('message/delivery-status', `Reporting-MTA: dns; x\n\nAction: ${action}\nStatus: ${status}`),
  );

describe('a report of delivery', () => {
  it.each([
    ['5.1.1', true],
    ['5.1.10', true],
    ['5.2.1', true],
    ['5.0.0', true],
    ['5.2.2', false],
    ['5.7.1', false],
    ['4.4.7', false],
    ['', false],
    ['5.1.1x', false],
  ])('%s is permanent: %s', (status, is_permanent) => {
    expect(delivery(status)).toMatchObject([
      { kind: 'bounced', message_id: '<1@bizmeet.example>', is_permanent },
    ]);
  });

  it('says nothing while a server still tries, or hands the email on', () => {
    for (const action of ['delayed', 'relayed', 'expanded', 'nonsense'])
      expect(delivery('4.0.0', action)).toEqual([]);
  });

  it('says that the email was delivered', () => {
    expect(delivery('2.0.0', 'delivered')).toMatchObject([{ kind: 'delivered', detail: null }]);
  });

  it('reads a folded explanation, in 500 characters', () => {
    const [report] = readReportMessage(
      message(
        'message/delivery-status',
        `A: b\n\nAction: failed\nDiagnostic-Code: smtp;\n no\n\tway ${'x'.repeat(9_000)}`,
      ),
    );
    expect(report?.detail).toMatch(/^smtp; no way x/);
    expect(report?.detail).toHaveLength(500);
  });
});

it('reads complaints, and not their withdrawal', () => {
  const complaint = (kind: string) =>
    readReportMessage(message('message/feedback-report', `Feedback-Type: ${kind}`));
  expect(complaint('abuse')).toMatchObject([{ kind: 'complained', detail: 'abuse' }]);
  expect(complaint('not-spam')).toEqual([]);
});

it('refuses what is no report, and finds nothing without the email it is about', () => {
  for (const text of [
    '',
    'Hello',
    'Content-Type: text/plain\n\nHello',
    message('x/y', '', { type: 'multipart/mixed' }),
  ]) {
    expect(() => readReportMessage(text)).toThrow('This is no multipart/report.');
  }
  expect(readReportMessage(message('message/delivery-status', 'a: b', { original: 'Subject: x' }))).toEqual(
    [],
  );
});

it('is done at once with the longest nonsense a request may carry', () => {
  const long = 256 * 1024;
  const nonsense = [
    `Content-Type: multipart/report; boundary=b\n\n${'--b\n'.repeat(long / 4)}`,
    `Content-Type: multipart/report; boundary=b\n\n--b\nContent-Type: message/delivery-status\n\n${'\n \n'.repeat(long / 4)}`,
    `Content-Type: multipart/report; boundary=b\n\n--b\nContent-Type: message/rfc822\n\n${'<'.repeat(long)}`,
    `Content-Type: multipart/report;${' '.repeat(long)}`,
    `${'a:\n '.repeat(long / 4)}\n\n`,
  ];
  const begun = performance.now();
  for (const text of nonsense) {
    try {
      readReportMessage(text);
    } catch {}
  }
  expect(performance.now() - begun).toBeLessThan(60_000);
});
