import { ConfigError } from '../config.ts';

/** Something the operator can put right: its message is the one clear line that stops the start. */
export class StartError extends Error {}

/** Why the web could not listen where it should. */
export function listenFailure({ host, port }: { host: string; port: number }, code: string): StartError {
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} of ${host} is taken. Stop what uses it or set PORT.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this user. Set PORT to one above 1023.`);
  return new StartError(`Cannot listen at ${host} port ${port} (${code}). Check HOST and PORT.`);
}

/** The one line for whatever stopped the start. */
export function startFailure(error: unknown): string {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  const text = error instanceof Error ? error.message || error.name : String(error);
  return `Larder could not start: ${text.split('\n')[0]}`;
}
