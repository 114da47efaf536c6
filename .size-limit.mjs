import { firstLoadFiles } from './bench/support/built-pages.ts';

export default [{ name: 'landing page', path: await firstLoadFiles('/'), gzip: true, limit: '130 kB' }];
