/** What a stretch of a caption can be for the tagger; all else is nothing of a recipe. */
export const ROLES = ['title', 'ingredient', 'header', 'step'] as const;
export type Role = (typeof ROLES)[number];

/** The label of a token: 0 for none, else the first token of a role or one behind it. */
export const LABELS = 1 + 2 * ROLES.length;

export const firstOf = (role: Role) => 1 + 2 * ROLES.indexOf(role);
export const behindOf = (role: Role) => 2 + 2 * ROLES.indexOf(role);
export const isFirst = (label: number) => label % 2 === 1;
export const roleOf = (label: number): Role | null =>
  label === 0 ? null : (ROLES[(label - 1) >> 1] ?? null);
