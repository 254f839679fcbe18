import * as messages from '#messages/common.json';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { cn } from '../../lib/cn.ts';

/** What is said of a recipe: its first lines, and the rest when it is asked for. */
export function RecipeDescription({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const { ref, isCut } = useIsCut();
  return (
    <div className="mt-3 max-w-[68ch]">
      <p
        ref={ref}
        dir="auto"
        className={cn(
          'text-start break-words whitespace-pre-line',
          !isOpen && 'line-clamp-2 print:line-clamp-none',
        )}
      >
        {text}
      </p>
      {isCut && !isOpen && (
        <Button
          variant="link"
          size="sm"
          className="-mt-2.5 -mb-3.5 -ml-3 print:hidden"
          onClick={() => setOpen(true)}
        >
          {messages.readMore}
        </Button>
      )}
    </div>
  );
}

/** Whether a text has more lines than it shows. */
function useIsCut() {
  const ref = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isCut };
}
