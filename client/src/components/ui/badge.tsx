import * as messages from '#messages/common.json';
import type { Difficulty } from '@larder/shared/recipe/messages';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

const TONES = {
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  neutral: 'bg-sunken text-muted',
  accent: 'bg-accent-soft text-accent-strong',
} as const;

export type Tone = keyof typeof TONES;

interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone;
}

export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return <span {...props} className={cn('badge', TONES[tone], className)} />;
}

const DIFFICULTY: Record<Difficulty, { tone: Tone; label: string }> = {
  easy: { tone: 'success', label: messages.easy },
  medium: { tone: 'warning', label: messages.medium },
  hard: { tone: 'danger', label: messages.hard },
};

interface DifficultyBadgeProps {
  recipe: { difficulty: Difficulty; difficultyStated: boolean };
  className?: string;
}

/** Easy green, medium yellow, hard red; nothing where nobody stated it. */
export function DifficultyBadge({ recipe, className }: DifficultyBadgeProps) {
  if (!recipe.difficultyStated) return null;
  const { tone, label } = DIFFICULTY[recipe.difficulty];
  return (
    <Badge tone={tone} className={className}>
      {label}
    </Badge>
  );
}
