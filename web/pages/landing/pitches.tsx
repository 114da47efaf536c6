import { ForBusinesses } from './for-businesses.tsx';
import { ForCreators } from './for-creators.tsx';

/** What there is in it for either side. */
export function Pitches() {
  return (
    <>
      <ForBusinesses />
      <ForCreators />
    </>
  );
}
