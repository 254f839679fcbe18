import { describe, expect, test } from 'vitest';
import { PAGES_WITHOUT_RECIPE } from '../../testing/made-pages/without-recipe.ts';
import { extractPage } from './extract-page.ts';
import { refusalError } from './refusal.ts';

const ADDRESS = 'https://kitchen.example/page';

describe('a page without a recipe gives no draft', () => {
  test.each(Object.entries(PAGES_WITHOUT_RECIPE))('%s', (_, html) => {
    const reading = extractPage(html, ADDRESS);
    expect(reading.ok ? reading.draft : refusalError(reading.refusal).message).toMatch(
      /^No recipe (?:data )?found on this page/,
    );
  });
});

describe('a page with a recipe gives one, however it is written', () => {
  test.each([
    [
      'a drink in three lines',
      `<h1>Negroni</h1><ul><li>3 cl gin</li><li>3 cl Campari</li><li>3 cl red vermouth</li></ul><p>Stir with ice, strain into a glass over a large ice cube and garnish with orange peel.</p>`,
    ],
    [
      'amounts of a bakery',
      `<h1>Roggenbrot</h1><h2>Zutaten</h2><ul><li>Roggenmehl 600 g</li><li>Wasser 450 ml</li><li>Sauerteig 150 g</li><li>Salz 12 g</li></ul>
      <h2>Zubereitung</h2><p>Alle Zutaten verkneten und den Teig 4 Stunden gehen lassen. Bei 230 °C 50 Minuten backen.</p>`,
    ],
    [
      'no amounts at all',
      `<h1>Caprese</h1><h2>Ingredienti</h2><ul><li>pomodori</li><li>mozzarella</li><li>basilico</li><li>olio d'oliva</li></ul>
      <h2>Preparazione</h2><ol><li>Tagliare i pomodori e la mozzarella a fette.</li><li>Disporre su un piatto con il basilico e condire con l'olio.</li></ol>`,
    ],
    [
      'in a language of few words here',
      `<h1>Mesterlevest</h1><h2>Hozzávalók</h2><ul><li>1 kg csirke</li><li>3 szál sárgarépa</li><li>1 fej hagyma</li><li>2 l víz</li></ul>
      <h2>Elkészítés</h2><p>A csirkét hideg vízben feltesszük főni. A zöldségeket megtisztítjuk, hozzáadjuk, és lassan puhára főzzük.</p>`,
    ],
  ])('%s', (_, body) => {
    const reading = extractPage(`<!doctype html><html><body>${body}</body></html>`, ADDRESS);
    expect(reading.ok && reading.draft.ingredients.length).toBeGreaterThan(0);
  });
});
