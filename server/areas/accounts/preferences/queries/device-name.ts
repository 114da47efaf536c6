const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const MACHINES: [RegExp, string][] = [
  [/iPhone/, 'an iPhone'],
  [/iPad/, 'an iPad'],
  [/Android/, 'an Android device'],
  [/Macintosh/, 'a Mac'],
  [/Windows/, 'a Windows PC'],
  [/CrOS/, 'a Chromebook'],
  [/Linux/, 'a Linux PC'],
];

/** A readable name from the user agent: enough for people to tell their devices apart. */
export function deviceName(userAgent: string | null): string {
  const browser = nameIn(BROWSERS, userAgent ?? '');
  const machine = nameIn(MACHINES, userAgent ?? '');
  if (browser && machine) return `${browser} on ${machine}`;
  return browser ?? (machine ? `A browser on ${machine}` : 'A program or an unknown browser');
}

function nameIn(names: readonly [RegExp, string][], userAgent: string): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
