import { RECIPE_FIELDS } from '@larder/shared/recipe/fields';
import { basisLabel, nutritionRows, type Nutrient, type Nutrition } from '@larder/shared/recipe/nutrition';
import { ChevronDown } from 'lucide-react';
import { cn } from '../../lib/cn.ts';

/** These are part of the one above them. */
const PARTS: readonly Nutrient[] = ['saturated', 'sugar'];

/** The nutrition of a recipe as its source states it, folded away. A copy on a device may be older than the field. */
export function NutritionFacts({ nutrition }: { nutrition: Nutrition | null | undefined }) {
  if (!nutrition) return null;
  const rows = nutritionRows(nutrition);
  // Energy has one row, whatever its units.
  const shown = rows.filter(({ label }, at) => label !== rows[at - 1]?.label);
  const amountsOf = (name: string) =>
    rows
      .filter(({ label }) => label === name)
      .map(({ amount }) => amount)
      .join(' · ');
  return (
    <details className="group mt-10 max-w-md print:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-control [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">{RECIPE_FIELDS.nutrition.label}</h2>
        <span className="text-muted">{basisLabel(nutrition)}</span>
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="mt-1 divide-y divide-line border-y border-line">
        {shown.map(({ name, label }) => (
          <div key={name} className="flex justify-between gap-4 py-2">
            <dt className={cn('min-w-0', PARTS.includes(name) && 'ps-5 text-muted')}>{label}</dt>
            <dd className="shrink-0 text-end tabular-nums">{amountsOf(label)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
