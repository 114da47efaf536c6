import type { AppBarProps } from './components/app-bar.tsx';

/** The bar of somebody who has not signed in. */
export const VISITOR_BAR: AppBarProps = { viewer: null, onSignOut: () => undefined, unreadCount: 0 };
