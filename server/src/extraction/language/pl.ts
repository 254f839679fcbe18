import type { Language } from './language.ts';
import { pl as talk } from './talk/pl.ts';

export const pl: Language = {
  ingredients: `składniki | lista składników | potrzebne składniki | produkty | czego potrzebujesz |
    potrzebujesz | co będzie potrzebne | będziesz potrzebować | potrzebne będą | co jest potrzebne |
    lista zakupów | będą potrzebne | składniki potrzebne`,
  instructions: `przygotowanie | sposób przygotowania | wykonanie | instrukcje | krok po kroku |
    jak przygotować | sposób wykonania | jak zrobić | jak to zrobić | sposób przyrządzenia |
    przepis krok po kroku | etapy przygotowania | kroki | metoda przygotowania | przyrządzanie | instrukcja |
    jak wykonać | przygotowanie krok po kroku | wykonanie krok po kroku | przygotowujemy`,
  notEaten: `ciastolina | maseczka | balsam do ust | kula do kąpieli | sól do kąpieli | szampon | dezodorant |
    mydło | krem do {rąk,twarzy} | płyn do {prania,naczyń,mycia} | środek czyszczący |
    {pasta,płyn} {czyszcząca,czyszczący,do czyszczenia} | nawóz | gnojówka | ziemia do | karma dla ptaków |
    przelicznik {miar,kuchenny} | tabela miar`,
  unlikeFood: `olejek eteryczny | olejku eterycznego | masło shea | wosk pszczeli | olej jojoba |
    skór{a,ę,y} {twarzy,głowy} | na twarz | na włosy | butelka ze spryskiwaczem | boraks | niejadaln* |
    sadzonk* | mszyc* | masa solna | probówk{a,i,ę} | okulary ochronne | żrąc{y,a,e} | kwas siarkowy`,
  cares: `wyczyścić | czyścić | czyszczenie | odkamienić | odkamienianie | naostrzyć | ostrzyć | ostrzenie |
    udrożnić`,
  caredFor: `piekarnik{a,} | patelni{ę,a,i,} | nóż | noże | noży | czajnik{a,} | ekspres{u,} | zmywark{ę,i} |
    mikrofalówk{ę,i} | lodówk{ę,i} | zlew{u,} | desk{ę,i} | pralk{ę,i} | grill{a,}`,
  crafts: `płyn{u,} do naczyń | wybielacz* | wod{a,y} utlenion{a,ej} | wosku pszczelego | oleju jojoba |
    żywic{a,y} | włóczk* | drut{y,ach} nr* | szydełk* | farb{a,y} akrylow* | papier ścierny | parafin* |
    knoty`,
  contests: 'konkurs* | losowani* | rozdanie | nagrod{a,y,ę} | regulamin | zwycięzc* | jak wziąć udział',
  farewell: 'smacznego | życzę smacznego | pozdrawiam',
  pageBoilerplate: `drukuj przepis | drukuj | zapisz przepis | udostępnij |
    oceń przepis | wypróbowałeś przepis`,
  credits: 'źródło | zdjęcie | zdjęcia | fot',
  cookingOf: 'smażenie | czas smażenia | duszenie | czas duszenia',
  timeNouns: 'czas',
  advert: 'reklama',
  notes: 'wskazówki | uwaga | uwagi | notatki | porady | wskazówka | porada | rada',
  other: 'wartości odżywcze | komentarze | podobne przepisy | zobacz też | polecane | tagi',
  youNeed: 'potrzebujesz',
  howTo: 'przepis',
  unmistakable: 'składniki | przygotowanie',
  nutritionStart: 'wartości odż*',
  forThe: 'na | do | dodatkowo',
  recipe: 'przepis',
  cardFrom: 'z kuchni',
  cardBy: 'od',
  cardTitle: 'przepis na | przepis',
  units: `szklanka | szklanki | szczypta | ząbek | ząbki | sztuka | sztuki | szt | opakowanie | pęczek | plaster |
    plastry | puszka | garść | litr`,
  shareOf: 'mleko | śmietana',
  stops: 'i | z | do | na | oraz | az',
  food: `cebula | cukier | czosnek | jajk | jajo | maka | maki | marchew | maslo | mleko | olej | pieprz | ryz | ser |
    smietan | sol | woda | wody | ziemniak`,
  verbs: `kroimy | mieszaj | obierz | podgrzej | podsmaz | pokroj | posiekaj | wlej | wymieszaj | zagotuj | zmiksuj`,
  kitchenVerbs: 'piecz | smaz | gotuj | ugotuj | upiecz',
  everydayVerbs: 'dodaj',
  servings: 'porcje | porcji | liczba porcji | ilość porcji | liczba osób',
  forWord: 'dla',
  eaters: 'osob{y,a,} | os',
  pieces: 'sztuk{i,a,} | szt. | szt',
  about: 'około | ok.',
  portions: 'porcj{i,e,a}',
  slices:
    'kromek | kromki | plastrów | kawałków | kawałki | bułek | słoik{i,ów} | szklanek | placków | naleśników | pierogów',
  enoughFor: 'wystarczy dla | wystarcza dla',
  prepTime: 'czas przygotowania | przygotowanie | czas przygotowania potrawy | czas przygotowań',
  cookTime: 'czas gotowania | czas pieczenia | gotowanie | pieczenie',
  totalTime: 'łączny czas | całkowity czas | czas całkowity | razem | czas | czas łączny',
  days: 'dzień',
  difficulty: 'poziom trudności | trudność | stopień trudności',
  easyLevel: 'łatwe | łatwy',
  mediumLevel: 'średni',
  hardLevel: 'trudne',
  talk: 'kto',
  promo: 'smacznego | obserwuj | zapisz',
  recipeFor: 'przepis na',
  meals: 'śniadanie | obiad | kolacja',
  waitTitles: 'chwileczkę',
  please: 'proszę',
  signIn: 'zaloguj* | logowani*',
  oneOf: 'jeden | jedna | jedno | jednym | jedną | jednego | jednej',
  pinches: 'szczypta | szczyptę | garść',
  leadIn: 'no to | więc',
  greetings: `cześć | dzień dobry | kochani | kochana | hej | droga | drogi`,
  boiledApart: 'makaron | ryż | jajka',
  ...talk,
};
