import { lazy } from 'react';
import { APPLICATION_STEPS } from '#domain/application-steps.ts';

const LOADS = {
  about: async () => ({ default: (await import('./about-step.tsx')).AboutStep }),
  channels: async () => ({ default: (await import('./channels-step.tsx')).ChannelsStep }),
  portfolio: async () => ({ default: (await import('./portfolio-step.tsx')).PortfolioStep }),
  prices: async () => ({ default: (await import('./prices-step.tsx')).PricesStep }),
  send: async () => ({ default: (await import('./send-step.tsx')).SendStep }),
};

/** Only the stop in view is fetched; the way to the next one is laid by {@link fetchStep}. */
export const AboutStep = lazy(LOADS.about);
export const ChannelsStep = lazy(LOADS.channels);
export const PortfolioStep = lazy(LOADS.portfolio);
export const PricesStep = lazy(LOADS.prices);
export const SendStep = lazy(LOADS.send);

/** A failure is left to the moment when the stop is drawn. */
export async function fetchStep(name: string): Promise<void> {
  const step = APPLICATION_STEPS.find((known) => known === name) ?? 'about';
  await LOADS[step]().catch(() => undefined);
}
