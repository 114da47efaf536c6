import {
  FolderDown,
  Images,
  Lightbulb,
  type LucideIcon,
  MapPin,
  MessageSquareQuote,
  ReceiptText,
  ScanQrCode,
  Send,
  Users,
  Wallet,
} from 'lucide-react';
import type { MenuPage } from '#domain/accounts/header-links.ts';

export const PAGE_ICONS: Record<MenuPage['label'], LucideIcon> = {
  Creators: Users,
  Quotes: MessageSquareQuote,
  Counter: ScanQrCode,
  'Content library': FolderDown,
  'Photos and videos': Images,
  Locations: MapPin,
  Receipts: ReceiptText,
  Inspiration: Lightbulb,
  Applications: Send,
  Earnings: Wallet,
};
