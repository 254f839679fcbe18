import { expect, it, vi } from 'vitest';
import { askBeforeLeaving, createUndoStore, mayLeave, type Undoable } from './undo.ts';

/** An undo store whose notices are shown to the test. */
function setUp() {
  const notices = new Map<number, { message: string; undo: () => void; gone: () => void }>();
  const held: Promise<void>[] = [];
  let last = 0;
  const store = createUndoStore({
    toast: {
      success: (what, { action, onGone } = {}) => {
        last += 1;
        const message = typeof what === 'string' ? what : what.message;
        notices.set(last, { message, undo: () => action?.run(), gone: () => onGone?.() });
        return last;
      },
    },
    // As the real ones, a notice that is dismissed is gone.
    dismissToast: (id) => {
      const notice = notices.get(id);
      notices.delete(id);
      notice?.gone();
    },
    hold: (over) => void held.push(over),
  });
  return {
    ...store,
    held,
    notices,
    notice: (message: string) => [...notices.values()].find((notice) => notice.message === message)!,
    hiddenIds: () => [...store.hidden.read()].sort(),
  };
}

function deletion(ids: string[], send = vi.fn(() => Promise.resolve())): Undoable & { send: typeof send } {
  return { ids, message: `${ids.join(' ')} deleted`, send };
}

const isOver = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setImmediate(resolve, false))]);

it('hides things at once and sends nothing while they can be brought back', () => {
  const { doWithUndo, hiddenIds, notice } = setUp();
  const soup = deletion(['soup']);
  doWithUndo(soup);
  expect(hiddenIds()).toEqual(['soup']);
  expect(notice('soup deleted')).toBeDefined();
  expect(soup.send).not.toHaveBeenCalled();
});

it('sends the deletion when its notice is gone, and leaves the things hidden', async () => {
  const { doWithUndo, hiddenIds, notice } = setUp();
  const soup = deletion(['soup']);
  doWithUndo(soup);
  notice('soup deleted').gone();
  await Promise.resolve();
  expect(soup.send).toHaveBeenCalledExactlyOnceWith(false);
  expect(hiddenIds()).toEqual(['soup']);
});

it('brings things back and never sends when it is undone', async () => {
  const { doWithUndo, hiddenIds, notice, notices, settleAll } = setUp();
  const soup = deletion(['soup', 'bread']);
  doWithUndo(soup);
  notice('soup bread deleted').undo();
  expect(hiddenIds()).toEqual([]);
  expect(notices.size).toBe(0);
  await settleAll();
  expect(soup.send).not.toHaveBeenCalled();
});

it('brings things back when the server refuses', async () => {
  const { doWithUndo, hiddenIds, settleAll } = setUp();
  doWithUndo(
    deletion(
      ['soup'],
      vi.fn(() => Promise.reject(new Error('no'))),
    ),
  );
  await settleAll();
  expect(hiddenIds()).toEqual([]);
});

it('undoes one of several and keeps the others hidden', () => {
  const { doWithUndo, hiddenIds, notice } = setUp();
  doWithUndo(deletion(['soup']));
  doWithUndo(deletion(['bread']));
  notice('soup deleted').undo();
  expect(hiddenIds()).toEqual(['bread']);
});

it('sends each of several by itself when its own notice is gone', async () => {
  const { doWithUndo, notice } = setUp();
  const [soup, bread] = [deletion(['soup']), deletion(['bread'])];
  doWithUndo(soup);
  doWithUndo(bread);
  notice('bread deleted').gone();
  await Promise.resolve();
  expect(soup.send).not.toHaveBeenCalled();
  expect(bread.send).toHaveBeenCalledTimes(1);
});

it('sends all that waits when the page goes, in a way that outlives it', async () => {
  const { doWithUndo, settleAll, notices } = setUp();
  const [soup, bread] = [deletion(['soup']), deletion(['bread'])];
  doWithUndo(soup);
  doWithUndo(bread);
  await settleAll(true);
  expect(soup.send).toHaveBeenCalledExactlyOnceWith(true);
  expect(bread.send).toHaveBeenCalledExactlyOnceWith(true);
  expect(notices.size).toBe(0);
});

it('sends nothing twice, whatever asks for it', async () => {
  const { doWithUndo, settleAll, notice } = setUp();
  const soup = deletion(['soup']);
  doWithUndo(soup);
  const { undo, gone } = notice('soup deleted');
  await Promise.all([settleAll(), settleAll(true)]);
  gone();
  undo();
  expect(soup.send).toHaveBeenCalledTimes(1);
});

it('can not be undone any more once it is sent', async () => {
  const { doWithUndo, settleAll, notice, hiddenIds } = setUp();
  doWithUndo(deletion(['soup']));
  const { undo } = notice('soup deleted');
  await settleAll();
  undo();
  expect(hiddenIds()).toEqual(['soup']);
});

it('waits for what is being sent', async () => {
  const { doWithUndo, settleAll } = setUp();
  let answer = () => undefined as void;
  doWithUndo(
    deletion(
      ['soup'],
      vi.fn(() => new Promise<void>((resolve) => (answer = resolve))),
    ),
  );
  const settled = settleAll();
  expect(await isOver(settled)).toBe(false);
  answer();
  expect(await isOver(settled)).toBe(true);
});

it('holds other windows until the deletion is sent, refused or undone', async () => {
  const { doWithUndo, settleAll, notice, held } = setUp();
  doWithUndo(deletion(['soup']));
  doWithUndo(
    deletion(
      ['bread'],
      vi.fn(() => Promise.reject(new Error('no'))),
    ),
  );
  doWithUndo(deletion(['cake']));
  expect(await Promise.all(held.map(isOver))).toEqual([false, false, false]);
  notice('cake deleted').undo();
  expect(await Promise.all(held.map(isOver))).toEqual([false, false, true]);
  await settleAll();
  expect(await Promise.all(held.map(isOver))).toEqual([true, true, true]);
});

it('tells lists of what is hidden and shown again', () => {
  const { doWithUndo, hidden, notice } = setUp();
  const listener = vi.fn();
  hidden.subscribe(listener);
  doWithUndo(deletion(['soup']));
  notice('soup deleted').undo();
  expect(listener).toHaveBeenCalledTimes(2);
});

it('lets a person leave at once when nothing would be lost', async () => {
  await expect(mayLeave()).resolves.toBe(true);
});

it('asks the form on the screen before a person leaves, for as long as it is there', async () => {
  const stop = askBeforeLeaving(() => Promise.resolve(false));
  await expect(mayLeave()).resolves.toBe(false);
  stop();
  await expect(mayLeave()).resolves.toBe(true);
});

it('does not forget the form that came after when the earlier one goes', async () => {
  const stopFirst = askBeforeLeaving(() => Promise.resolve(true));
  const stopSecond = askBeforeLeaving(() => Promise.resolve(false));
  stopFirst();
  await expect(mayLeave()).resolves.toBe(false);
  stopSecond();
});
