import type { LANGUAGES } from './languages.ts';

/**
 * How the words of a language change from one to several: the end of one form, a slash, the end of the other, ' | ' between them. Only
 * what is safe to take for the same word; other plurals are in the lexicon of foods.
 */
export const PLURALS: Partial<Record<keyof typeof LANGUAGES, string>> = {
  en: '/s | ch/ches | sh/shes | x/xes | ss/sses | o/oes | y/ies | f/ves | fe/ves',
  de: '/n | /en | /e | /er | /s | e/en',
  fr: '/s | /x | al/aux',
  es: '/s | /es | z/ces | ón/ones | ín/ines',
  pt: '/s | /es | ão/ões | ão/ães | m/ns | al/ais | el/éis | ol/óis',
  // 'pesca' has 'pesche', and 'pesce' is another food.
  it: 'o/i | ba/be | da/de | la/le | ma/me | na/ne | pa/pe | ra/re | sa/se | ta/te | va/ve | za/ze | ia/ie | e/i | co/chi | ca/che | ga/ghe | go/ghi | io/i | cia/ce | gia/ge',
  nl: "/en | /s | /'s | /n | /ën | f/ven | s/zen",
  sv: '/ar | /or | /er | /n | /r | a/or | e/ar',
  da: '/er | /e | /r | /ene',
  no: '/er | /e | /r',
  fi: '/t | /a | /ä | /ta | /tä',
  pl: 'a/y | a/i | a/ę | /y | /i | /ów | a/ | ek/ki | ka/ek | ka/ki | o/a | e/a | iec/ce | eń/nie | /a | /u | /e | a/e',
  cs: 'a/y | /y | /ů | a/ | e/í | o/a | ek/ky | ka/ek',
  ro: 'ă/e | ă/i | /i | /e | /uri | u/uri',
  ru: 'а/ы | а/и | /ы | /и | /ов | а/ | о/а | я/и | ь/и',
  uk: 'а/и | а/і | /и | /і | /ів | а/ | о/а | я/і',
};
