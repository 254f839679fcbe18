import * as messages from '#messages/moves.json';
import { LANGUAGE } from '@larder/shared/messages/built-language';
import { format } from '@larder/shared/messages/format';
import { FileUp, FolderUp, PackageOpen } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FileDrop, FileInput } from '../../components/ui/file-drop.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { chosenOf, filesOfDrop, filesOfInput, type Chosen, type PlacedFile } from './chosen-files.ts';

/** zip's own limit is 65,535. */
const MOST_FILES = 65_000;

/** Takes files or a folder from a pointer that drops them, or from the device's own dialog. */
export function ChooseFile({ onChosen }: ChooseProps) {
  const drop = (dropped: DataTransfer) => {
    filesOfDrop(dropped)
      .then((files) => take(files, onChosen))
      .catch(() => toast.error(messages.folderUnreadable));
  };
  return (
    <FileDrop
      onDrop={drop}
      className="card flex flex-col items-center gap-4 border-2 px-5 py-10 text-center sm:py-14"
      overClassName="border-accent"
    >
      <PackageOpen aria-hidden className="size-10 text-muted" />
      <p className="text-xl font-medium pointer-coarse:hidden">{messages.dropHere}</p>
      <div className="flex w-full flex-wrap justify-center gap-3">
        <FileButtons onChosen={onChosen} />
      </div>
      <Programs />
    </FileDrop>
  );
}

interface ChooseProps {
  onChosen: (chosen: Chosen) => void;
}

function take(files: readonly PlacedFile[], onChosen: (chosen: Chosen) => void): void {
  const chosen = chosenOf(files);
  if (!chosen) toast.error(messages.emptyFolder);
  else if (chosen.files.length > MOST_FILES) toast.error(format(messages.tooManyFiles, { most: MOST_FILES }));
  else onChosen(chosen);
}

/** Phones choose files alone. */
const takesFolders = typeof document !== 'undefined' && 'webkitdirectory' in document.createElement('input');

export function FileButtons({ onChosen }: ChooseProps) {
  return (
    <>
      <FileButton onChosen={onChosen}>
        <FileUp aria-hidden className="size-5" /> {messages.chooseFile}
      </FileButton>
      {takesFolders && (
        <FileButton onChosen={onChosen} isFolder>
          <FolderUp aria-hidden className="size-5" /> {messages.chooseFolder}
        </FileButton>
      )}
    </>
  );
}

interface FileButtonProps extends ChooseProps {
  isFolder?: boolean;
  children: ReactNode;
}

function FileButton({ onChosen, isFolder = false, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="lg"
        variant={isFolder ? 'secondary' : 'primary'}
        className="max-sm:w-full"
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <FileInput
        ref={input}
        multiple
        {...(isFolder && { webkitdirectory: '' })}
        aria-label={isFolder ? messages.chooseFolder : messages.chooseFile}
        // The button above is the one to press.
        hidden
        onFiles={(files) => take(filesOfInput(files), onChosen)}
      />
    </>
  );
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
