/**
 * Copies to the clipboard; over plain http, where browsers offer none, through a selected field. False: it did not work.
 * Call it while the click is being handled: Safari lets nothing be copied afterwards, but takes a text that is still to come.
 * @throws whatever `text` is rejected with
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await writeToClipboard(text);
    return true;
  } catch {
    return copyBySelection(await text);
  }
}

async function writeToClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const type = 'text/plain';
  const blob = Promise.resolve(text).then((known) => new Blob([known], { type }));
  return navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
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
