/** As high as the panels: of two dialogs the later one, with its shade, lies over the earlier. */
export const OVERLAY = 'fixed inset-0 z-50 animate-fade-in bg-black/45';
export const PANEL =
  'fixed z-50 flex max-h-[92dvh] w-full flex-col bg-surface text-ink shadow-float animate-rise focus:outline-none ' +
  'inset-x-0 bottom-0 rounded-t-2xl sm:inset-0 sm:m-auto sm:h-fit sm:rounded-2xl';
export const PAGED = 'h-[92dvh] sm:h-[min(92dvh,46rem)]! sm:max-w-4xl';
