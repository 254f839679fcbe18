/**
 * The transport form of inputs: plain JSON under `json`. Other parts of the envelope are ignored and never walked, so an
 * attacker cannot make an input cost more than its text.
 */
export const callInput = {
  serialize: (input: unknown): { json: unknown } => ({ json: input }),
  deserialize: (envelope: unknown): unknown =>
    typeof envelope === 'object' && envelope !== null && 'json' in envelope ? envelope.json : undefined,
};
