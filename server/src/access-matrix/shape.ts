/**
 * What stands at a place in answers: null where nothing is known, the name of a kind ('string', 'date'), the fields of an object,
 * `[items]` for a list, and several entries, `[one, other]`, where several kinds were seen, in their alphabetical order.
 */
export type Shape = null | string | { [field: string]: Shape } | Shape[];

export function shapeOf(value: unknown): Shape {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return 'date';
  if (Array.isArray(value)) return [value.map(shapeOf).reduce(joined, null)];
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, shapeOf(held)]));
}

/** Where an answer would surprise a program that knows the recorded shape. What is new surprises nobody, and nothing is known of null. */
export function surprises(recorded: Shape, now: Shape, place = 'answer'): string[] {
  const known = byKind(recorded);
  if (known.size === 0) return [];
  return [...byKind(now)].flatMap(([kind, shape]) => {
    const before = known.get(kind);
    if (before === undefined) return [`${place} is ${kind}, was ${[...known.keys()].join(' or ')}`];
    if (kind === 'list') return surprises(itemsOf(before), itemsOf(shape), `${place}[]`);
    const fields = fieldsOf(shape);
    return Object.entries(fieldsOf(before)).flatMap(([name, field]) => {
      const held = fields[name];
      return held === undefined ? [`${place}.${name} is gone`] : surprises(field, held, `${place}.${name}`);
    });
  });
}

function joined(one: Shape, other: Shape): Shape {
  const kinds = byKind(one);
  for (const [kind, shape] of byKind(other)) kinds.set(kind, joinedAlike(kinds.get(kind) ?? shape, shape));
  const shapes = [...kinds].sort(([a], [b]) => a.localeCompare(b)).map(([, shape]) => shape);
  return shapes.length > 1 ? shapes : (shapes[0] ?? null);
}

/** Two shapes of one kind. */
function joinedAlike(one: Shape, other: Shape): Shape {
  if (typeof one === 'string') return one;
  if (Array.isArray(one)) return [joined(itemsOf(one), itemsOf(other))];
  const [before, now] = [fieldsOf(one), fieldsOf(other)];
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return Object.fromEntries(
    [...names].map((name) => [name, joined(before[name] ?? null, now[name] ?? null)]),
  );
}

/** The kinds of values that a place holds, each with its shape. */
function byKind(shape: Shape): Map<string, Shape> {
  const shapes = Array.isArray(shape) && shape.length > 1 ? shape : [shape];
  return new Map(shapes.filter((each) => each !== null).map((each) => [kindOf(each), each]));
}

function kindOf(shape: Exclude<Shape, null>): string {
  if (typeof shape === 'string') return shape;
  return Array.isArray(shape) ? 'list' : 'object';
}

const itemsOf = (shape: Shape): Shape => (Array.isArray(shape) ? (shape[0] ?? null) : null);

const fieldsOf = (shape: Shape): Record<string, Shape> =>
  shape === null || typeof shape !== 'object' || Array.isArray(shape) ? {} : shape;
