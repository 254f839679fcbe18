/** A message with places, as its syntax tree in English, and the same in the language of this build. */
type WithPlaces = readonly [english: string, other: string];

interface ServerSentences {
  exact: Readonly<Record<string, string>>;
  withPlaces: readonly WithPlaces[];
}

/** The English sentences that the server says, in the language of this build, which puts them here (scripts/messages.mjs). */
const SENTENCES: ServerSentences = { exact: {}, withPlaces: [] };
export default SENTENCES;
