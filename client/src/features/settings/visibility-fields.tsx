import * as messages from '#messages/settings.json';
import { Controller, type Control } from 'react-hook-form';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import type { ProfileValues } from './profile-values.ts';

const FLAGS = [
  ['isProfilePublic', messages.publicProfile, messages.publicProfileHint],
  ['isBioPublic', messages.showMyBio],
  ['isLocationPublic', messages.showMyLocation],
  ['showStatistics', messages.showMyStatistics, messages.statisticsHint],
  ['allowFriendRequests', messages.allowFriendRequests, messages.requestsHint],
] as const;

/** The four flags of what is shown, and whether anyone may ask to follow. */
export function VisibilityFields({ control }: { control: Control<ProfileValues> }) {
  return FLAGS.map(([name, label, hint]) => (
    <Controller
      key={name}
      control={control}
      name={name}
      render={({ field: { value, onChange, ...field } }) => (
        <Checkbox {...field} checked={value ?? false} onCheckedChange={onChange}>
          <span className="block font-medium">{label}</span>
          {hint && <span className="block text-sm text-muted">{hint}</span>}
        </Checkbox>
      )}
    />
  ));
}
