import { artPath } from '#art/catalogue.ts';
import { ThemedArt } from '#web/components/themed-art.tsx';
import { Card } from '#web/ui/card.tsx';

export interface ShopLook {
  /** What the drawing is made from, so it has to be the same on every page. */
  slug: string;
  industry: string | null;
}

type ShopCardProps = { shop: ShopLook; name: string; title: string; text: string };

export function ShopCard({ shop, name, title, text }: ShopCardProps) {
  return (
    <Card as="aside" padded={false}>
      <ThemedArt
        path={(theme) =>
          artPath.shop({ theme, industry: shop.industry, business: shop.slug, campaign: shop.slug, name })
        }
        width={408}
        height={328}
        eager
        className="aspect-[408/328] grid-rows-1 object-[50%_100%]"
      />
      <div className="border-line border-t p-5">
        <p className="type-block-title break-words">{title}</p>
        <p className="mt-1 text-base text-ink-2">{text}</p>
      </div>
    </Card>
  );
}
