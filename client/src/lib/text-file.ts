/** What is in a text file; null when it is none. */
export async function textOf(file: Blob): Promise<string | null> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
}
