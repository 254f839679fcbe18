import * as messages from '#messages/common.json';
import {
  passwordStrength,
  PASSWORD_STRENGTHS,
  type PasswordStrength as Strength,
} from '@larder/shared/auth/schema';
import { cn } from '../../lib/cn.ts';

const TONES: Record<Strength, { label: string; bar: string; text: string }> = {
  'Too short': { label: messages.passwordTooShort, bar: 'bg-danger', text: 'text-danger' },
  Weak: { label: messages.passwordWeak, bar: 'bg-warning', text: 'text-warning' },
  Good: { label: messages.passwordGood, bar: 'bg-success', text: 'text-success' },
  Strong: { label: messages.passwordStrong, bar: 'bg-success', text: 'text-success' },
};

/** How good a password is: four bars and a word. */
export function PasswordStrength({ password }: { password: string }) {
  const strength = passwordStrength(password);
  const reached = PASSWORD_STRENGTHS.indexOf(strength);
  const { label, bar, text } = TONES[strength];
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden className="flex flex-1 gap-1">
        {PASSWORD_STRENGTHS.map((level, index) => (
          <span key={level} className={cn('h-1.5 flex-1 rounded-full', index <= reached ? bar : 'bg-line')} />
        ))}
      </span>
      <span className={cn('w-20 text-right font-medium', text)}>{label}</span>
    </span>
  );
}
