import * as messages from '#messages/shopping.json';
import { FileText, FileUp, Table } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import type { Item } from './aisles.ts';
import { listAsText } from './list-as-text.ts';
import { listAsCsv, saveFile, thingsIn, type Thing } from './list-files.ts';
import { ThingChoice } from './text-to-list.tsx';
import type { ShownList } from './use-shopping-lists.ts';

/** As much as a list can hold, with notes. */
const MOST_BYTES = 2_000_000;

interface FilesDialogProps {
  list: ShownList;
  items: readonly Item[];
  onClose: () => void;
}

/** The list as a file for other programs, and what is in one of theirs. */
export default function FilesDialog({ list, items, onClose }: FilesDialogProps) {
  const [things, setThings] = useState<readonly Thing[]>();
  const [problem, setProblem] = useState('');
  const name = list.name.value;
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      if (file.size > MOST_BYTES) throw new Error('too large');
      const found = await thingsIn(file.name, await file.text());
      setThings(found.length > 0 ? found : undefined);
      setProblem(found.length > 0 ? '' : messages.fileEmpty);
    } catch {
      setProblem(messages.fileUnread);
    }
  };
  return (
    <Dialog open onOpenChange={onClose} title={messages.files} description={messages.filesHint}>
      {things ? (
        <ThingChoice things={things} list={list} onAdded={onClose} />
      ) : (
        <div className="flex flex-col gap-3">
          <Button
            variant="secondary"
            onClick={() => saveFile(`${name}.txt`, 'text/plain', listAsText(list, items))}
          >
            <FileText aria-hidden /> {messages.saveAsText}
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              saveFile(`${name}.csv`, 'text/csv', listAsCsv(items.flatMap(({ entries }) => entries)))
            }
          >
            <Table aria-hidden /> {messages.saveAsTable}
          </Button>
          <ChooseFile onFile={(file) => void read(file)} />
          {problem !== '' && <Notice tone="danger">{problem}</Notice>}
        </div>
      )}
    </Dialog>
  );
}

function ChooseFile({ onFile }: { onFile: (file: File | undefined) => void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => field.current?.click()}>
        <FileUp aria-hidden /> {messages.addFromFile}
      </Button>
      <input
        ref={field}
        type="file"
        accept=".txt,.csv,.tsv,text/plain,text/csv"
        aria-label={messages.fileOfList}
        hidden
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}
