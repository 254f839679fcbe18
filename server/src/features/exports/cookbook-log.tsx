/** @jsxRuntime automatic */
import type { Language } from '@larder/shared/messages/language';
import { Fragment } from 'react';
import { messagesIn } from '../../messages/messages-in.ts';
import type { CookedEntry } from './collected.ts';

/** On the page of a recipe: the days on which it was cooked, and what was noted. */
export function CookLog({ entries, language }: { entries: readonly CookedEntry[]; language: Language }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{messagesIn(language).cookbook.cookLog}</h2>
      <dl className="log">
        {entries.map(({ cookedOn, note }, index) => (
          <Fragment key={index}>
            <dt>{new Date(cookedOn).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })}</dt>
            <dd dir="auto">{note}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
