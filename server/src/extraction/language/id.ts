import type { Language } from './language.ts';

export const id: Language = {
  ingredients: `bahan | bahan bahan | bahan utama | bahan yang dibutuhkan | bahan yang diperlukan |
    bahan baku | bahan-bahan yang dibutuhkan | daftar bahan | bumbu dan bahan`,
  instructions: `cara membuat | cara memasak | langkah | langkah langkah | cara pembuatan | cara mengolah |
    cara membuatnya | langkah memasak | langkah pembuatan | langkah membuat | petunjuk | instruksi |
    cara masak | cara penyajian | tahapan memasak | cara buat | prosedur`,
  recipe: 'resep',
  hours: 'jam',
  minutes: 'menit',
  other: 'informasi gizi | komentar | resep lainnya | peralatan',
  notes: 'tips | catatan',
  timeNouns: 'waktu',
  totalTime: 'waktu total | total waktu',
  cookTime: 'waktu memasak | lama memasak',
  prepTime: 'waktu persiapan | persiapan',
  eaters: 'orang',
  pieces: 'buah | potong | biji',
  about: 'sekitar',
  portions: 'porsi',
  servings: 'porsi | untuk porsi',
  greetings: `halo | hai`,
  farewell: 'selamat {mencoba,menikmati}',
};
