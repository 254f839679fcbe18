import { faker } from '@faker-js/faker/locale/de';
import type { Kitchen } from './kitchen.ts';

export const GERMAN: Kitchen = {
  weight: 9,
  people: faker,
  styles: ['nach Omas Art', 'herzhaft', 'vom Blech', 'schnell gemacht', 'mit Soße'],
  titles: ['{a}-Auflauf {style}', 'Suppe mit {a} und {b}', '{a} {style}', 'Kuchen mit {a}', 'Gefüllte {a}'],
  foods: [
    'Möhren',
    'Kartoffeln',
    'Käse',
    'Brühe',
    'Würstchen',
    'Knödel',
    'Äpfel',
    'Quark',
    'Weißkohl',
    'Zwiebeln',
    'Öl',
    'Mehl',
    'Süßkartoffeln',
    'Grünkohl',
    'Kürbis',
    'Nüsse',
  ],
  amounts: ['500 g', '2 EL', '1 TL', '1 Prise', '3', '250 ml', '½ Bund'],
  steps: [
    '{a} schälen und in Würfel schneiden.',
    'Mit {b} {n} Minuten anbraten.',
    '{c} zugeben und {n} Minuten köcheln lassen.',
    'Im Ofen bei 200 °C {n} Minuten überbacken.',
    'Kräftig würzen und heiß servieren.',
  ],
  descriptions: ['Schmeckt nach Kindheit.', 'Für große Runden und kalte Tage.', ''],
  notes: ['', '', 'Mit mehr {b} noch besser.', 'Lässt sich gut einfrieren.'],
  tags: ['Abendessen', 'süß', 'für Gäste', 'Frühstück', 'gemütlich'],
  collections: ['Für Gäste', 'Schnelle Küche', 'Weihnachtsbäckerei'],
};
