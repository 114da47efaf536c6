import type { Reader } from '../site.ts';
import { aboutReader } from './about.ts';
import { addressReader } from './address.ts';
import { iconsReader, metaReader, openGraphReader, photosReader } from './head.ts';
import { hoursReader } from './hours.ts';
import { industryReader } from './industry.ts';
import { jsonLdReader } from './json-ld.ts';
import { microdataReader } from './microdata.ts';
import { linksReader } from './social-link.ts';
import { titleReader } from './title.ts';

/** Every way we learn something from a site. */
export const READERS: readonly Reader[] = [
  jsonLdReader,
  microdataReader,
  openGraphReader,
  metaReader,
  titleReader,
  iconsReader,
  linksReader,
  aboutReader,
  addressReader,
  hoursReader,
  industryReader,
  photosReader,
];
