import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStoredChoice } from './use-stored-choice.ts';

const YES_NO = ['yes', 'no'] as const;

export interface PrintChoices {
  hasPicture: boolean;
  choosePicture: (chosen: boolean) => void;
  hasNotes: boolean;
  chooseNotes: (chosen: boolean) => void;
}

/** What goes on the paper, remembered in this browser. */
export function usePrintChoices(): PrintChoices {
  const [picture, choosePicture] = useStoredChoice('larder.print.picture', YES_NO, 'yes');
  const [notes, chooseNotes] = useStoredChoice('larder.print.notes', YES_NO, 'yes');
  return {
    hasPicture: picture === 'yes',
    choosePicture: (chosen) => choosePicture(chosen ? 'yes' : 'no'),
    hasNotes: notes === 'yes',
    chooseNotes: (chosen) => chooseNotes(chosen ? 'yes' : 'no'),
  };
}

/** How long printing waits for a picture that is still on its way. */
const PICTURE_MS = 2_000;

/** `isPrinting`: while the browser prints, however that was asked for. `print`: puts the sheet on the page and prints it. */
export function usePrinting(): { isPrinting: boolean; print: () => Promise<void> } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // At once: the browser takes what is on the page when this returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  const print = async () => {
    flushSync(() => setPrinting(true));
    const picture = document.querySelector<HTMLImageElement>('.print-sheet img');
    // Without it the recipe is still worth its paper.
    const pictureShown = picture?.decode().catch(() => undefined);
    await Promise.race([
      pictureShown,
      pictureShown && new Promise((resolve) => setTimeout(resolve, PICTURE_MS)),
    ]);
    window.print();
  };
  return { isPrinting, print };
}
