/**
 * How the input of a call travels: plain JSON under `json`. Whatever else the envelope holds is ignored and never walked;
 * so an input costs what its text costs, whoever sent it.
 */
export const callInput = {
  serialize: (input: unknown): { json: unknown } => ({ json: input }),
  deserialize: (envelope: unknown): unknown =>
    typeof envelope === 'object' && envelope !== null && 'json' in envelope ? envelope.json : undefined,
};
