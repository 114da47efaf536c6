import { createContext, useContext } from 'react';

/** What the title bar of a page and the sidebar need from the admin frame. */
interface AdminFrameValue {
  openSearch: () => void;
  isMenuOpen: boolean;
  setMenuOpen: (open: boolean) => void;
}

export const AdminFrameContext = createContext<AdminFrameValue | null>(null);

export function useAdminFrame(): AdminFrameValue {
  const frame = useContext(AdminFrameContext);
  if (frame === null) throw new Error('Only pages below /admin stand in the admin frame');
  return frame;
}
