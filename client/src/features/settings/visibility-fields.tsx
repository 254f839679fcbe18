import { Controller, type Control } from 'react-hook-form';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import type { ProfileValues } from './profile-values.ts';

const FLAGS = [
  [
    'isProfilePublic',
    'Public profile',
    'Without it, people who do not follow you see your name and picture only.',
  ],
  ['isBioPublic', 'Show my bio'],
  ['isLocationPublic', 'Show my location'],
  ['showStatistics', 'Show my statistics', 'How many recipes, collections and followers you have.'],
  ['allowFriendRequests', 'Allow friend requests', 'Without it, nobody new can ask to follow you.'],
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
