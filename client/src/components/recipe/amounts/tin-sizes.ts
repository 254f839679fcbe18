import * as messages from '#messages/recipe.json';
import { LANGUAGE } from '@larder/shared/messages/built-language';
import { format } from '@larder/shared/messages/format';
import type { Tin } from '@larder/shared/recipe-text/tin-factor';

export type TinShape = Tin['shape'];

/** The tins that shops sell, in centimetres. */
export const COMMON_TINS: Readonly<Record<TinShape, readonly Tin[]>> = {
  round: [15, 18, 20, 22, 23, 24, 26, 28, 30].map((diameter) => ({ shape: 'round', diameter })),
  square: [15, 18, 20, 23, 25].map((width) => ({ shape: 'square', width })),
  sheet: (
    [
      [20, 30],
      [23, 33],
      [25, 38],
      [30, 40],
      [37, 43],
    ] as const
  ).map(([width, length]) => ({ shape: 'sheet', width, length })),
  loaf: (
    [
      [10, 20],
      [11, 22],
      [11, 25],
      [13, 23],
      [11, 30],
    ] as const
  ).map(([width, length]) => ({ shape: 'loaf', width, length })),
  ring: (
    [
      [20, 6],
      [22, 7],
      [24, 8],
      [26, 9],
    ] as const
  ).map(([diameter, hole]) => ({ shape: 'ring', diameter, hole })),
  muffin: [6, 12, 24].map((count) => ({ shape: 'muffin', count })),
};

export const SHAPES: readonly { value: TinShape; label: string }[] = [
  { value: 'round', label: messages.tinRound },
  { value: 'square', label: messages.tinSquare },
  { value: 'sheet', label: messages.tinSheet },
  { value: 'loaf', label: messages.tinLoaf },
  { value: 'ring', label: messages.tinRing },
  { value: 'muffin', label: messages.tinMuffin },
];

/** The sides of a tin that are asked for. */
export const SIDES = {
  round: ['diameter', 'height'],
  square: ['width', 'height'],
  sheet: ['width', 'length', 'height'],
  loaf: ['width', 'length', 'height'],
  ring: ['diameter', 'hole', 'height'],
  muffin: ['count', 'diameter', 'height'],
} as const satisfies Record<TinShape, readonly (keyof Tin)[]>;

/** '26', '20 × 30', '24 (hole 8)', '12': without a unit. */
export function sizeOf({ shape, diameter = 0, width = 0, length = width, hole = 0, count = 0 }: Tin): string {
  switch (shape) {
    case 'round':
      return shown(diameter);
    case 'ring':
      return `${shown(diameter)} − ${shown(hole)}`;
    case 'muffin':
      return shown(count);
    default:
      return `${shown(width)} × ${shown(length)}`;
  }
}

/** '26 cm', '12 muffins' */
export function sizeText(tin: Tin): string {
  if (tin.shape === 'muffin') return format(messages.muffinCount, { count: tin.count ?? 0 });
  if (tin.shape === 'ring')
    return format(messages.ringSize, { diameter: shown(tin.diameter ?? 0), hole: shown(tin.hole ?? 0) });
  return format(messages.centimetres, { size: sizeOf(tin) });
}

/** '26 cm (10 in)', for who buys tins by inches. */
export function sizeInInches(tin: Tin): string {
  const { diameter, width, length = width } = tin;
  const sides = tin.shape === 'round' ? [diameter] : [width, length];
  const inches = sides.flatMap((side) => (side === undefined ? [] : [shown(Math.round(side / 1.27) / 2)]));
  return inches.length === 0 ? sizeText(tin) : `${sizeText(tin)} (${inches.join(' × ')} in)`;
}

/** '20 → 26 cm'; with their shapes where these differ. */
export function reasonOf(from: Tin, to: Tin): string {
  if (from.shape !== to.shape) return `${named(from)} → ${named(to)}`;
  if (from.shape === 'round' || from.shape === 'muffin') return `${sizeOf(from)} → ${sizeText(to)}`;
  return `${sizeText(from)} → ${sizeText(to)}`;
}

function named(tin: Tin): string {
  const shape = SHAPES.find(({ value }) => value === tin.shape)?.label ?? '';
  return tin.shape === 'muffin' ? sizeText(tin) : `${shape} ${sizeText(tin)}`;
}

function shown(value: number): string {
  return value.toLocaleString(LANGUAGE);
}
