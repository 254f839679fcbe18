import { PRODUCT_NAME } from '@larder/shared/product';

/** Explains the files of an export to its reader, years later too. */
export const READ_ME = `These are your recipes from ${PRODUCT_NAME}. They are yours, here and anywhere else.

index.html           Your cookbook. Open it in any browser; it needs no network.
cookbook/            The pages of the cookbook: each recipe, and each collection as a chapter.
recipes/             Every recipe as a JSON-LD file (schema.org/Recipe), which many recipe
                     programs read. Whatever schema.org has no word for (section headings,
                     cooking notes, favorites) is in the fields that begin with "larder:".
collections.json     Your collections with their descriptions and privacy, and their recipes
                     in order.
pictures/            The pictures of your recipes and collections.
`;
