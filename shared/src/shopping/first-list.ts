/**
 * The id of the first list of a vault, the same on every device: two that make it without knowing of each other make one. It is the
 * vault's own id as a UUID of version 8.
 */
export function firstListId(vaultId: string): string {
  return `${vaultId.slice(0, 14)}8${vaultId.slice(15)}`;
}
