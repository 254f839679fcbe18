import type { ImportDto } from '@larder/shared/import/schema';
import type { ImportKind } from '@larder/shared/import/messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ImportProgress } from './import-progress.tsx';

function milestonesOf(kind: ImportKind): string[] {
  const item: ImportDto = {
    id: '',
    kind,
    status: 'running',
    stage: 'structuring',
    percent: 90,
    seq: 1,
    label: 'Plum cake',
    batchId: null,
    createdAt: new Date(),
  };
  const html = renderToStaticMarkup(<ImportProgress item={item} />);
  return [...html.matchAll(/<li.*?<\/li>/g)].map(([line]) => line.replace(/<[^>]+>/g, ''));
}

it('tells what there is to do for what is imported', () => {
  expect(milestonesOf('url')).toEqual([
    'Page fetched: done',
    'Recipe found: done',
    'Picture kept',
    'Draft ready',
  ]);
  expect(milestonesOf('social')[0]).toBe('Post found: done');
  expect(milestonesOf('html')).toEqual(['Recipe found: done', 'Picture kept', 'Draft ready']);
  expect(milestonesOf('text')).toEqual(['Recipe found: done', 'Draft ready']);
});
