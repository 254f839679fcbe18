import type { UnitName } from '../language/measures/measures.ts';

/** Units that are made of food and have a size of their own: '100 g balls', '400 g tins'. */
export const SIZED: ReadonlySet<UnitName | null> = new Set<UnitName>([
  ...([
    'ball',
    'serving',
    'piece',
    'chunk',
    'disc',
    'strip',
    'slice',
    'wedge',
    'cube',
    'square',
    'loaf',
  ] as const),
  ...(['can', 'jar', 'package', 'bag', 'tub', 'carton', 'bottle', 'block', 'box'] as const),
]);

/** Pieces into which food is cut are amounts only where it is said of what. */
export const SHAPES: ReadonlySet<UnitName | null> = new Set<UnitName>([
  ...([
    'ball',
    'serving',
    'piece',
    'chunk',
    'disc',
    'strip',
    'slice',
    'wedge',
    'cube',
    'square',
    'ring',
    'sheet',
  ] as const),
]);

export const CONTAINERS: ReadonlySet<UnitName | null> = new Set<UnitName>([
  ...([
    'can',
    'jar',
    'package',
    'bag',
    'tub',
    'carton',
    'bottle',
    'block',
    'box',
    'bar',
    'loaf',
    'glass',
    'tube',
    'container',
  ] as const),
]);

/** Amounts that are the same for two and for six. */
export const VAGUE: ReadonlySet<UnitName | null> = new Set<UnitName>([
  ...([
    'pinch',
    'dash',
    'drizzle',
    'glug',
    'drop',
    'dollop',
    'sprinkling',
    'squeeze',
    'handful',
    'knob',
    'batch',
  ] as const),
]);
