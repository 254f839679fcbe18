import * as messages from '#messages/common.json';
import type { ReactNode } from 'react';

export interface Chapter {
  title: string;
  text: ReactNode;
}

/** A text under headings, with the list of them beside it where there is room. */
export function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <div className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
      <nav aria-labelledby="contents" className="max-lg:hidden print:hidden">
        <div className="sticky top-28">
          <h2 id="contents" className="font-sans text-sm font-semibold tracking-normal text-muted">
            {messages.onThisPage}
          </h2>
          <ul className="mt-2 border-l border-line">
            {chapters.map(({ title }) => (
              <li key={title}>
                <a
                  href={`#${idOf(title)}`}
                  className="-ml-px flex min-h-11 items-center border-l-2 border-transparent py-1 pl-4 text-muted hover:border-accent hover:text-ink"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <div className="prose-larder">
        {chapters.map(({ title, text }) => (
          <section
            key={title}
            id={idOf(title)}
            aria-labelledby={`${idOf(title)}-title`}
            className="scroll-mt-28"
          >
            <h2 id={`${idOf(title)}-title`}>{title}</h2>
            {text}
          </section>
        ))}
      </div>
    </div>
  );
}

function idOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}
