import { vi } from 'vitest';

/** This doesn't measure speed: Vitest gives up after a second, which a page can take on a busy machine. */
const PATIENCE_MS = 120_000;

const { waitFor } = vi;
vi.waitFor = (look, options) =>
  waitFor(look, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
