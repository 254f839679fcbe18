import { useEffect, useState } from 'react';

/** The whole screen without the browser around the page, where there is such a thing. It ends with the caller. */
export function useFullscreen(): { isPossible: boolean; isFull: boolean; toggle: () => void } {
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const read = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', read);
    return () => {
      document.removeEventListener('fullscreenchange', read);
      leave();
    };
  }, []);
  const toggle = () => {
    if (isFull) leave();
    else void document.documentElement.requestFullscreen().catch(() => undefined);
  };
  return { isPossible: document.fullscreenEnabled, isFull, toggle };
}

function leave(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}
