import { ForBusinesses } from './for-businesses.tsx';
import { ForCreators } from './for-creators.tsx';

/** The offers to both roles. */
export function ForBoth() {
  return (
    <>
      <ForBusinesses />
      <ForCreators />
    </>
  );
}
