import { fold } from './lexicon.ts';

/**
 * Beginnings of the words for what most recipes hold, folded, one line a language. They only ever confirm: a text that
 * is told in sentences is a recipe when the amounts in it are amounts of food.
 */
const FOOD =
  `almond|anchov|apple|avocado|bacon|baguette|banana|basil|bean|beef|beer|berr|biscuit|blueberr|bouillon|bread|breast|broccoli|broth|buckwheat|butter|cabbage|capers|cardamom|carrot|cashew|cauliflower|celery|cheddar|cheese|chicken|chickpea|chil[li]|chive|chocolate|cilantro|cinnamon|clove|cocoa|coconut|cod|coffee|coriander|corn|courgette|couscous|cranberr|cream|cucumber|cumin|curry|date|dough|egg|eggplant|espresso|feta|fish|flour|fillet|garlic|gelatin|ginger|gnocchi|gochujang|grape|halloumi|ham|hazelnut|herb|honey|kale|ketchup|lamb|leek|lemon|lentil|lettuce|lime|linguine|macaroni|mango|maple|margarine|mascarpone|mayo|milk|mince|mint|miso|molasses|mozzarella|mushroom|mustard|noodle|nutmeg|nut|oat|oil|olive|onion|orange|oregano|orzo|oyster|pancetta|paneer|paprika|parmesan|parsley|parsnip|pasta|pastry|peach|peanut|pea|pear|pecan|pepper|pesto|pistachio|pineapple|pine|plum|polenta|pork|potato|prawn|pumpkin|quinoa|raisin|ramen|raspberr|rice|ricotta|rocket|rosemary|rum|saffron|sage|salmon|salsa|salt|sausage|scallion|sesame|shallot|shrimp|soda|sour|soy|spaghetti|spinach|squash|sriracha|steak|stock|strawberr|sugar|sweet|syrup|tahini|thigh|thyme|tofu|tomato|tortilla|tuna|turkey|turmeric|vanilla|vinegar|walnut|water|wine|yeast|yoghurt|yogurt|zucchini
|aubergine|banane|basilikum|birne|blatterteig|bohne|brot|bruhe|butter|champignon|dinkel|eier|ei|eigelb|eiweiss|erbse|erdbeer|erdnuss|essig|fisch|frischkase|gelatine|gemuse|gewurz|gries|gries|gurke|hack|hafer|hahnchen|haselnuss|hefe|himbeer|honig|huhn|ingwer|joghurt|kakao|karotte|kartoffel|kase|kirsch|knoblauch|kokos|kurbis|lachs|lauch|limette|linse|mandel|margarine|mehl|milch|mohre|nudel|nuss|ol|orange|paprika|petersilie|pfeffer|pilz|puderzucker|quark|reis|rosine|sahne|salami|salz|schinken|schmand|schokolade|sellerie|senf|sojasauce|spargel|speck|spinat|starke|thymian|tomate|vanille|walnuss|wasser|wein|zimt|zitrone|zucker|zwiebel
|ail|amande|aubergine|avocat|beurre|boeuf|bouillon|cannelle|carotte|chocolat|champignon|citron|concombre|courgette|creme|crevette|eau|farine|fraise|framboise|fromage|huile|jambon|lait|lardon|lentille|levure|mais|miel|moutarde|noisette|noix|oeuf|oignon|pate|persil|petits pois|poireau|poisson|poivre|poivron|pomme|poulet|riz|sauce soja|saumon|sel|semoule|sucre|thon|tomate|vanille|viande|vin|vinaigre|yaourt
|aceite|agua|ajo|albahaca|almendra|arroz|atun|avena|azucar|calabacin|caldo|canela|carne|cebolla|cerdo|chocolate|cilantro|crema|fresa|garbanzo|gamba|harina|huevo|jamon|leche|lechuga|lenteja|levadura|limon|maicena|maiz|mantequilla|manzana|miel|mostaza|nata|naranja|nuez|oregano|papa|patata|pepino|perejil|pescado|pimenton|pimienta|pimiento|platano|pollo|queso|sal|salmon|ternera|tomate|vainilla|vinagre|vino|yema|yogur|zanahoria
|aceto|acqua|aglio|basilico|brodo|burro|carot|cioccolato|cipolla|farina|formaggio|fragola|funghi|latte|lievito|limone|mandorla|manzo|mela|melanzana|miele|noce|olio|panna|parmigiano|patata|pecorino|pepe|peperon|pesce|pollo|pomodor|prezzemolo|prosciutto|riso|sale|sedano|tonno|tuorl|uov|uovo|vaniglia|vino|zucchero|zucchin
|abobrinha|acucar|agua|alho|amendoa|amido|arroz|azeite|batata|carne|cebola|cenoura|chocolate|coco|creme|farinha|fermento|frango|iogurte|laranja|leite|limao|maca|manteiga|margarina|mel|milho|oleo|ovo|peixe|pimenta|presunto|queijo|sal|salsa|tomate|trigo|vinagre
|aardappel|ahornsiroop|bakpoeder|banaan|basterdsuiker|bloem|bouillon|boter|champignon|citroen|gehakt|gember|honing|kaas|kaneel|kip|knoflook|kokosmelk|melk|mosterd|olie|paprika|peper|pinda|prei|rijst|room|roomboter|sinaasappel|spek|suiker|tomaat|ui|uien|vanille|water|wortel|yoghurt|zalm|zout
|agg|appel|choklad|citron|farin|fisk|flode|gradde|hvedemel|hvidlog|jast|kakao|kanel|kardemumma|kott|kyckling|kylling|laks|lax|log|lok|mel|mjol|mjolk|morot|olja|ost|paprika|peppar|potatis|ris|salt|smor|socker|sukker|tomat|vand|vatten|vaniljsocker|vetemjol|vitlok
|cebula|cukier|czosnek|jajk|jajo|maka|maki|marchew|maslo|maslo|mleko|olej|pieprz|ryz|ser|smietan|sol|woda|wody|ziemniak
|вода|воды|говядин|картоф|кури|лук|лука|масл|мед|меда|молок|морков|мук|перец|перца|рис|риса|сахар|сливк|смета|соли|соль|сыр|сыра|творог|фарш|чеснок|яиц|яйц`
    .split(/[|\n]/)
    .filter((word) => word !== '');

const BY_START = new Map<string, string[]>();
for (const word of FOOD) {
  const start = word.slice(0, 2);
  BY_START.set(start, [...(BY_START.get(start) ?? []), word]);
}
/** What may follow: '-s', '-en', '-ies', and whole words behind the long beginnings. */
const MOST_BEHIND = 3;
/** Ends of words that are made of several: 'Weizenmehl', 'roomboter'. */
const COMPOUND =
  /\p{L}(?:mehl|milch|zucker|sahne|butter|kase|brot|nuss|nusse|pfeffer|salz|wurst|fleisch|bruhe|zwiebel|zwiebeln|kartoffel|kartoffeln|tomaten|meel|melk|suiker|kaas|mjol|mjolk|socker|sukker|berry|berries)$/u;

/** True when one of the words, folded, is the name of food. */
export function namesFood(text: string): boolean {
  return (fold(text).match(/\p{L}+/gu) ?? []).some(
    (word) =>
      COMPOUND.test(word) ||
      BY_START.get(word.slice(0, 2))?.some(
        (food) => word.startsWith(food) && word.length - food.length <= (food.length <= 3 ? 1 : MOST_BEHIND),
      ),
  );
}
