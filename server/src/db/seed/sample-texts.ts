import { ENGLISH } from './kitchens/english.ts';
import { FRENCH } from './kitchens/french.ts';
import { GERMAN } from './kitchens/german.ts';
import { JAPANESE } from './kitchens/japanese.ts';
import { RUSSIAN } from './kitchens/russian.ts';
import { SPANISH } from './kitchens/spanish.ts';
import { TURKISH } from './kitchens/turkish.ts';
import type { Kitchen } from './kitchens/kitchen.ts';

/** Rarer words, so that some searches find little. */
export const ORIGINS: readonly string[] = [
  'Amalfi',
  'Kerala',
  'Piedmont',
  'Oaxaca',
  'Provençal',
  'Hokkaidō',
  'Kraków',
  'Aleppo',
  'Sichuan',
  'Tyrolean',
  'Basque',
  'Cornish',
  'Madras',
  'Kampot',
  'Espelette',
  'Dijon',
  'Modena',
  'Jersey',
  'Zürich',
  'Málaga',
  'Trapani',
  'Ligurian',
  'Normandy',
  'Bordeaux',
  'Vermont',
  'Hudson',
  'Shetland',
  'Orkney',
  'Galician',
  'Umbrian',
  'Anatolian',
  'Persian',
  'Cretan',
  'Smyrna',
  'Tokaj',
  'Jæren',
];

export const KITCHENS: readonly Kitchen[] = [ENGLISH, FRENCH, SPANISH, GERMAN, TURKISH, RUSSIAN, JAPANESE];
