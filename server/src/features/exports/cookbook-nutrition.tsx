/** @jsxRuntime automatic */
import { sharedMessagesIn } from '@larder/shared/messages/every-language';
import type { Language } from '@larder/shared/messages/language';
import { basisLabel, nutritionRows, type Nutrition } from '@larder/shared/recipe/nutrition';

interface NutritionFactsProps {
  nutrition: Nutrition | null;
  language: Language;
}

/** The nutrition on a page of the cookbook, as its source states it. */
export function NutritionFacts({ nutrition, language }: NutritionFactsProps) {
  if (nutrition === null) return null;
  const { fields, nutrition: labels } = sharedMessagesIn(language);
  return (
    <section>
      <h2>{fields.nutrition}</h2>
      <p>{basisLabel(nutrition, labels)}</p>
      <ul>
        {nutritionRows(nutrition, labels, language).map(({ name, label, amount }) => (
          <li key={name}>{`${label}: ${amount}`}</li>
        ))}
      </ul>
    </section>
  );
}
