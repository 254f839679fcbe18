import * as messages from '#messages/moves.json';
import { LANGUAGE } from '@larder/shared/messages/built-language';
import { format } from '@larder/shared/messages/format';
import { FileUp, PackageOpen } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../lib/cn.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

/** Takes a file from a pointer that drops it, or from the device's own dialog. */
export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file, another] = event.dataTransfer.files;
    if (another) toast.error(messages.oneFileOnly);
    else if (file) onFile(file);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'card flex flex-col items-center gap-4 border-2 border-dashed px-5 py-10 text-center sm:py-14',
        isOver && 'border-accent',
      )}
    >
      <PackageOpen aria-hidden className="size-10 text-muted" />
      <p className="text-xl font-medium pointer-coarse:hidden">{messages.dropHere}</p>
      <FileButton onFile={onFile} />
      <Programs />
    </div>
  );
}

export function FileButton({ onFile, label = messages.chooseFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (chosen) onFile(chosen);
  };
  return (
    <>
      <Button size="lg" onClick={() => input.current?.click()}>
        <FileUp aria-hidden className="size-5" /> {label}
      </Button>
      <input ref={input} type="file" aria-label={label} tabIndex={-1} className="sr-only" onChange={take} />
    </>
  );
}
interface FileButtonProps {
  onFile: (file: File) => void;
  label?: string;
}

function Programs() {
  const { data } = trpc.moves.formats.useQuery(undefined, { staleTime: Infinity });
  const names = new Intl.ListFormat(LANGUAGE).format(data?.map(({ name }) => name) ?? []);
  return (
    <p className="min-h-6 max-w-prose text-pretty text-muted">
      {data && format(messages.readsFiles, { names })}
    </p>
  );
}
