/** A recipe and the words of a site around it, in one language. */
export interface Content {
  language: string;
  title: string;
  teaser: string;
  prep: number;
  cook: number;
  servings: number;
  /** A line each, 'amount | name', or in some languages 'name | amount'; '# …' heads a section. */
  ingredients: string;
  steps: string;
  words: Words;
}

interface Words {
  ingredients: string;
  steps: string;
  prep: string;
  cook: string;
  minutes: string;
  servings: string;
  notes: string;
  note: string;
  /** Beside the recipe: a heading, and the titles of other recipes. */
  related: string;
  others: string;
  comments: string;
  said: string;
  newsletter: string;
  menu: string;
}

const en: Content = {
  language: 'en',
  title: 'Smoky Bean Stew with Greens',
  teaser: 'A thick stew from the cupboard that tastes of a long afternoon but takes less than an hour.',
  prep: 15,
  cook: 35,
  servings: 4,
  ingredients: `# For the stew
2 tbsp | olive oil
1 large | onion, chopped
3 cloves | garlic, sliced
2 tsp | smoked paprika
2 cans (400 g each) | white beans, drained
500 ml | vegetable stock
200 g | kale, stems removed
# For the topping
4 tbsp | plain yogurt
1 | lemon, zest only
Salt and black pepper`,
  steps: `Heat the oil in a heavy pot and cook the onion for 8 minutes until soft and golden.
Add the garlic and the smoked paprika and stir for one minute, until it smells sweet.
Pour in the beans and the stock, bring to a boil and simmer for 20 minutes.
Stir in the kale and cook until it has wilted, about 5 minutes. Season with salt and pepper.
Mix the yogurt with the lemon zest and spoon it over the stew to serve.`,
  words: {
    ingredients: 'Ingredients',
    steps: 'Method',
    prep: 'Prep time',
    cook: 'Cook time',
    minutes: 'minutes',
    servings: 'Serves',
    notes: 'Notes',
    note: 'The stew keeps for three days in the fridge. Freeze it without the yogurt.',
    related: 'You may also like',
    others: 'Baked potatoes with leeks|Pumpkin soup|Chickpea salad with mint|Tomato tart',
    comments: 'Comments',
    said: 'I used 2 cups of black beans instead and it was lovely.|Made it twice. My children asked for 3 bowls!',
    newsletter: 'Sign up for our newsletter and get five new recipes a week',
    menu: 'Home|Recipes|Desserts|About|Contact',
  },
};

const de: Content = {
  language: 'de',
  title: 'Kartoffelpuffer mit Apfelmus',
  teaser: 'Außen knusprig, innen weich: so wie sie auf dem Jahrmarkt schmecken, nur ohne das Gedränge.',
  prep: 20,
  cook: 25,
  servings: 3,
  ingredients: `# Für die Puffer
1 kg | festkochende Kartoffeln
1 | Zwiebel
2 | Eier
3 EL | Mehl
1 TL | Salz
1 Prise | Muskat
100 ml | Öl zum Braten
# Für das Apfelmus
600 g | säuerliche Äpfel
50 ml | Wasser
1 EL | Zucker`,
  steps: `Die Äpfel schälen, entkernen und mit Wasser und Zucker 15 Minuten weich kochen, dann zerdrücken.
Kartoffeln und Zwiebel schälen und fein reiben. Die Masse in einem Tuch kräftig ausdrücken.
Eier, Mehl, Salz und Muskat untermischen.
Das Öl in einer Pfanne erhitzen und je einen Löffel Teig flach hineingeben.
Von jeder Seite etwa 4 Minuten goldbraun braten und mit dem Apfelmus servieren.`,
  words: {
    ingredients: 'Zutaten',
    steps: 'Zubereitung',
    prep: 'Vorbereitung',
    cook: 'Kochzeit',
    minutes: 'Minuten',
    servings: 'Portionen',
    notes: 'Tipps',
    note: 'Die Puffer bleiben im Ofen bei 80 Grad warm, bis alle gebraten sind.',
    related: 'Ähnliche Rezepte',
    others: 'Linsensuppe|Grünkohl mit Birnen|Käsespätzle|Rote Grütze',
    comments: 'Kommentare',
    said: 'Ich nehme immer 4 Eier, dann halten sie besser.|Sehr lecker, danke! Bei uns gab es 2 EL Zimt dazu.',
    newsletter: 'Jetzt den Newsletter bestellen und kein Rezept verpassen',
    menu: 'Start|Rezepte|Backen|Magazin|Über uns',
  },
};

const fr: Content = {
  language: 'fr',
  title: 'Gratin de courgettes au chèvre',
  teaser: 'Un plat du soir tout simple, qui sent l’été et qui se prépare pendant que le four chauffe.',
  prep: 15,
  cook: 30,
  servings: 4,
  ingredients: `800 g | de courgettes
200 g | de fromage de chèvre frais
20 cl | de crème liquide
2 | œufs
1 gousse | d’ail
2 c. à soupe | d’huile d’olive
50 g | de chapelure
1 pincée | de noix de muscade
Sel et poivre`,
  steps: `Préchauffez le four à 190 °C et huilez un plat à gratin.
Coupez les courgettes en rondelles et faites-les revenir 10 minutes à la poêle avec l’ail haché.
Battez les œufs avec la crème, ajoutez la muscade, le sel et le poivre.
Rangez les courgettes dans le plat, émiettez le chèvre et versez la crème dessus.
Parsemez de chapelure et enfournez pour 30 minutes, jusqu’à ce que le dessus soit doré.`,
  words: {
    ingredients: 'Ingrédients',
    steps: 'Préparation',
    prep: 'Temps de préparation',
    cook: 'Temps de cuisson',
    minutes: 'minutes',
    servings: 'Personnes',
    notes: 'Astuces',
    note: 'Le gratin se réchauffe très bien le lendemain à four doux.',
    related: 'À lire aussi',
    others: 'Tarte aux poireaux|Soupe de potiron|Salade de lentilles|Clafoutis aux cerises',
    comments: 'Commentaires',
    said: 'J’ai mis 3 œufs et 100 g de comté, un régal.|Merci pour cette recette, toute la famille a aimé !',
    newsletter: 'Inscrivez-vous à la newsletter et recevez nos menus de la semaine',
    menu: 'Accueil|Recettes|Desserts|Conseils|Contact',
  },
};

const es: Content = {
  language: 'es',
  title: 'Lentejas con verduras de la huerta',
  teaser: 'Un guiso de cuchara para los días fríos, con todo lo que queda en el cajón de las verduras.',
  prep: 15,
  cook: 45,
  servings: 6,
  ingredients: `400 g | de lentejas pardinas
2 | zanahorias
1 | cebolla grande
1 | pimiento verde
2 dientes | de ajo
3 cucharadas | de aceite de oliva
1 cucharadita | de pimentón dulce
1 | hoja de laurel
1,5 l | de agua
Sal al gusto`,
  steps: `Lava las lentejas y ponlas en una olla con el agua fría y la hoja de laurel.
Pica la cebolla, el pimiento, las zanahorias y el ajo en trozos pequeños.
Sofríe las verduras en el aceite durante 10 minutos y añade el pimentón.
Agrega el sofrito a la olla y cuece todo a fuego lento durante 45 minutos.
Prueba de sal, deja reposar cinco minutos y sirve bien caliente.`,
  words: {
    ingredients: 'Ingredientes',
    steps: 'Preparación',
    prep: 'Tiempo de preparación',
    cook: 'Tiempo de cocción',
    minutes: 'minutos',
    servings: 'Raciones',
    notes: 'Consejos',
    note: 'Están todavía mejor al día siguiente y se pueden congelar.',
    related: 'Recetas relacionadas',
    others: 'Tortilla de patatas|Gazpacho andaluz|Croquetas de setas|Arroz con leche',
    comments: 'Comentarios',
    said: 'Yo les pongo 2 patatas y quedan más espesas.|¡Riquísimas! Las hice con 200 g de calabaza.',
    newsletter: 'Suscríbete al boletín y recibe una receta nueva cada semana',
    menu: 'Inicio|Recetas|Postres|Trucos|Contacto',
  },
};

export const WESTERN = { en, de, fr, es };
