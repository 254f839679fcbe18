import type { ImportDraft } from '@larder/shared/import/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { EMPTY_RECIPE } from '../recipe-form-values.ts';
import { useFieldMarks } from './field-marks.tsx';
import { RecipeFieldsContext } from './recipe-fields.ts';

type Mark = NonNullable<ImportDraft['evidence']>['ingredients'];

function marksOf(mark: Mark, ingredients = ['Salt']): string {
  const Marks = () => {
    const { hint, mark } = useFieldMarks('ingredients');
    return (
      <>
        {hint} {mark}
      </>
    );
  };
  const Form = () => {
    const form = useForm({ defaultValues: { ...EMPTY_RECIPE, ingredients } });
    const read = { ingredients: ['Salt'] };
    return (
      <RecipeFieldsContext value={{ form, read, evidence: { ingredients: mark }, marks: undefined }}>
        <Marks />
      </RecipeFieldsContext>
    );
  };
  return renderToStaticMarkup(<Form />)
    .replace(/<[^>]+>/g, '')
    .trim();
}

it('says of a field that is to be checked why, where that is known', () => {
  const mark = { source: 'page', sure: false } as const;
  expect(marksOf({ ...mark, reason: 'fewAmounts' })).toMatch(
    /^Please check: Few of these lines have an amount\./,
  );
  expect(marksOf(mark)).toMatch(/^Please check *AI enhanced/);
});

it('says nothing of the kind of a field that is sure, or that somebody has changed', () => {
  const reason = 'textOnly' as const;
  expect(marksOf({ source: 'structured', sure: true })).toBe('AI enhanced');
  expect(marksOf({ source: 'page', sure: false, reason }, ['Salt and pepper'])).toBe('');
});
