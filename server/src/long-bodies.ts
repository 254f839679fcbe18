import type { IncomingMessage } from 'node:http';

const longBodies = new WeakSet<IncomingMessage>();

/** Lets the body of this request take longer than others, as long as it keeps coming (`http/slow-connections.ts`). */
export function allowLongBody(request: IncomingMessage): void {
  longBodies.add(request);
}

export const mayBeLong = (request: IncomingMessage): boolean => longBodies.has(request);
