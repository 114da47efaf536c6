import { expect, it } from 'vitest';
import { openStripe } from './stripe-client.ts';

it('keeps nobody waiting for a silent provider longer than 24 seconds, all tries and pauses together', () => {
  const client = openStripe({ secret_key: 'sk_test_silence', api_base: undefined });
  const tries = client.getMaxNetworkRetries() + 1;
  const patience_ms = Number(client.getApiField('timeout'));
  const longest_pause_ms = 1_000 * client.getMaxNetworkRetryDelay();
  const first_pause_ms = 1_000 * client.getInitialNetworkRetryDelay();
  // Each pause doubles the one before it.
  const pauses_ms = Array.from({ length: tries - 1 }, (_, at) =>
    Math.min(first_pause_ms * 2 ** at, longest_pause_ms),
  ).reduce((sum, pause) => sum + pause, 0);
  expect(tries * patience_ms + pauses_ms).toBeLessThanOrEqual(24_000);
  expect(tries).toBe(3);
});
