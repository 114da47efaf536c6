import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${MAC} Chrome/131.0.0.0 Safari/537.36`, 'Chrome on a Mac'],
  [`${MAC} Version/18.1 Safari/605.1.15`, 'Safari on a Mac'],
  [`${WINDOWS} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge on a Windows PC'],
  [`${WINDOWS} Chrome/131.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'Opera on a Windows PC'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on a Linux PC'],
  [`${PHONE} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari on an iPhone'],
  [`${PHONE} CriOS/131.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on an iPhone'],
  [`${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome on an Android device'],
  [
    `${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on an Android device',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/131.0.0.0 Safari/537.36', 'Chrome on a Chromebook'],
  ['Firefox/1', 'Firefox'],
  ['Something (iPad)', 'A browser on an iPad'],
  ['curl/8.9.1', 'A program or an unknown browser'],
  ['', 'A program or an unknown browser'],
  [null, 'A program or an unknown browser'],
])('calls %j "%s"', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
