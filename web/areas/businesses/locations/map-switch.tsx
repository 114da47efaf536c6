import { Segments } from '#web/ui/chip.tsx';
import { MAP_MODES, type MapMode } from './map-mode.ts';

type MapSwitchProps = { mode: MapMode; onMode: (mode: MapMode) => void; className?: string };

export function MapSwitch({ mode, onMode, className = '' }: MapSwitchProps) {
  return (
    <Segments
      label="Map view"
      options={MAP_MODES}
      value={mode}
      onValueChange={onMode}
      tray
      className={className}
    />
  );
}
