/** A wrong variable. Its message is the one line that the operator sees when the start fails. */
export class ConfigError extends Error {}
