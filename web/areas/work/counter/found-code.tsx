import type { CounterCode } from '#contract/work/tap-links.ts';
import { StepProblem } from '#web/components/work/step-problem.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type FoundCodeProps = {
  code: CounterCode;
  isBusy: boolean;
  problem: string | null;
  onRedeem: () => void;
};

/** A code that can be redeemed: what the customer gets, and whom it counts for. */
export function FoundCode({ code, isBusy, problem, onRedeem }: FoundCodeProps) {
  const { perk, creator_name, campaign_title, works_once } = code;
  return (
    <Card as="section" aria-labelledby="found-code">
      <p className="num text-base font-semibold text-ink-2">{code.code}</p>
      <h2 id="found-code" className="type-block-title mt-1 wrap-anywhere">
        {perk ?? `Sent by ${creator_name}`}
      </h2>
      <p className="mt-2 text-md wrap-anywhere text-ink-2">
        {perk === null
          ? `No perk: redeeming counts this customer for ${creator_name} in “${campaign_title}”.`
          : `From ${creator_name} in “${campaign_title}”. ${works_once ? 'It works once.' : 'Many customers can use it.'}`}
      </p>
      <Button variant="primary" size="large" block loading={isBusy} onClick={onRedeem} className="mt-5">
        Redeem
      </Button>
      <StepProblem problem={problem} className="mt-3" />
    </Card>
  );
}
