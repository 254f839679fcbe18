export const PSEUDO: string;
export function inPseudo(catalogue: Record<string, string>): Record<string, string>;
