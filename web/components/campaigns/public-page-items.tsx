import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Globe, Share2 } from 'lucide-react';
import { publicPath } from '#domain/hiring/public-pages.ts';
import { apiQuery } from '#web/api/query.ts';
import { Link } from '#web/components/link.tsx';
import { MenuItem, MenuLink } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast.ts';

type PublicPageItemsProps = { businessId: string; publicId: string };

/** Opens and shares the page anyone can open, if the business has turned it on. */
export function PublicPageItems({ businessId, publicId }: PublicPageItemsProps) {
  const { api, site } = useRouteContext({ from: '__root__' });
  const params = { id: businessId };
  const { data } = useQuery(apiQuery(api, 'GET /api/businesses/:id/public-page', { params }));
  if (!data?.is_on) return null;
  const path = publicPath.campaign(publicId);

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${site.app_url}${path}`);
      toast({ title: 'Link copied.', variant: 'success' });
    } catch {
      toast({
        title: 'Couldn’t copy',
        description: 'Open the public page and copy its address.',
        variant: 'destructive',
      });
    }
  }

  return (
    <>
      <MenuLink href={path} icon={<Globe aria-hidden="true" />} render={<Link href={path} />}>
        View public page
      </MenuLink>
      <MenuItem icon={<Share2 aria-hidden="true" />} onClick={() => void copy()}>
        Copy public link
      </MenuItem>
    </>
  );
}
