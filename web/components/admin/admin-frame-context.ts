import { createContext, useContext } from 'react';

/** The state a page's title bar needs from the admin frame. */
interface AdminFrameValue {
  isMenuOpen: boolean;
  setMenuOpen: (open: boolean) => void;
}

export const AdminFrameContext = createContext<AdminFrameValue | null>(null);

export function useAdminFrame(): AdminFrameValue {
  const frame = useContext(AdminFrameContext);
  if (frame === null) throw new Error('Only pages below /admin stand in the admin frame');
  return frame;
}
