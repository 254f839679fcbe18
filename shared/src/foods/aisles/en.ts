/** Foods and other things of a shop in English, by their aisle; see `all.ts`. */
export const en = `
  is frozen: frozen;
  is canned: canned | tinned | jarred | in brine | can | cans | tin | tins | jar | jars;
  is dried: dried | ground | powdered;
  is fresh: fresh;
  beside: for | in | with | without | to | from;
  produce: angelica | apple | apricot | artichoke | arugula | asparagus | aubergine | avocado | banana | beet | beetroot | bell pepper | berry | blackberry |
    blackcurrant | blueberry | bok choy | broad bean | broccoli | cabbage | carrot | cauliflower | cavolo nero | celeriac | celery | chard | cherry | chicory |
    chilli pepper | clementine | coconut | collard green | corn | courgette | cranberry | cress | cucumber | daikon | edamame | eggplant | endive | fennel |
    fig | flower | fruit | garlic clove | gooseberry | grape | grapefruit | green bean | green pepper | guava | kale | kiwi | kohlrabi | leaf | leek | lemon |
    lemon juice | lettuce | lime | lime juice | lychee | mandarin | mangetout | mango | marrow | melon | mulberry | mushroom | nectarine | okra | onion |
    orange | pak choi | papaya | parsnip | pea | peach | pear | peppers | persimmon | pineapple | plantain | plum | pomegranate | pomegranate seed | potato |
    pumpkin | quince | radicchio | radish | raspberry | red pepper | redcurrant | rhubarb | rocket | runner bean | salad | scallion | shallot | shiitake |
    sorrel | spinach | spring green | sprout | squash | strawberry | swede | sweet pepper | sweetcorn | tomatillo | tomato | truffle | turnip | vegetable |
    watercress | watermelon | yellow pepper | zest | zucchini;
  herbs: basil | chervil | chile | chili | chilli | chive | cilantro | coriander | dill | garlic | ginger | herb | jalapeño | lemongrass | marjoram | mint |
    parsley | rosemary | sage | tarragon | thyme;
  bakery: bagel | baguette | bread | brioche | bun | cake | challah | ciabatta | cornbread | croissant | crouton | crumpet | dough | flatbread | focaccia |
    gingerbread | loaf | muffin | naan | pastry | phyllo | pie | pita | pitta | roll | scone | sourdough | toast | tortilla | wonton wrapper | wrap;
  meat: bacon | beef | black pudding | brisket | burger | chicken | chop | chorizo | cutlet | dripping | drumstick | duck | frankfurter | goose | ham | lamb |
    lardon | liver | meat | meatball | mince | pancetta | pepperoni | pork | prosciutto | rabbit | rasher | rib | salami | sausage | steak | suet | thigh |
    turkey | veal | venison | wing;
  fish: anchovy | clam | cod | crab | crab meat | crayfish | fish | fish cake | haddock | halibut | herring | lobster | mackerel | monkfish | mussel | octopus |
    oyster | prawn | salmon | salmon steak | sardine | scallop | sea bass | seafood | shrimp | squid | swordfish | tilapia | trout | tuna;
  dairy: brie | butter | buttermilk | camembert | cheddar | cheese | cream | crème fraîche | custard | egg | emmental | feta | fontina | ghee | gouda |
    gruyère | halloumi | hummus | kefir | lard | margarine | mascarpone | milk | monterey jack | mozzarella | parmesan | pecorino | provolone | ricotta |
    roquefort | shortening | stilton | tempeh | tofu | whey | white | yoghurt | yogurt | yolk;
  frozen: fish finger | fries | ice | ice cream | ice cube | oven chip | pizza | sorbet | waffle;
  dry: barley | bean | bran | breadcrumb | buckwheat | bulgur | cereal | chickpea | cornflakes | couscous | dried mushroom | dumpling | farro | gnocchi |
    granola | hominy | lasagna | lasagne | lentil | linguine | macaroni | millet | muesli | noodle | nori | oat | oatmeal | orzo | panko | pasta | penne |
    polenta | pulse | quinoa | ramen | ravioli | rice | rye | seaweed | soba | spaghetti | spelt | split pea | tagliatelle | tapioca | tortellini | udon |
    vermicelli;
  cans: artichoke heart | baked bean | bamboo shoot | caper | chopped tomato | coconut cream | coconut milk | condensed milk | dried tomato | evaporated milk |
    gherkin | kimchi | olive | passata | peeled tomato | pickle | preserved lemon | pumpkin purée | refried bean | sauerkraut | soup | sun-dried tomato |
    tomato paste | tomato purée | tomato sauce | vine leaf | water chestnut;
  baking: almond | amaretti | arrowroot | baking powder | baking soda | bicarbonate of soda | cake mix | candied peel | cashew | chestnut | chocolate chip |
    cocoa | cocoa powder | coconut flake | colouring | cooking chocolate | cornflour | cornmeal | cornstarch | cream of tartar | currant | custard powder |
    dark chocolate | date | desiccated coconut | extract | flaxseed | flour | gelatin | gelatine | hazelnut | icing | marzipan | meringue | milk powder |
    mincemeat | molasses | nut | peanut | pecan | pistachio | prune | raisin | rose water | seed | semolina | starch | stem ginger | sugar | sultana |
    sweetener | syrup | treacle | vanilla | vanilla bean | vanilla pod | walnut | yeast;
  spices: allspice | allspice berry | anise | aniseed | asafoetida | bay | bay leaf | bouillon | broth | caraway | caraway seed | cardamom | cayenne |
    celery seed | chilli flake | cinnamon | clove | coriander seed | cube | cumin | cumin seed | curry leaf | fennel seed | fenugreek | five-spice |
    garam masala | gravy | juniper berry | lime leaf | mace | mustard seed | nigella seed | nutmeg | nutritional yeast | oregano | paprika | pepper |
    pepper flake | peppercorn | pod | powder | saffron | salt | seasoning | spice | stock | sumac | turmeric | za'atar;
  sauces: almond butter | chutney | cooking spray | dressing | dulce de leche | harissa | honey | horseradish | jam | jelly | ketchup | marmalade | marmite |
    mayo | mayonnaise | mirin | miso | mustard | nutella | oil | paste | peanut butter | pesto | rice wine | salsa | sauce | spread | sriracha | tabasco |
    tahini | tamari | tamarind | vinegar | wasabi;
  snacks: bar | biscuit | candy | chip | chocolate | cookie | cracker | crisp | gum | ladyfinger | marshmallow | popcorn | shortbread | sponge finger | sweet |
    toffee | wafer;
  drinks: ale | amaretto | beer | bourbon | brandy | champagne | cider | coca-cola | coffee | cognac | coke | cola | cordial | drink | espresso | gin | juice |
    kirsch | lager | lemonade | liqueur | madeira | marsala | orange squash | port | prosecco | rum | sake | sherry | smoothie | soda | tea | tea bag |
    tequila | tonic | triple sec | vermouth | vodka | water | whiskey | whisky | wine;
  household: air freshener | bag | battery | bleach | candle | cat litter | cleaner | clingfilm | cloth | conditioner | cotton wool | cup | deodorant |
    detergent | diaper | dishwasher salt | film | filter | foam | foil | food | gel | glass | glove | hand cream | kitchen roll | knife | laundry powder |
    light bulb | liner | liquid | match | napkin | nappy | pad | paper | plaster | polish | razor | shampoo | shaving cream | soap | softener | sponge |
    sun cream | sunscreen | tablet | tampon | tape | tissue | toilet roll | toothbrush | toothpaste | towel | washing powder | wipe
`;
