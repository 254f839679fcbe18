import type { AppRouter } from '@larder/server/router';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';

// What the procedures take and answer, by their paths, for tables that the compiler compares with the router.

type Of<Features, Path> = Path extends `${infer Feature}.${infer Name}`
  ? Feature extends keyof Features
    ? Name extends keyof Features[Feature]
      ? Features[Feature][Name]
      : never
    : never
  : never;

type Inputs = inferRouterInputs<AppRouter>;
export type ProcedurePath = {
  [Feature in keyof Inputs]: `${Feature}.${keyof Inputs[Feature] & string}`;
}[keyof Inputs];

export type InputOf<Path extends ProcedurePath> = Of<Inputs, Path>;
export type OutputOf<Path extends ProcedurePath> = Of<inferRouterOutputs<AppRouter>, Path>;
