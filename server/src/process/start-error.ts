import { ConfigError } from '../config-error.ts';

/** A failure that the operator can fix. Its message is the one line they see. */
export class StartError extends Error {}

/** The error for a web process that cannot listen at its address. */
export function listenFailure({ host, port }: { host: string; port: number }, code: string): StartError {
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} of ${host} is taken. Stop what uses it or set PORT.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this user. Set PORT to one above 1023.`);
  return new StartError(`Cannot listen at ${host} port ${port} (${code}). Check HOST and PORT.`);
}

/** The line to print for a failed start. */
export function startFailure(error: unknown): string {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  const text = error instanceof Error ? error.message || error.name : String(error);
  return `Larder could not start: ${text.split('\n')[0]}`;
}
