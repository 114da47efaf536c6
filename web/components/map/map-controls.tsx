import { Minus, Plus, Scan } from 'lucide-react';
import type { ReactNode } from 'react';

type MapControlsProps = {
  onZoomIn: () => void;
  onZoomOut: () => void;
  onShowAll: () => void;
  className?: string;
};

export function MapControls({ onZoomIn, onZoomOut, onShowAll, className = '' }: MapControlsProps) {
  return (
    <fieldset
      className={`absolute z-3 overflow-hidden rounded-control max-md:flex max-md:divide-x md:divide-y divide-line border border-line bg-raised shadow-2 ${className}`}
    >
      <legend className="sr-only">Zoom</legend>
      <ControlButton label="Zoom in" icon={<Plus aria-hidden="true" />} onClick={onZoomIn} />
      <ControlButton label="Zoom out" icon={<Minus aria-hidden="true" />} onClick={onZoomOut} />
      <ControlButton label="Show all" icon={<Scan aria-hidden="true" />} onClick={onShowAll} />
    </fieldset>
  );
}

function ControlButton({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center hover:wash focus-visible:-outline-offset-3 active:wash-deep [&_svg]:size-4.5 [&_svg]:stroke-[1.75]"
    >
      {icon}
    </button>
  );
}
