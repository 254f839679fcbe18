import * as messages from '#messages/shopping.json';
import { pastedLines } from '@larder/shared/shopping/typed-line';
import { Plus } from 'lucide-react';
import { useId, useState, type ClipboardEvent, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { SHOPPING_LIMITS } from '@larder/shared/shopping/messages';

interface AddEntryProps {
  /** What the person has had on lists before, to choose from. */
  past: readonly string[];
  onAdd: (text: string) => void;
}

/** Where things are typed; several lines that are pasted are several things. */
export function AddEntry({ past, onAdd }: AddEntryProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd(text);
    setText('');
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pastedLines(pasted).length < 2) return;
    event.preventDefault();
    onAdd(pasted);
  };
  return (
    <form onSubmit={submit} className="mb-6 flex max-w-2xl flex-wrap gap-2">
      <TextInput
        className="min-w-0 flex-1 basis-40"
        aria-label={messages.addEntry}
        placeholder={messages.addHint}
        list={listId}
        maxLength={SHOPPING_LIMITS.text}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={paste}
      />
      <datalist id={listId}>
        {past.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Button type="submit">
        <Plus aria-hidden /> {messages.add}
      </Button>
    </form>
  );
}
