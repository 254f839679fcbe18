/** A link of one recipe to another, by their ids. */
export interface Edge {
  from: string;
  to: string;
}

/** Of new links, in order, those that with the known ones and one another lead from no recipe back to itself. */
export function withoutCircles<Link extends Edge>(known: readonly Edge[], links: readonly Link[]): Link[] {
  const linked = new Map<string, Set<string>>();
  const add = ({ from, to }: Edge) => {
    const others = linked.get(from) ?? new Set();
    linked.set(from, others.add(to));
  };
  known.forEach(add);
  return links.filter((link) => {
    if (leadsTo(linked, link.to, link.from)) return false;
    add(link);
    return true;
  });
}

function leadsTo(linked: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const reached = new Set([from]);
  // What is added to a set while it is walked through is reached too.
  for (const id of reached) {
    if (id === to) return true;
    for (const next of linked.get(id) ?? []) reached.add(next);
  }
  return false;
}
