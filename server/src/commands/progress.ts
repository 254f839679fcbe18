const EVERY_MS = 5_000;

/** Prints how far a long command is, on the error output and at most every few seconds. */
export function progressOf(command: string): (text: string) => void {
  let last = Date.now();
  return (text) => {
    if (Date.now() - last < EVERY_MS) return;
    last = Date.now();
    console.error(`${command}: ${text}`);
  };
}
