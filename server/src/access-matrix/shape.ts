/** Which kinds of values a place in answers holds, in alphabetical order of the kinds; what stands in objects and lists with them. */
export interface Shape {
  kinds: string[];
  fields?: Record<string, Shape>;
  items?: Shape;
}

export function shapeOf(value: unknown): Shape {
  if (value === null || value === undefined) return { kinds: [] };
  if (value instanceof Date) return { kinds: ['date'] };
  if (Array.isArray(value))
    return { kinds: ['list'], items: value.map(shapeOf).reduce(joined, { kinds: [] }) };
  if (typeof value !== 'object') return { kinds: [typeof value] };
  const fields = Object.entries(value).map(([name, held]) => [name, shapeOf(held)] as const);
  return { kinds: ['object'], fields: Object.fromEntries(fields) };
}

function joined(one: Shape, other: Shape): Shape {
  const names = new Set([...Object.keys(one.fields ?? {}), ...Object.keys(other.fields ?? {})]);
  const nothing: Shape = { kinds: [] };
  return {
    kinds: [...new Set([...one.kinds, ...other.kinds])].sort(),
    ...(names.size > 0 && {
      fields: Object.fromEntries(
        [...names].map((name) => [
          name,
          joined(one.fields?.[name] ?? nothing, other.fields?.[name] ?? nothing),
        ]),
      ),
    }),
    ...((one.items ?? other.items) && { items: joined(one.items ?? nothing, other.items ?? nothing) }),
  };
}

/** Where an answer would surprise a program that knows the recorded shape. What is new surprises nobody, and nothing is known of null. */
export function surprises(recorded: Shape, now: Shape, place = 'answer'): string[] {
  if (recorded.kinds.length === 0 || now.kinds.length === 0) return [];
  const unknown = now.kinds.filter((kind) => !recorded.kinds.includes(kind));
  const found = unknown.map((kind) => `${place} is ${kind}, was ${recorded.kinds.join(' or ')}`);
  for (const [name, field] of Object.entries(recorded.fields ?? {})) {
    const present = now.fields?.[name];
    if (now.fields && !present) found.push(`${place}.${name} is gone`);
    else if (present) found.push(...surprises(field, present, `${place}.${name}`));
  }
  if (recorded.items && now.items) found.push(...surprises(recorded.items, now.items, `${place}[]`));
  return found;
}
