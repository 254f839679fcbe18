import type { CountedWords } from './measures.ts';

export const hr: CountedWords = {
  measures: {
    gram: 'g | gram/grama',
    kilogram: 'kg | kilogram/kilograma',
    decagram: 'dag | dkg',
    milliliter: 'ml',
    deciliter: 'dl',
    liter: 'l | litra/litre/litara',
    cup: 'šalica/šalice/šalica',
    tablespoon: 'žlica/žlice/žlica',
    teaspoon: 'žličica/žličice/žličica',
    pinch: 'prstohvat/prstohvata',
    handful: 'šaka/šake/šaka',
    can: 'konzerva/konzerve/konzervi',
    package: 'vrećica/vrećice/vrećica | paket/paketa',
    bottle: 'boca/boce/boca',
    bunch: 'vezica/vezice/vezica',
    clove: 'češanj/češnja/češnjeva | režanj/režnja/režnjeva',
    sprig: 'grančica/grančice/grančica',
    slice: 'kriška/kriške/kriški | ploška/ploške/ploški',
    piece: 'komad/komada',
    leaf: 'list/lista/listova',
    head: 'glavica/glavice/glavica',
  },
};
