/** The English sentences that the server says, in the language of this build, which puts them here (scripts/messages.mjs). */
const SENTENCES: Readonly<Record<string, string>> = {};
export default SENTENCES;
