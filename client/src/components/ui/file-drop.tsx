import { useState, type ComponentProps, type DragEvent, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

/** Of an area that is the label of the file field in it: a press anywhere opens the device's dialog. */
const LABEL =
  'flex cursor-pointer flex-col items-center justify-center gap-1 rounded-card border-2 border-control p-5 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink';

interface FileDropProps {
  onDrop: (dropped: DataTransfer) => void;
  as?: 'div' | 'label';
  className?: string;
  /** While files are held over it. */
  overClassName?: string;
  children: ReactNode;
}

/** A dashed area that takes the files dropped on it. */
export function FileDrop({
  onDrop,
  as: Area = 'div',
  className,
  overClassName = 'border-accent bg-accent-soft',
  children,
}: FileDropProps) {
  const [isOver, setOver] = useState(false);
  return (
    <Area
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer);
      }}
      className={cn('border-dashed', Area === 'label' && LABEL, className, isOver && overClassName)}
    >
      {children}
    </Area>
  );
}

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onFiles: (files: File[]) => void;
}

/** A file field that can take the same file again. */
export function FileInput({ onFiles, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
