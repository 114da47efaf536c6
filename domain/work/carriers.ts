/** The carriers a business can choose. The tracking number may be empty, because a courier often has none. */
export const CARRIERS = {
  usps: { name: 'USPS', page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  ups: { name: 'UPS', page: 'https://www.ups.com/track?tracknum=' },
  fedex: { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr=' },
  dhl: { name: 'DHL', page: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=' },
  courier: { name: 'Local courier', page: null },
} as const;
export type Carrier = keyof typeof CARRIERS;
export const CARRIER_KEYS = Object.keys(CARRIERS) as [Carrier, ...Carrier[]];

export const TRACKING_NUMBER = /^[A-Z0-9-]{6,40}$/;

export function needsTracking(carrier: Carrier): boolean {
  return CARRIERS[carrier].page !== null;
}

/** The carrier's page about one parcel; null where there is none. */
export function trackingPage(carrier: Carrier, number: string | null): string | null {
  const { page } = CARRIERS[carrier];
  return page === null || number === null ? null : `${page}${encodeURIComponent(number)}`;
}
