import type { Language } from './language.ts';

export const ro: Language = {
  ingredients: 'ingrediente | ingrediente necesare | lista de ingrediente',
  instructions: 'mod de preparare | preparare | instrucțiuni | pași | pregătire | cum se prepară',
  notes: 'sfaturi | note | recomandări',
  other: 'valori nutriționale | comentarii | rețete similare',
  forThe: 'pentru',
  recipe: 'rețetă',
  units: `lingură | linguri | linguriță | lingurițe | cană | căni | praf | cățel | căței | buc | bucăți | felii |
    plic | legătură | litru`,
  servings: 'porții | număr de porții',
  eaters: 'persoane',
  portions: 'porți{i,e}',
  prepTime: 'timp de preparare | timp de pregătire',
  cookTime: 'timp de gătire | timp de coacere | gătire',
  totalTime: 'timp total | total',
};
