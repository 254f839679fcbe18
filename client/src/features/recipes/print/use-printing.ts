import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStoredChoice } from '../../../hooks/use-stored-choice.ts';

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

/** True while the browser prints, however that was asked for. */
export function useIsPrinting(): boolean {
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
  return isPrinting;
}
