import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DirectoryView } from './directory-view.ts';
import { NoCreators } from './no-creators.tsx';

const htmlOf = (view: DirectoryView) =>
  renderToStaticMarkup(<NoCreators view={view} hrefOf={(change) => JSON.stringify(change)} />);

it('says that nobody is listed yet where nothing was filtered, and offers no filter to remove', () => {
  const html = htmlOf({ sort: 'stars' });
  expect(html).toContain('No creators yet');
  expect(html).not.toContain('filter');
});

it('offers to remove the filters where nobody matches them', () => {
  expect(htmlOf({ niche: 'food' })).toContain('Remove all filters');
});

it('says that the list is over behind its last page', () => {
  expect(htmlOf({ niche: 'food', cursor: 'x' })).toContain('No more creators');
});
