let underWay = 0;

/**
 * Loads a part before it is needed. That it fails is no reason to reload under an open form: the part is asked for again
 * when it is needed.
 */
export async function loadInAdvance(load: () => Promise<unknown>): Promise<void> {
  underWay += 1;
  try {
    await load();
  } catch {
    // Whoever needs it hears of it then.
  } finally {
    underWay -= 1;
  }
}

export const isLoadingInAdvance = () => underWay > 0;
