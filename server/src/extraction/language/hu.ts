import type { Language } from './language.ts';
import { hu as talk } from './talk/hu.ts';

export const hu: Language = {
  ingredients: `hozzávalók | hozzávaló | alapanyagok | hozzávalók listája | amire szükséged lesz |
    szükséges hozzávalók | szükséged lesz | ezekre lesz szükséged | összetevők | a hozzávalók`,
  instructions: `elkészítés | elkészítése | az elkészítés menete | elkészítés menete | így készül |
    elkészítési mód | elkészítés módja | az elkészítés módja | elkészítésének módja | így készítsd el |
    így készítjük | elkészítési útmutató | elkészítés lépésről lépésre | lépésről lépésre | lépések |
    elkészítés lépései | recept elkészítése | útmutató | hogyan készül | hogyan készítsd el`,
  notEaten: `gyurma | só-liszt gyurma | arcmaszk | arcpakolás | hajpakolás | testradír | ajakbalzsam |
    fürdőbomba | fürdősó | sampon | dezodor | szappan | kézkrém | mosószer | tisztító{szer,paszta,spray} |
    trágya | madáreleség | mértékegység átváltó | átváltási táblázat | sógyurma`,
  unlikeFood: `illóolaj* | shea vaj | méhviasz | jojobaolaj | szórófejes | bórax | palánt* | az arcra |
    a hajra | a bőrre | kémcső | védőszemüveg | maró hatású`,
  cares: `tisztítás{a,} | tisztítsuk | tisztítsd | vízkőtelenít* | vízkőmentesít* | élezés{e,} | élezz* |
    kiégetés{e,}`,
  caredFor: `sütő{t,} | serpenyő{t,k,} | öntöttvas* | kés{ek,} | kések | vízforraló{t,} | kávéfőző{t,} |
    mosogatógép{et,} | mikró{t,} | hűtő{t,} | lefolyó{t,} | vágódeszka | mosógép{et,} | grill{t,}`,
  crafts: `mosogatószer* | hidrogén-peroxid* | hipó | méhviasz* | gyanta | gyantát | fonal{at,} | kötőtű* |
    horgolótű* | horgol* | ragasztópisztoly* | akrilfesték* | csiszolópapír* | paraffin* | kanóc*`,
  contests: 'nyereményjáték* | sorsolás* | nyertes* | nyeremény* | játékszabály*',
  farewell: 'jó étvágyat',
  pageBoilerplate: 'recept nyomtatása | nyomtatás',
  cookingOf: 'sütési | párolás',
  timeNouns: 'idő',
  advert: 'hirdetés',
  notes: 'tippek | megjegyzés | tanács | jó tanács | tipp',
  other: `tápérték | tápanyag | hozzászólások | ajánlott | kapcsolódó | további receptek | receptek |
    elkészítettem | címkék`,
  unmistakable: 'hozzávalók',
  forThe: 'a tésztához | a tálaláshoz | a töltelékhez | a mázhoz | a',
  recipe: 'recept | receptje',
  units: `ek | tk | kk | evőkanál | teáskanál | kávéskanál | csipet | db | gerezd | csokor | fej | csomag | doboz |
    szelet | bögre | ízlés | kis | nagy | szál | konzerv`,
  servings: 'adag | adagok száma | személyre',
  forEaters: 'személyre | főre',
  eaters: 'fő | főre | személy',
  pieces: 'darab | db',
  about: 'kb. | körülbelül',
  portions: 'adag',
  slices: 'szelet | gombóc | üveg | pohár',
  enoughFor: 'elég',
  prepTime: 'előkészítési idő | előkészítés ideje | előkészítés | előkészület',
  cookTime: 'főzési idő | főzés ideje | sütés ideje | sütési idő | elkészítési idő | sütés | főzés',
  totalTime: 'összesen | teljes idő | összes idő',
  days: 'nap',
  difficulty: 'nehézség | nehézségi fok',
  easyLevel: 'könnyű',
  mediumLevel: 'közepes',
  hardLevel: 'nehéz',
  waitTitles: 'egy pillanat',
  signIn: 'bejelentkezés',
  greetings: `szia | sziasztok | kedves | drága | szervusz`,
  ...talk,
};
