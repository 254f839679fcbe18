import * as messages from '#messages/common.json';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import type { UnitsChoice } from './units.ts';

const OPTIONS = [
  { value: 'written', label: messages.unitsAsWritten },
  { value: 'metric', label: messages.unitsMetric },
  { value: 'us', label: messages.unitsUs },
] as const;

export function UnitsControl({ units, choose, className }: UnitsChoice & { className?: string }) {
  return (
    <SegmentedControl
      label={messages.units}
      value={units}
      onChange={choose}
      options={OPTIONS}
      {...(className && { className })}
    />
  );
}
