import { APPLICATION_STEPS } from '#domain/creators/application-steps.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const LOADS = {
  about: async () => (await import('./about-step.tsx')).AboutStep,
  channels: async () => (await import('./channels-step.tsx')).ChannelsStep,
  portfolio: async () => (await import('./portfolio-step.tsx')).PortfolioStep,
  prices: async () => (await import('./prices-step.tsx')).PricesStep,
  send: async () => (await import('./send-step.tsx')).SendStep,
};

/** Only the current step is fetched; {@link fetchStep} preloads the next one. */
export const AboutStep = lazyPart(LOADS.about);
export const ChannelsStep = lazyPart(LOADS.channels);
export const PortfolioStep = lazyPart(LOADS.portfolio);
export const PricesStep = lazyPart(LOADS.prices);
export const SendStep = lazyPart(LOADS.send);

/** An error is ignored here: rendering the step reports it. */
export async function fetchStep(name: string): Promise<void> {
  const step = APPLICATION_STEPS.find((known) => known === name) ?? 'about';
  await LOADS[step]().catch(() => undefined);
}
