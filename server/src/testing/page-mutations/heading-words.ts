/** What a heading of a recipe announces. */
export type Role = 'ingredients' | 'instructions' | 'notes' | 'nutrition' | 'equipment' | 'comments';

type Words = Readonly<Record<Role, string>>;

/** How sites of a language head the parts of a recipe: the usual words and rarer ones. Written without the reader's lexicon. */
const WORDS: Readonly<Record<string, Words>> = {
  en: {
    ingredients: `Ingredients|What you need|You will need|Ingredient list|What goes in|Shopping list|The ingredients`,
    instructions: `Instructions|Directions|Method|Preparation|How to make it|Steps|Let's get cooking|Procedure|The method`,
    notes: 'Notes|Tips|Recipe notes|Good to know',
    nutrition: 'Nutrition|Nutrition facts|Nutritional information',
    equipment: 'Equipment|Tools|Kitchen tools',
    comments: 'Comments|Reviews|What cooks say',
  },
  de: {
    ingredients: 'Zutaten|Das brauchst du|Zutatenliste|Das kommt hinein',
    instructions: 'Zubereitung|Anleitung|So wird’s gemacht|So geht’s|Arbeitsschritte|Ans Werk',
    notes: 'Tipp|Tipps|Hinweise|Gut zu wissen',
    nutrition: 'Nährwerte|Nährwerte pro Portion|Brennwert',
    equipment: 'Utensilien|Küchengeräte|Küchenhelfer',
    comments: 'Kommentare|Bewertungen|Das sagen andere',
  },
  nl: {
    ingredients: 'Ingrediënten|Dit heb je nodig|Benodigdheden|Wat gaat erin',
    instructions: 'Bereiding|Bereidingswijze|Zo maak je het|Werkwijze|Aan de slag|Stappenplan',
    notes: 'Tip|Tips|Opmerkingen|Goed om te weten',
    nutrition: 'Voedingswaarde|Voedingswaarden|Voedingsinformatie',
    equipment: 'Keukengerei|Materialen|Hulpmiddelen',
    comments: 'Reacties|Beoordelingen',
  },
  fr: {
    ingredients: 'Ingrédients|Les ingrédients|Il vous faut|Pour la liste de courses',
    instructions: 'Préparation|Étapes|Instructions|La recette|Réalisation|Marche à suivre|En cuisine',
    notes: 'Astuces|Conseils|Notes|Bon à savoir',
    nutrition: 'Valeurs nutritionnelles|Informations nutritionnelles',
    equipment: 'Ustensiles|Matériel',
    comments: 'Commentaires|Avis',
  },
  es: {
    ingredients: 'Ingredientes|Qué necesitas|Lista de ingredientes|Lo que lleva',
    instructions: 'Preparación|Elaboración|Instrucciones|Pasos a seguir|Cómo hacerlo|Manos a la obra',
    notes: 'Consejos|Trucos|Notas',
    nutrition: 'Información nutricional|Valores nutricionales',
    equipment: 'Utensilios|Herramientas',
    comments: 'Comentarios|Valoraciones',
  },
  it: {
    ingredients: 'Ingredienti|Gli ingredienti|Cosa serve|Occorrente',
    instructions: 'Preparazione|Procedimento|Come fare|Istruzioni|Passaggi|Mettiamoci all’opera',
    notes: 'Consigli|Note|Il consiglio in più',
    nutrition: 'Valori nutrizionali|Informazioni nutrizionali',
    equipment: 'Strumenti|Utensili',
    comments: 'Commenti|Recensioni',
  },
  pt: {
    ingredients: 'Ingredientes|O que precisa|Lista de ingredientes|O que leva',
    instructions: 'Modo de preparo|Preparação|Modo de fazer|Como fazer|Confeção|Mãos à obra',
    notes: 'Dicas|Notas|Sugestões',
    nutrition: 'Informação nutricional|Valores nutricionais',
    equipment: 'Utensílios|Material',
    comments: 'Comentários|Avaliações',
  },
  sv: {
    ingredients: 'Ingredienser|Det här behöver du|Du behöver|Ingredienslista',
    instructions: 'Gör så här|Tillagning|Instruktioner|Så gör du|Arbetsgång',
    notes: 'Tips|Bra att veta',
    nutrition: 'Näringsvärde|Näringsinnehåll',
    equipment: 'Redskap|Utrustning',
    comments: 'Kommentarer|Betyg',
  },
  da: {
    ingredients: 'Ingredienser|Du skal bruge|Det skal du bruge|Indkøbsliste',
    instructions: 'Fremgangsmåde|Sådan gør du|Tilberedning|Trin for trin',
    notes: 'Tips|Bemærkninger',
    nutrition: 'Næringsindhold|Næringsværdi',
    equipment: 'Udstyr|Redskaber',
    comments: 'Kommentarer|Anmeldelser',
  },
  no: {
    ingredients: 'Ingredienser|Dette trenger du|Du trenger|Handleliste',
    instructions: 'Fremgangsmåte|Slik gjør du|Slik gjør du det|Tilberedning',
    notes: 'Tips|Merknader',
    nutrition: 'Næringsinnhold|Næringsverdi',
    equipment: 'Utstyr|Redskaper',
    comments: 'Kommentarer|Vurderinger',
  },
  fi: {
    ingredients: 'Ainekset|Tarvitset|Raaka-aineet|Ostoslista',
    instructions: 'Valmistus|Ohje|Näin teet|Valmistusohje|Työvaiheet|Toimi näin',
    notes: 'Vinkit|Vinkki',
    nutrition: 'Ravintosisältö|Ravintoarvot',
    equipment: 'Välineet|Tarvikkeet',
    comments: 'Kommentit|Arvostelut',
  },
  pl: {
    ingredients: 'Składniki|Lista składników|Potrzebne składniki|Co będzie potrzebne',
    instructions: 'Przygotowanie|Sposób przygotowania|Wykonanie|Krok po kroku|Jak to zrobić',
    notes: 'Wskazówki|Porady|Uwagi',
    nutrition: 'Wartości odżywcze|Wartość odżywcza',
    equipment: 'Przybory|Sprzęt',
    comments: 'Komentarze|Opinie',
  },
  cs: {
    ingredients: 'Suroviny|Ingredience|Přísady|Budete potřebovat',
    instructions: 'Postup|Postup přípravy|Příprava|Návod|Jak na to',
    notes: 'Tipy|Poznámky',
    nutrition: 'Nutriční hodnoty|Výživové hodnoty',
    equipment: 'Pomůcky|Náčiní',
    comments: 'Komentáře|Diskuze',
  },
  hu: {
    ingredients: 'Hozzávalók|Alapanyagok|Amire szükség lesz',
    instructions: 'Elkészítés|Elkészítése|Így készül|Az elkészítés lépései',
    notes: 'Tippek|Megjegyzés',
    nutrition: 'Tápérték|Tápanyagtartalom',
    equipment: 'Eszközök|Konyhai eszközök',
    comments: 'Hozzászólások|Vélemények',
  },
  hr: {
    ingredients: 'Sastojci|Potrebni sastojci|Što vam treba',
    instructions: 'Priprema|Postupak|Način pripreme|Upute',
    notes: 'Savjeti|Napomene',
    nutrition: 'Nutritivne vrijednosti|Hranjive vrijednosti',
    equipment: 'Pribor|Oprema',
    comments: 'Komentari|Recenzije',
  },
  tr: {
    ingredients: 'Malzemeler|Gerekli malzemeler|Malzeme listesi|İhtiyacınız olanlar',
    instructions: 'Yapılışı|Hazırlanışı|Nasıl yapılır|Tarifi',
    notes: 'Püf noktaları|Notlar',
    nutrition: 'Besin değerleri|Besin değeri',
    equipment: 'Araç gereç|Mutfak gereçleri',
    comments: 'Yorumlar|Değerlendirmeler',
  },
  ru: {
    ingredients: 'Ингредиенты|Вам понадобится|Продукты|Состав|Что взять',
    instructions: 'Приготовление|Способ приготовления|Как приготовить|Пошаговый рецепт|Ход работы',
    notes: 'Советы|Примечания',
    nutrition: 'Пищевая ценность|Калорийность',
    equipment: 'Посуда|Инвентарь',
    comments: 'Комментарии|Отзывы',
  },
  el: {
    ingredients: 'Υλικά|Συστατικά|Τι χρειαζόμαστε',
    instructions: 'Εκτέλεση|Οδηγίες|Παρασκευή|Διαδικασία',
    notes: 'Συμβουλές|Σημειώσεις',
    nutrition: 'Διατροφική αξία|Διατροφικά στοιχεία',
    equipment: 'Σκεύη|Εξοπλισμός',
    comments: 'Σχόλια|Κριτικές',
  },
  ja: {
    ingredients: '材料|食材|用意するもの',
    instructions: '作り方|手順|つくり方|調理方法',
    notes: 'ポイント|コツ|メモ',
    nutrition: '栄養成分|栄養価',
    equipment: '道具|調理器具',
    comments: 'コメント|レビュー',
  },
  zh: {
    ingredients: '食材|材料|用料|配料',
    instructions: '做法|步骤|制作步骤|烹饪步骤',
    notes: '小贴士|备注',
    nutrition: '营养成分|营养信息',
    equipment: '工具|厨具',
    comments: '评论|评价',
  },
};

const ROLES: readonly Role[] = ['ingredients', 'instructions', 'notes', 'nutrition', 'equipment', 'comments'];
export const LANGUAGES: readonly string[] = Object.keys(WORDS);

/** The words for a role in a language, the usual one first. */
export function wordsFor(language: string, role: Role): readonly string[] {
  return WORDS[language]?.[role].split('|') ?? [];
}

const BY_TEXT = new Map(
  ROLES.flatMap((role) =>
    LANGUAGES.flatMap((language) => wordsFor(language, role).map((text) => [plain(text), role] as const)),
  ),
);

/** What a whole heading announces: 'Ingredients', 'INGREDIENTS:', '材料（2人分）'. */
export function roleOf(heading: string): Role | undefined {
  return BY_TEXT.get(plain(heading));
}

/** What a heading announces that may say more than that: 'Ingredients for 4 people', 'Directions for the cake'. */
export function roleOfBeginning(heading: string): Role | undefined {
  const words = plain(heading).split(' ');
  if (words.length > 8) return undefined;
  for (let count = words.length; count > 0; count--) {
    const role = BY_TEXT.get(words.slice(0, count).join(' '));
    if (role !== undefined) return role;
  }
  return undefined;
}

function plain(text: string): string {
  return text
    .replace(/[(（].*$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
