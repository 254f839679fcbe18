import * as messages from '#messages/settings.json';
import { UnitsControl } from '../../components/recipe/amounts/units-choice.tsx';
import { useAmountsInSteps, usePreferredUnits } from '../../components/recipe/amounts/units.ts';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { SettingsSection } from './settings-section.tsx';

/** How recipes are read while cooking. */
export function UnitsSection() {
  const [areInSteps, showInSteps] = useAmountsInSteps();
  return (
    <SettingsSection title={messages.unitsAndAmounts} hint={messages.unitsHint}>
      <UnitsControl {...usePreferredUnits()} className="mb-3 flex [&>label]:flex-1" />
      <Checkbox checked={areInSteps} onCheckedChange={showInSteps}>
        <span className="block font-medium">{messages.amountsInSteps}</span>
        <span className="block text-sm text-muted">{messages.amountsInStepsHint}</span>
      </Checkbox>
    </SettingsSection>
  );
}
