import { formatIn } from '@larder/shared/messages/format';
import { sharedMessagesIn } from '@larder/shared/messages/every-language';
import type { Language } from '@larder/shared/messages/language';
import { PRODUCT_NAME } from '@larder/shared/product';

/** What a served page says of itself before any script runs: titles, and what search engines and messengers show. */
export function pageTexts(language: Language) {
  const { product, recipe } = sharedMessagesIn(language);
  return {
    title: `${PRODUCT_NAME} - ${product.titleBar}`,
    addRecipeTitle: `${product.addRecipe} - ${PRODUCT_NAME}`,
    description: formatIn(language, product.description, { name: PRODUCT_NAME }),
    noSharedRecipeTitle: recipe.notFoundTitle,
    sharedTitle: (title: string) => formatIn(language, product.sharedTitle, { title }),
    sharedPreview: (title: string) => formatIn(language, product.sharedPreview, { title }),
    sharedDescription: (name: string) => formatIn(language, product.sharedDescription, { name }),
  };
}
