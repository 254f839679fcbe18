/** What superjson writes of an answer (ADR 011). */
export interface WrittenAnswer {
  json?: unknown;
  meta?: { values?: Annotations };
}

/** The type of what stands at a path, with those within it; or, without a type of its own, those within it alone. */
type Annotations = [type: string | string[], within?: Within] | Within;
interface Within {
  [path: string]: Annotations;
}

/** Reads it back: superjson's own reader and writer weigh ten times as much, and answers hold only JSON, dates and undefined. */
export function readAnswer({ json, meta }: WrittenAnswer): unknown {
  const root: Record<string, unknown> = { '': json };
  if (meta?.values) revive(root, '', meta.values);
  return root[''];
}

/** A key of the annotations is a path: its dots separate, unless a backslash makes them part of a name. */
const NAMES = /(?:\\.|[^.\\])+/g;

function revive(parent: Record<string, unknown>, name: string, annotations: Annotations): void {
  const [type, within] = Array.isArray(annotations) ? annotations : [undefined, annotations];
  for (const [path, inner] of Object.entries(within ?? {})) {
    const names = (path.match(NAMES) ?? []).map((each) => each.replace(/\\(.)/g, '$1'));
    const last = names.pop() ?? '';
    let place = parent[name] as Record<string, unknown>;
    for (const each of names) place = place[each] as Record<string, unknown>;
    revive(place, last, inner);
  }
  if (type === 'undefined') parent[name] = undefined;
  else if (type === 'Date') parent[name] = new Date(parent[name] as string);
  else if (type !== undefined) throw new Error(`An answer holds a ${type.toString()}.`);
}
