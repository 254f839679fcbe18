import type { Language } from './language.ts';

export const en: Language = {
  numbers: {
    1: 'one',
    1.5: 'one and a half',
    2: 'two',
    2.5: 'two and a half',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    11: 'eleven',
    12: 'twelve',
    15: 'fifteen',
    20: 'twenty',
    30: 'thirty',
    40: 'forty',
    45: 'forty-five',
    60: 'sixty',
  },
  articles: 'a | an',
  halves: 'half | half a | half an',
  dozen: 'dozen',
  namedAfterNumbers:
    'of | or | and | fat | spice | spices | cheese | cheeses | grain | grains | bean salad | bean soup | beans salad | beans soup',

  and: 'and | &',
  or: 'or',
  to: 'to',
  between: 'between',
  fromTo: 'from',
  plus: 'plus',
  of: 'of',
  from: 'from',
  with: 'with',
  at: 'at',
  each: 'each | every | per',
  eachBehind: 'each | apiece | per',
  little: 'the | for | to | in | into | as | if | your | some | each | per',

  units: {
    mass: 'g | gr | gm | gms | gram | grams | kg | kgs | kilo | kilos | kilogram | kilograms | mg | milligram | milligrams | oz | ozs | ounce | ounces | lb | lbs | pound | pounds',
    volume:
      'ml | mls | millilitre | millilitres | milliliter | milliliters | cl | centilitre | centilitres | dl | deciliter | deciliters | l | lt | ltr | litre | litres | liter | liters | c | cup | cups | pt | pint | pints | qt | qts | quart | quarts | gal | gallon | gallons | floz | fl | bushel',
    spoon:
      't | tsp | tsps | teasp | teaspoon | teaspoons | tbsp | tbsps | tbs | tbl | tblsp | tablesp | tablespoon | tablespoons | dsp | dessertspoon | dessertspoons | pinch | pinches | dash | dashes | stick | sticks',
    container:
      'can | cans | tin | tins | jar | jars | package | packages | packet | packets | pkg | pkgs | pkt | pack | packs | bag | bags | box | boxes | bottle | bottles | carton | cartons | sachet | sachets | pouch | pouches | tub | tubs | pot | pots | container | containers | envelope | envelopes | tube | tubes | block | blocks | bar | bars | loaf | loaves',
    length:
      'inch | inches | in | cm | cms | centimetre | centimetres | centimeter | centimeters | mm | millimetre | millimetres | millimeter | millimeters | ft | foot | feet',
    time: 'second | seconds | sec | secs | minute | minutes | min | mins | hour | hours | hr | hrs | h | day | days | week | weeks | month | months | year | years',
    temperature: 'f | c | degrees | degree | deg | celsius | fahrenheit',
  },
  unitQualities:
    'heaped | heaping | level | scant | rounded | generous | packed | slightly | fluid | fl | us | imperial | metric | large | small | medium | good',
  vagueUnits:
    'pinch | pinches | dash | dashes | stick | sticks | t | l | c | pot | bar | pack | block | can | tin',

  about: 'about | at least | at most | up to | approx | approximately | around | roughly | circa | ca',
  hedges: 'or | scant | generous | a | an | extra | another | up to | between | some',
  fruitParts: 'juice | zest | rind | peel',
  beforeOtherNumbers:
    'note | notes | step | steps | type | no | number | page | recipe | serves | makes | day | size | mark | level | grade | gauge | into | in | by | every | over',
  behindOtherNumbers:
    'people | person | persons | serving | servings | times | ways | percent | per cent | proof | watt | watts | ply | calories | kcal | cal',
  heads: 'head | person | portion | serving',
  pieces:
    'piece | knob | stick | stalk | chunk | slice | cube | length | tortilla | wrap | pitta | pita | naan | pancake | crêpe | skewer | discs | rounds | sheets | cases | bit',
  piecesOf: 'portion of | portions of | pieces of | balls of',
  bakeware: 'pan | dish | tin | baking | cake | tray',
  containers:
    'can | cans | tin | tins | jar | jars | package | packages | packet | packets | pkg | pkgs | bag | bags | box | boxes | bottle | bottles | sachet | sachets | envelope | envelopes | tub | tubs | carton | cartons | block | blocks',
  leastGramsEach: {
    75: 'thigh | thighs | leg | legs',
    100: 'fillet | fillets | filet | filets | breast | breasts | steak | steaks | chop | chops',
    400: 'lobsters | hens | poussins | pheasants',
    900: 'chickens | ducks | geese | rabbits',
  },
  weighedTogether: 'carrots | onions | shallots | potatoes | tomatoes | apples | parsnips | eggs',

  step: 'step',
};
