/** Foods in English, beside those that are counted (`counted` of the language); see `lexicon.ts`. */
export const en = `
  agave syrup | ale | allspice | allspice berry | almond butter | almond extract | almond flour | almond milk |
  amaretti | amaretto | anchovy paste | angelica | anise | aniseed | apple juice | apple sauce | apricot jam |
  arborio rice | arrowroot | artichoke heart | arugula | asafoetida | asparagus | baby corn |
  baby leaf/baby leaves | baby spinach | bacon | bagel | baking powder | baking soda | balsamic vinegar |
  bamboo shoot | barbecue sauce | barley | basil | basmati rice | bay leaf/bay leaves | bean sprout | beef |
  beef mince | beef stock | beer | bell pepper | bicarbonate of soda | black bean | black bean sauce |
  black pepper | black pudding | black-eyed bean | blackberry | blackcurrant | blue cheese | blueberry |
  bok choy | bouillon | bourbon | bran | brandy | brazil nut | bread | bread flour | breadcrumb | brie |
  brioche | brisket | broad bean | broccoli | broth | brown rice | brown sugar | brussels sprout | buckwheat |
  bulgur | bulgur wheat | burger bun | butter | butter bean | buttermilk | butternut squash | cajun seasoning |
  cake | camembert | candied peel | cannellini bean | caper | caraway seed | cardamom | cardamom pod | cashew |
  caster sugar | cavolo nero | cayenne | cayenne pepper | celeriac | celery | celery salt | celery seed |
  cereal | challah | champagne | chard | cheddar | cheese | cherry tomato/cherry tomatoes | chervil | chestnut |
  chestnut mushroom | chia seed | chicken breast | chicken stock | chicken thigh | chickpea | chicory |
  chilli flake | chilli oil | chilli powder | chilli sauce | chinese cabbage | chinese five-spice | chive |
  chocolate | chocolate chip | chorizo | chutney | ciabatta | cider | cider vinegar | cilantro | cinnamon |
  cinnamon stick | clam | clarified butter | clotted cream | cocoa | cocoa powder | coconut | coconut cream |
  coconut milk | coconut oil | coconut water | cod | coffee | cognac | collard green | condensed milk |
  confectioners' sugar | cooking spray | coriander | coriander seed | corn | corn flour | corn syrup |
  corn tortilla | cornbread | corned beef | cornflour | cornmeal | cornstarch | cottage cheese | couscous |
  crab | crab meat | cranberry | cranberry sauce | crayfish | cream | cream cheese | cream of tartar |
  crème fraîche | cress | croissant | crouton | crumpet | cumin | cumin seed | currant |
  curry leaf/curry leaves | curry paste | curry powder | custard | custard powder | daikon | dark chocolate |
  demerara sugar | desiccated coconut | digestive biscuit | dijon mustard | dill | double cream | dough |
  dried fruit | dripping | dulce de leche | dumpling | edamame | egg noodle | egg white | egg yolk |
  elderflower cordial | emmental | endive | espresso | evaporated milk | extra-virgin olive oil | farro |
  fennel | fennel bulb | fennel seed | fenugreek | feta | feta cheese | filo pastry | fish | fish sauce |
  fish stock | flaked almond | flatbread | flax seed | flaxseed | flour | fontina | food colouring |
  frankfurter | frozen pea | garam masala | garlic | garlic clove | garlic powder | gelatin | gelatine | ghee |
  gin | ginger | ginger ale | ginger beer | gingerbread | gnocchi | goat cheese | goat's cheese | golden syrup |
  goose | gooseberry | gouda | graham cracker | gram flour | granola | granulated sugar | grape |
  grapeseed oil | gravy | greek yoghurt | greek yogurt | green bean | green onion | green pepper |
  ground almond | ground beef | ground cinnamon | ground cumin | ground ginger | gruyère | guava | haddock |
  halibut | halloumi | ham | haricot bean | harissa | hazelnut | heavy cream | herb | herring | hoisin sauce |
  hominy | honey | horseradish | hot sauce | hummus | ice | ice cream | icing sugar | jam | jasmine rice |
  juice | juniper berry | kale | ketchup | kidney bean | kimchi | kirsch | kohlrabi | kosher salt | ladyfinger |
  lager | lamb | lamb chop | lamb mince | lard | lardon | lasagne | lasagne sheet | lemon juice | lemon zest |
  lemongrass | lentil | lima bean | lime juice | lime leaf/lime leaves | linguine | liqueur | liver | lobster |
  lychee | macadamia nut | macaroni | mace | mackerel | madeira | mangetout | maple syrup | margarine |
  marjoram | marmalade | marmite | marrow | marsala | marshmallow | marzipan | mascarpone | mayonnaise | meat |
  meatball | meringue | milk | milk chocolate | millet | mince | mincemeat | mint | mint leaf/mint leaves |
  mirin | miso | miso paste | mixed spice | molasses | monkfish | monterey jack | mozzarella | muesli | muffin |
  mulberry | mung bean | muscovado sugar | mustard | mustard powder | mustard seed | naan | nigella seed |
  noodle | nori | nut | nutmeg | nutritional yeast | oat | oatmeal | octopus | oil | okra | olive oil |
  onion powder | orange juice | orange zest | oregano | orzo | oyster mushroom | oyster sauce | pak choi |
  palm sugar | pancetta | panko | paprika | parma ham | parmesan | parmesan cheese | parsley | passata |
  passion fruit | pasta | pastry | pea | peanut | peanut butter | peanut oil | pearl barley | pecan | pecorino |
  penne | peppercorn | pepperoni | persimmon | pesto | phyllo | pickle | pie crust | pine nut | pinto bean |
  pistachio | pitta | pitta bread | pizza dough | plain flour | plantain | polenta | pomegranate molasses |
  pomegranate seed | poppy seed | pork | pork belly | pork chop | pork loin | pork mince | pork shoulder |
  porridge oat | port | potato starch | powdered sugar | preserved lemon | prosciutto | provolone | prune |
  puff pastry | pulse | pumpkin purée | pumpkin seed | quinoa | rabbit | radicchio | rainbow chard | raisin |
  rapeseed oil | raspberry | red cabbage | red lentil | red onion | red pepper | red wine | red wine vinegar |
  redcurrant | redcurrant jelly | refried bean | rhubarb | rib | ribeye steak | rice | rice flour |
  rice noodle | rice vinegar | rice wine | ricotta | risotto rice | rocket | romaine lettuce | root ginger |
  root vegetable | roquefort | rose water | rosemary | rum | runner bean | rye | rye bread | rye flour |
  saffron | sage | sake | salad | salad leaf/salad leaves | salami | salmon | salmon fillet | salsa | salt |
  sauerkraut | sausage meat | savoy cabbage | sea bass | sea salt | seafood | seasoning | seaweed |
  self-raising flour | semolina | serrano ham | sesame oil | sesame seed | sherry | sherry vinegar | shiitake |
  shortbread | shortcrust pastry | shortening | shrimp | single cream | skimmed milk | smoked paprika |
  smoked salmon | snow pea | soba noodle | soda water | sorrel | sour cream | sourdough | sourdough bread |
  soured cream | soy milk | soy sauce | soya milk | spaghetti | spare rib | spelt | spelt flour | spice |
  spinach | split pea | sponge finger | spring green | spring onion | squid | sriracha | star anise |
  stem ginger | stilton | stock | stock cube | strong white flour | suet | sugar | sugar snap pea | sultana |
  sumac | sun-dried tomato/sun-dried tomatoes | sunflower oil | sunflower seed | sushi rice |
  sweet chilli sauce | sweet potato/sweet potatoes | sweetcorn | swiss chard | swiss cheese | swordfish |
  syrup | tabasco | tagliatelle | tahini | tamari | tamarind | tamarind paste | tapioca | tarragon |
  tartare sauce | tea | tempeh | tequila | teriyaki sauce | thyme | tilapia | toffee | tofu | tomatillo |
  tomato juice | tomato ketchup | tomato paste | tomato purée | tomato sauce | tonic water | treacle |
  triple sec | trout | truffle | tuna | turkey | turkey breast | turmeric | udon | unsalted butter | vanilla |
  vanilla bean | vanilla essence | vanilla extract | vanilla pod | vanilla sugar | veal | vegetable |
  vegetable oil | vegetable shortening | vegetable stock | venison | vermicelli | vermouth |
  vine leaf/vine leaves | vinegar | vodka | wafer | walnut oil | wasabi | water | water chestnut | watercress |
  watermelon | whey | whipped cream | whipping cream | whiskey | whisky | white bean | white chocolate |
  white pepper | white sugar | white wine | white wine vinegar | whole milk | wholemeal flour | wild rice |
  wine | wonton wrapper | worcestershire sauce | yeast | yoghurt | yogurt | za'atar
`;
