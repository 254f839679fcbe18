/** Copies to the clipboard; over plain http, where browsers offer none, through a selected field. False: it did not work. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.className = 'sr-only';
  // A dialog keeps the focus to itself, and the copy is of what has the focus.
  const dialog = document.activeElement?.closest('[role="dialog"]');
  (dialog ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
