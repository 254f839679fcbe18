/** @jsxRuntime automatic */
import { dayFormat, type Day } from '@larder/shared/day/day';
import type { Language } from '@larder/shared/messages/language';
import { Fragment } from 'react';
import { messagesIn } from '../../messages/messages-in.ts';
import type { PackedEntry } from './recipe-file.ts';

/** On the page of a recipe: the days on which it was cooked, and what was noted. */
export function CookLog({ entries, language }: { entries: readonly PackedEntry[]; language: Language }) {
  if (entries.length === 0) return null;
  const written = dayFormat(language, { dateStyle: 'long' });
  return (
    <section>
      <h2>{messagesIn(language).cookbook.cookLog}</h2>
      <dl className="log">
        {entries.map(({ cookedOn, note, photo }, index) => (
          <Fragment key={index}>
            <dt>{written(cookedOn as Day)}</dt>
            <dd dir="auto">
              {note}
              {photo !== undefined && <img className="plate" src={photo} alt="" loading="lazy" />}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
