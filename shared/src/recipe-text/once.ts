/** The same function, which finds what belongs to a text once. */
export function once<Found>(find: (text: string) => Found): (text: string) => Found {
  const found = new Map<string, Found>();
  return (text) => {
    if (!found.has(text)) found.set(text, find(text));
    return found.get(text) as Found;
  };
}
