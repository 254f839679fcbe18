import { anyOf, wordsIn, wordsOf } from '../../language/patterns.ts';

// What stands around a number with a unit, and makes it no measure to convert, or one of several.

/** How far before and after a measure its surroundings are read. */
export const REACH = 60;

/** '30 x 20 cm', '9-by-13-inch': all sides are in the unit of the last. */
export const SIDE = /^\s?(?:["″”']{0,2}|-?)\s?(?:[x×*]|by|mal|sur|por|per|op|på|na)\s?-?\s?$/iu;

/** '1 lb 2 oz', '2 pounds, 8 ounces', '1 kg and 200 g': one amount in two units. */
export const COMPOUND = /^\s{0,2}(?:,|&|\+|and|plus|und|et|y|e|en|och|i)?\s{0,2}$/iu;

const words = (list: string) => anyOf(wordsIn(list));

const MAKES = words(
  'makes | yield | yields | serves | ergibt | reicht für | donne | rinde | rende | opbrengst | ger | räcker till | wystarcza na',
);
const ABOUT = String.raw`(?:${words('about | approx. | approximately | roughly | around | etwa | ca. | ca | circa | environ | env.')}\s)`;

/** What a recipe makes is a number of servings' kind: 'Makes 4 cups'. */
export const YIELD_BEFORE = new RegExp(
  String.raw`(?:^|[.!?(]\s{0,2})(?:this\s)?(?:recipe\s)?${MAKES}:?\s${ABOUT}?$`,
  'iu',
);

const VESSEL = String.raw`${words(
  'tin | tins | pan | pans | tray | trays | mold | molds | mould | moulds | measure | measures | cups | jug | jugs | processor | maker | cooker | bowl | bowls | dish | dishes | bundt | popover | casserole | saucepan | pot | pots | oven | jar | jars | container | containers | blender',
)}(?!\p{L})`;
/** 'a 4 cup measure', '12 cup muffin tin': how many it holds. */
export const VESSEL_AFTER = new RegExp(
  String.raw`^\s(?:(?:muffin|baking|cake|loaf|glass|measuring|bundt)\s)?${VESSEL}`,
  'iu',
);
/** Behind '12-cup' any vessel, whatever it is of. */
export const SIZED_VESSEL_AFTER = new RegExp(String.raw`^[-\s](?:[\p{L}-]{1,14}\s){0,2}${VESSEL}`, 'iu');

/** 'a 13-inch screen' */
export const SCREEN_AFTER = new RegExp(
  String.raw`^[-\s]{1,2}${words('screen | screens | laptop | display | monitor | tablet | tv | television | bildschirm | écran | pantalla')}(?!\p{L})`,
  'iu',
);
export const POUND_CAKE = /^\s(?:cakes?)(?!\p{L})/iu;

const NUTRIENT = words(
  'protein | proteins | carb | carbs | carbohydrate | carbohydrates | fiber | fibre | sodium | eiweiß | kohlenhydrate | ballaststoffe | glucides | lipides | protéines | carboidrati | proteine | koolhydraten | eiwit | białka | węglowodanów | kolhydrater',
);
/** '12 g protein', '8 g of fat': what a portion holds. */
export const NUTRIENT_AFTER = new RegExp(
  String.raw`^\s(?:of\s|de\s|d['’]|di\s)?(?:(?:total|saturated|dietary|net|gesättigte)\s)?(?:${NUTRIENT}(?!\p{L})|(?:fat|fett)(?=\s?(?:[,.;)]|$|per|pro|a\sp)))`,
  'iu',
);

const INCH_SIZED = words(
  'round | rounds | square | thick | long | wide | deep | high | across | diameter | rectangle | circle | circles | disc | discs | pan | pans | tin | tins | dish | pie | tart | cake | cakes | skillet | frying | springform | baking | loaf | cube | cubes | piece | pieces | slice | slices | strip | strips | chunk | chunks | dice | knob | length | lengths | stick | sticks',
);
/** 'in' is a word; it is a unit where a size would stand. */
export const INCH_AFTER = new RegExp(
  String.raw`^\.?[-\s]{0,2}(?:[x×]|(?:\p{L}{1,12}\s)?${INCH_SIZED}(?!\p{L}))`,
  'iu',
);

/** Between a measure and the same in other words: '1 cup (240 ml)', '8 oz / 225 g', '350 °F or 180 °C'. */
export const EQUIVALENT = new RegExp(
  String.raw`^[\s)\]]{0,2}(?:[(/|=≈~[]|${words('or | oder | ou | o | of | eller | lub')}\s)[\s(]{0,2}(?:(?:${ABOUT}|or\s)|[~≈=]\s?)?$`,
  'iu',
);
/** The same behind the food: '2 cups flour (240 g)'. */
export const EQUIVALENT_BEHIND_FOOD = new RegExp(
  String.raw`^[^\d()]{1,40}\(\s?(?:${ABOUT}|or\s|[~≈=]\s?)?$`,
  'iu',
);

/** Nothing but a joint between a measure and the next: both are of the food behind them. */
export const JOINT = new RegExp(
  String.raw`^[\s+&(/|=~≈,–-]{0,4}(?:(?:${anyOf(wordsOf('and', 'or', 'plus', 'about', 'to'))})\s)?[\s(]{0,2}$`,
  'iu',
);

const BEHIND_SIZE = words(
  'long | wide | thick | deep | high | tall | across | apart | above | below | beyond | from | in | of | or | and | at | to | up | away | around | over | under | diameter | all | on | with | by',
);
/** Words that stand behind a length where nothing has that length as its name: '5 cm long', '2 cm of water'. */
export const ALONE_AFTER = new RegExp(String.raw`^\s{0,2}(?:$|[.,;:)\]]|${BEHIND_SIZE}(?!\p{L}))`, 'iu');
