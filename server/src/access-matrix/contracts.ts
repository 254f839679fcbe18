import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CONTRACT_DAYS } from '@larder/shared/contract';
import { appRouter } from '../trpc/router.ts';
import { answers } from '../trpc/transformer.ts';
import { kindOf, type Answer } from './call-as.ts';
import type { Caller, Ids, Persona, Subject } from './matrix-language.ts';
import { shapeOf, type Shape } from './shape.ts';

// The contracts between the app's files and the server, one file each: what every procedure takes, a call that was made, and the
// shape of what it answered (docs/adr/025-contracts.md). A procedure that is as in an older contract stands there alone.

export const CONTRACTS = path.resolve(import.meta.dirname, '../../contracts');

export interface Contract {
  number: number;
  /** 'YYYY-MM-DD' */
  recordedOn: string;
  procedures: Record<string, RecordedProcedure>;
}

/** As it is stored: in place of a procedure that did not change, the number of the contract that holds it. */
export interface ContractFile extends Omit<Contract, 'procedures'> {
  procedures: Record<string, RecordedProcedure | number>;
}

export interface RecordedProcedure {
  /** What it takes, as JSON schema. */
  input: unknown;
  sample: Sample;
}

export interface Sample {
  persona: Persona;
  subject: Subject;
  /** JSON, with the names of things in place of their ids. */
  given: string | null;
  answer?: Shape;
  /** Why it was refused; of what only a stranger's letter could make succeed. */
  appCode?: string | undefined;
}

/** All that are recorded, the oldest first. What did not change is the same object in each. */
export function allContracts(): Contract[] {
  const files = readdirSync(CONTRACTS)
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(CONTRACTS, name), 'utf8')) as ContractFile);
  const held = (procedure: string, by: RecordedProcedure | number): RecordedProcedure =>
    typeof by === 'number'
      ? held(procedure, files.find(({ number }) => number === by)!.procedures[procedure]!)
      : by;
  return files.map(({ procedures, ...file }) => ({
    ...file,
    procedures: Object.fromEntries(
      Object.entries(procedures).map(([procedure, by]) => [procedure, held(procedure, by)]),
    ),
  }));
}

/** The newest one, and all whose files may still be in use. */
export function contractsInUse(now: Date): Contract[] {
  const all = allContracts();
  const since = new Date(now.getTime() - CONTRACT_DAYS * 86_400_000).toISOString().slice(0, 10);
  // One that another replaced is in use for as long after that.
  return all.filter((_, index) => (all[index + 1]?.recordedOn ?? '9999') >= since);
}

export function inputSchema(procedure: string): unknown {
  const known = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>;
  const [input] = known[procedure]?._def.inputs ?? [];
  if (!input) return null;
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return schema;
}

export function withNames(input: unknown, about: Ids, me: Caller): string | null {
  if (input === undefined) return null;
  return named(about, me).reduce(
    (json, [name, value]) => json.replaceAll(value, `{{${name}}}`),
    JSON.stringify(input),
  );
}

export function withValues(given: string | null, about: Ids, me: Caller): unknown {
  if (given === null) return undefined;
  return JSON.parse(
    named(about, me).reduce((json, [name, value]) => json.replaceAll(`{{${name}}}`, value), given),
  );
}

/** Longer ones first, of which shorter ones may be a part. */
function named(about: Ids, me: Caller): [string, string][] {
  const mine = Object.entries(me).map(
    ([name, value]) => [`me.${name}`, value as string | undefined] as const,
  );
  return [...Object.entries(about), ...mine]
    .flatMap(([name, value]): [string, string][] => (value ? [[name, String(value)]] : []))
    .sort(([, a], [, b]) => b.length - a.length);
}

/** The shape of what a query or mutation answered; a stream's is not looked at. */
export function answerShape(procedure: string, { text }: Answer): Shape {
  if (kindOf(procedure) === 'subscription') return null;
  const body = JSON.parse(text.slice(text.indexOf('\n') + 1)) as {
    result: { data: Parameters<typeof answers.deserialize>[0] };
  };
  return shapeOf(answers.deserialize(body.result.data));
}
