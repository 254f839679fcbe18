import { aisleOrderOf } from '@larder/shared/shopping/stores';
import { createPortal } from 'react-dom';
import { AISLE_NAMES } from '../../components/shopping/aisle-names.ts';
import { byAisle, type Item } from './aisles.ts';
import type { ShownList } from './use-shopping-lists.ts';

interface ListOnPaperProps {
  list: ShownList;
  items: readonly Item[];
}

/** What is to be bought as it lies on paper: the aisles in columns, with boxes to tick. */
export function ListOnPaper({ list, items }: ListOnPaperProps) {
  const open = items.filter(({ isTicked }) => !isTicked);
  return createPortal(
    <article className="print-sheet text-[11pt]">
      <h1 dir="auto" className="text-[2em] leading-tight">
        {list.name.value}
      </h1>
      <div className="mt-[1em] columns-2 gap-[2em]">
        {byAisle(open, aisleOrderOf(list)).map(({ aisle, items: inIt }) => (
          <section key={aisle} className="mb-[1em] break-inside-avoid">
            <h2 className="text-[1.15em]">{AISLE_NAMES[aisle]}</h2>
            <ul dir="auto">
              {inIt.map(({ id, name, needed }) => (
                <li key={id} className="flex gap-[0.5em] py-[0.2em]">
                  <span aria-hidden className="mt-[0.25em] size-[0.8em] shrink-0 border border-[#666]" />
                  <span>
                    {name} {needed.join(' + ')}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>,
    document.body,
  );
}
