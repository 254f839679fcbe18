/** Resolves true when what is on the screen may be left behind. */
type Ask = () => Promise<boolean>;

let asker: Ask | undefined;

/** From now on `ask` decides whether the person may leave by a way that is no navigation; gives what ends that. */
export function askBeforeLeaving(ask: Ask): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** True at once when nothing on the screen would be lost. */
export async function mayLeave(): Promise<boolean> {
  return asker ? asker() : true;
}
