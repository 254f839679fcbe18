import type { z } from 'zod';
import { appRouter } from '../trpc/router.ts';

interface Declared {
  _def: { type: 'query' | 'mutation' | 'subscription'; inputs: z.ZodType[] };
}

export const PROCEDURES = Object.entries(appRouter._def.procedures as unknown as Record<string, Declared>);

/** The input of each procedure that takes one, by the name of the procedure. */
export const INPUTS = PROCEDURES.flatMap(([path, { _def }]) =>
  _def.inputs.map((schema) => [path, schema] as const),
);

type Def = Record<string, unknown> & { type: string };
const defOf = (schema: z.core.$ZodType): Def => schema._zod.def as unknown as Def;

/** A schema with all that it is made of. Fails at a kind that it does not know. */
export function partsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  return [schema, ...childrenOf(defOf(schema)).flatMap(partsOf)];
}

function childrenOf(def: Def): z.core.$ZodType[] {
  switch (def.type) {
    case 'object':
      return [
        ...Object.values(def.shape as Record<string, z.core.$ZodType>),
        def.catchall as z.core.$ZodType,
      ];
    case 'array':
      return [def.element as z.core.$ZodType];
    case 'union':
      return def.options as z.core.$ZodType[];
    case 'pipe':
      return [def.in, def.out] as z.core.$ZodType[];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return [def.innerType as z.core.$ZodType];
    default:
      if (!LEAVES.has(def.type)) throw new Error(`Are inputs of the kind '${def.type}' bounded?`);
      return [];
  }
}
const LEAVES = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'never', 'transform']);

export const isKind =
  (kind: string) =>
  (schema: z.core.$ZodType): boolean =>
    defOf(schema).type === kind;
