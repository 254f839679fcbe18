import { faker } from '@faker-js/faker/locale/tr';
import type { Kitchen } from './kitchen.ts';

export const TURKISH: Kitchen = {
  weight: 4,
  people: faker,
  styles: ['usulü', 'fırında', 'zeytinyağlı'],
  titles: ['{a} çorbası', '{style} {a}', '{a} ve {b} böreği'],
  foods: [
    'kırmızı mercimek',
    'soğan',
    'yoğurt',
    'peynir',
    'patlıcan',
    'biber',
    'şeker',
    'süt',
    'un',
    'tereyağı',
    'maydanoz',
  ],
  amounts: ['1 su bardağı', '2 yemek kaşığı', '1 çay kaşığı', '3 adet', '200 g'],
  steps: ['{a} ve {b} karıştırılır.', '{n} dakika kısık ateşte pişirin.', 'Üzerine {c} serpip servis edin.'],
  descriptions: ['Annemin tarifi.', ''],
  notes: ['', 'Bir dahaki sefere daha az {a}.'],
  tags: ['akşam yemeği', 'kolay', 'tatlı'],
  collections: ['Bayram sofrası', 'Çorbalar'],
};
