import type { ComponentProps } from 'react';
import { ListSheet } from './list-sheet.tsx';
import { usePrinting } from '../../../hooks/use-printing.ts';

/** A list on paper for as long as the browser prints. */
export default function ListWhilePrinting(props: ComponentProps<typeof ListSheet>) {
  const { isPrinting } = usePrinting();
  return isPrinting ? <ListSheet {...props} /> : null;
}
