import type { Language } from './language.ts';

export const hu: Language = {
  ingredients: 'hozzávalók | hozzávaló | alapanyagok',
  instructions: `elkészítés | elkészítése | az elkészítés menete | elkészítés menete | így készül | elkészítési mód`,
  notes: 'tippek | megjegyzés',
  other: `tápérték | tápanyag | hozzászólások | ajánlott | kapcsolódó | további receptek | receptek | elkészítettem`,
  unmistakable: 'hozzávalók',
  forThe: 'a tésztához | a tálaláshoz | a töltelékhez | a mázhoz | a',
  recipe: 'recept | receptje',
  units: `ek | tk | kk | evőkanál | teáskanál | kávéskanál | csipet | db | gerezd | csokor | fej | csomag | doboz |
    szelet | bögre | ízlés | kis | nagy | szál | konzerv`,
  servings: 'adag',
  eaters: 'fő | főre | személy',
  portions: 'adag',
  prepTime: 'előkészítési idő | előkészítés | előkészület',
  cookTime: 'főzési idő | sütési idő | elkészítési idő | sütés | főzés',
  totalTime: 'összesen | teljes idő | összes idő',
  days: 'nap',
  difficulty: 'nehézség | nehézségi fok',
  easyLevel: 'könnyű',
  mediumLevel: 'közepes',
  hardLevel: 'nehéz',
  waitTitles: 'egy pillanat',
  signIn: 'bejelentkezés',
};
