import type { Language } from './language.ts';
import { en as talk } from './talk/en.ts';

export const en: Language = {
  ingredients: `ingredients | ingredient | ingredients list | ingredient list | shopping list | what you need |
    what you'll need | you will need | you'll need | recipe ingredients | ingredients needed | what's in it |
    in your box | in the box | what's in the box | here's what you need | here's what you'll need |
    things you need | things you'll need | the ingredients | what you will need |
    for this recipe you will need | you need`,
  instructions: `instructions | directions | method | preparation | steps | procedure | how to make |
    cooking instructions | preparation steps | cooking method | to make | the method | what to do |
    let's cook | how to prepare | cooking directions | how to cook | preparation method | recipe instructions |
    cooking steps | step by step | making it | here's how | here's how to make it | how to make it |
    how do you make | how do i make | how to make this | how it's made | get started | let's get started |
    get cooking | putting it together | directions to make | how to bake | preparation and cooking |
    cooking procedure | method of preparation | mode of preparation | instruction | direction | how we make it`,
  notes: `notes | note | recipe notes | tips | chef notes | storage | substitutions | variations | cook s tips | keeps | keeping | to store | to freeze |
    serving suggestions | pro tip | pro tips | chef's tip | hot tip | tip | tips and notes | notes and tips |
    swaps`,
  other: `nutrition | nutritional | comments | reviews | equipment | tools | related | you may also like | video |
    faq | did you make | rate | leave a | more recipes | similar | allergens | utensils | share | newsletter |
    about | special equipment | products used | make it | featured | per serving | tags | special diet | course |
    cuisine | camera | filmed with | shot on | edited with | timestamps | time stamps | chapters |
    nutrition facts | nutritional info | nutrition info | macros | macros per serving | calories |
    equipment i use | equipment used | gear | my gear | kitchen equipment | music | music credit | credits |
    links | my links | useful links | shop my kitchen | follow me | follow us | social media | socials |
    find me | connect with me | business enquiries | business inquiries | disclaimer | related videos |
    watch next | about me | about this video | keywords | hashtags | subscribe | affiliate links | wine pairing`,
  youNeed: `ingredients you need | everything you need | all you need | grocery list | you only need | whatcha need |
    you need | what i used | i used | what's in it`,
  howTo: `direction | methods | prep steps | how to | how to make it | how to make this | how to make them |
    how its made | how i make it | how i made it | what you do | what we do | do this | how you make it |
    to make it | recipe steps | how to do it | process | how | make it | to prepare | let's make it |
    let's get cooking | recipe method | easy steps | prep`,
  otherSaid: 'shop | connect | contact | business',
  unmistakable: 'ingredients | instructions | directions',
  nutritionStart: 'nutrition | nutritional | macro{,s} | calories',
  shopping: 'shopping | grocer',
  forThe: 'for the | for | to serve | to garnish | to finish | to assemble | for serving',
  needed: "you need | you will need | you'll need",
  recipe: 'recipe | the recipe',
  cardFrom:
    'from the kitchen of | from the recipe file of | from the recipe box of | from the files of | recipe by | recipe from | courtesy of | compliments of | shared by',
  cardDish: `here's what's cookin* | here's what is cooking`,
  cardBy: 'from | by',
  cardTitle: `recipe for | recipe | recipe name | name of recipe | name of the recipe | name of dish | recipe title | title | dish | what's cookin*`,
  cardOf: 'recipe of',
  recipePage: 'blog',
  noHeadings: 'blend | mix | combine',
  measures: 'clove{s,} | can{s,} | tin{s,}',
  units: `slice | slices | package | pkg | bunch | handful | sprig | sprigs | large | small | medium | piece | pieces |
    jar | packet | head | inch | stalk | stalks`,
  about: '~',
  heaped: 'scant | heaped | heaping | generous',
  countWords: 'a | an | one | two | three | four | five | six | half',
  oneOf: 'a | an | one',
  some: 'little | bit | touch',
  sizes: 'big | small | large | good | generous | tiny | little',
  someSizes: 'a | an | some | few | a few | small | large | big | generous',
  pinches: 'pinch | handful | dash | splash | drizzle | glug | knob | bunch | sprig | sprinkle',
  seasonings: 'zest | juice | salt | pepper | oil',
  juiceOf: 'juice | zest',
  toTaste: 'to taste | to serve | for serving | for garnish | to garnish | optional | as needed',
  shareOf: 'fat | milk | cream | yog* | cocoa | cacao | dark | chocolate | vinegar | acid* | alcohol',
  uncounted: `ingredient{s,} | -ingredient{s,} | degrees | likes | comments | followers | views | day{s,} | week{s,} |
    year{s,} | million | reasons | ways | tips | ideas | kinds of | things | set{s,} | rep{s,} | star{s,}`,
  rounds: 'round{s,}',
  exercises: 'each | squats | burpees | lunges | boxing',
  nutrients: 'protein{s,} | carbs | carbohydrates | fat{s,} | fib{re,er}',
  calories: 'kcal | cal | calorie{s,} | kj',
  and: 'plus',
  as: 'as',
  articles: 'my | the | these | this | our | a | an | some | your',
  stops: `and | with | in | into | to | on | onto | for | until | till | then | over | at | from | or | plus | as |
    while | before | after | per | each | is | are | it | them | but | so | together | through | along |
    between | off | when | the | if | that | which | by | about | around`,
  food: `almond | anchov | apple | avocado | bacon | baguette | banana | basil | bean | beef | beer | berr | biscuit |
    blueberr | bouillon | bread | breast | broccoli | broth | buckwheat | butter | cabbage | capers | cardamom |
    carrot | cashew | cauliflower | celery | cheddar | cheese | chicken | chickpea | chili | chill | chive |
    chocolate | cilantro | cinnamon | clove | cocoa | coconut | cod | coffee | coriander | corn | courgette |
    couscous | cranberr | cream | cucumber | cumin | curry | date | dough | egg | eggplant | espresso | feta |
    fish | flour | fillet | garlic | gelatin | ginger | gnocchi | gochujang | grape | halloumi | ham | hazelnut |
    herb | honey | kale | ketchup | lamb | leek | lemon | lentil | lettuce | lime | linguine | macaroni | mango |
    maple | margarine | mascarpone | mayo | milk | mince | mint | miso | molasses | mozzarella | mushroom |
    mustard | noodle | nutmeg | nut | oat | oil | olive | onion | orange | oregano | orzo | oyster | pancetta |
    paneer | paprika | parmesan | parsley | parsnip | pasta | pastry | peach | peanut | pea | pear | pecan |
    pepper | pesto | pistachio | pineapple | pine | plum | polenta | pork | potato | prawn | pumpkin | quinoa |
    raisin | ramen | raspberr | rice | ricotta | rocket | rosemary | rum | saffron | sage | salmon | salsa |
    salt | sausage | scallion | sesame | shallot | shrimp | soda | sour | soy | spaghetti | spinach | squash |
    sriracha | steak | stock | strawberr | sugar | sweet | syrup | tahini | thigh | thyme | tofu | tomato |
    tortilla | tuna | turkey | turmeric | vanilla | vinegar | walnut | water | wine | yeast | yoghurt | yogurt |
    zucchini`,
  foodEndings: 'berry | berries',
  preparedStart: `finely | roughly | thinly | freshly | lightly | coarsely | very | well | plus | and | cut | peeled |
    to taste | optional | at room | room temp | ground | skin-on | skin on | bone-in | bone in |
    room temperature | divided | soft | cold | warm | torn`,
  verbs: `bash | crack | deseed | dollop | dunk | emulsify | halve | hollow | infuse | plate | pound | reheat |
    skewer | smash | split | squish | thread | tuck | twist | uncover | baste | blanch | brown | caramelise |
    caramelize | char | chop | cream | crimp | cube | dice | dissolve | drain | dredge | drizzle | eat | grate |
    grease | grind | heat | ladle | mash | melt | microwave | mince | parboil | peel | pipe | proof | pulse |
    sandwich | scatter | scoop | scramble | scrape | season | serve | shred | sift | slice | smear | smoke |
    soak | spoon | sprinkle | squeeze | steep | stirfry | store | strain | stuff | swirl | thaw | thicken |
    toss | whip | whizz | wilt`,
  kitchenVerbs: `bake | boil | simmer | fry | roast | grill | saute | sear | cook | poach | steam | braise | broil | toast |
    whisk | knead | fold | preheat | deglaze | blitz | freeze | refrigerate | marinate | blend`,
  everydayVerbs: `add | adjust | air | allow | arrange | assemble | beat | bring | brush | build | chill | coat | combine |
    cool | cover | crush | cut | dip | divide | drop | dry | dust | fill | finish | flatten | flip | garnish |
    layer | leave | let | line | massage | measure | mix | pat | place | pop | pour | prepare | press | process |
    put | reduce | remove | repeat | reserve | rest | return | rinse | roll | rub | score | set | shake | shape |
    slide | spray | spread | stack | stir | stretch | take | taste | throw | tip | top | transfer | trim | turn |
    warm | wash | work | wrap`,
  homographs: `air | brown | build | cool | cover | dry | leave | let | line | massage | measure | pipe | place | pop |
    pour | press | process | rest | return | roll | rub | score | season | set | shape | store | take | throw |
    tip | top | turn | warm | work`,
  then: `then | now | next | first | finally | lastly | meanwhile | after that | once done | gently | carefully |
    slowly | lightly | quickly | thinly | finely | roughly | evenly | very | generously | thoroughly |
    immediately | dry | deep | shallow | pan | stir | air | pre`,
  stepClauses: `while | when | once | after | until | on {a,an,the} | to {a,the,your} | for the | using | with`,
  stepPlaces: 'in {a,an,the,another,your}',
  leadIn: 'okay | ok | so | simply | just | basically | all you do is | you just | you',
  abbreviations: 'tbsp | tsp | tbs | oz | lb{s,} | pkg | approx | lg | sm | med',
  degrees: 'degree{s,}',
  servings: `serves | serves for | feeds | servings | yield | yields | serving | portions | serving size | number of servings`,
  perWord: 'per | each | to | a',
  makes: 'makes | cuts into | enough for',
  forWord: 'for',
  ofUs: 'of us | of you',
  eaters: 'people | person{s,} | pax | pers. | pers | hungry | adults',
  portions: 'serving{s,} | serves | portion{s,}',
  pieces: `piece{s,} | pcs | parts | muffin{s,} | cupcakes | cookies | brownies | biscuit{s,} | pancake{s,} |
    waffle{s,} | donuts | bagels | buns`,
  spelledServings: 'one | two | three | four | five | six | eight | ten | twelve',
  jars: 'jar{s,}',
  slices:
    'slice{s,} | loaf | loaves | squares | bars | wedges | rolls | buns | scones | tarts | pies | glasses | bottles | pints | balls | patties',
  enoughFor: 'enough for | sufficient for',
  prepTime: `prep | prep time | preparation time | preparation | prepping time | hands-on time | active time | hands-on |
    to prepare | to prep | active`,
  cookTime: `cook | cook time | cooking time | cooking | bake time | baking time | bake | baking | to cook | to bake`,
  cookingOf: 'roast{ing,} | simmer{ing,} | frying | grilling | steaming',
  totalTime: 'total | total time | ready in | time | overall time',
  restTime: 'rest | resting | chill | chilling | marinating | inactive | active',
  timeNouns: 'time | ready in | takes',
  readyIn: `ready in | on the table in | done in | made in | in {just,only,under,about} | takes{ just, only, about,}`,
  minutes: 'm',
  days: 'd | day',
  seconds: 's',
  timeWords: 'minute{s,} | min{s,} | hour{s,} | hr{s,} | second{s,} | sec{s,}',
  cooking: `bake | baking | roast | cook | simmer | boil | fry | grill | air fry | airfry | air fryer | airfryer |
    steam | braise | sear | poach | microwave | oven`,
  difficulty: 'difficulty level | level of difficulty | skill level | difficulty | level | skill',
  easy: 'easy | simple | quick',
  hard: 'advanced | complex | difficult',
  easyLevel: 'beginner | super easy | very easy | not too tricky | low | basic',
  mediumLevel: 'medium | moderate | intermediate | normal | more effort',
  hardLevel: 'hard | challenging | expert | showing off | a challenge',
  talk: `i | im | ive | i'll | id | we | we're | you | you're | you'll | it | it's | this is | this was | these are |
    that | they | my | our | who | what | why | how | do you | did you | have you | would you | are you |
    can you | can we | is it | let me | let us know | tell me | if you {make,try,like,love,want,enjoy} | thank |
    thanks | happy | hi | hey | hello | welcome | ok so | okay so | guys | omg | pov | trust me | obsessed |
    literally | honestly`,
  promo: `follow {@,me,us,for,along,my,our,the} | subscribe |
    save {this,it,for,the {post,recipe,video,reel},now,&,and} | tag {a,someone,me,us,your,who,that,the,@} |
    comment | dm {me,us} | share {this,it,with,the {post,recipe,video}} | like {and,this,&,if} | like , |
    turn on | hit {the,that} | click | tap | double tap | check out | sign up | download | pre-order | preorder |
    buy | shop | get {my,the,your} {book,ebook,e-book,cookbook,free} | use {my ,}code | send this |
    link{s,} {in,below,to,for} | full {recipe,video,written,details} |
    recipe {below,in,on,is,link,inspired,by,from,credit,adapted} | more recipes | find {me,the,more,us} |
    watch {the,till,until,my,more,next,it} | let me know | tell me | drop {a,me,your,the} | which one |
    would you | will you | have you | p.s | as an amazon associate | thank | inspired by | credit | inspo |
    video by | photo by | sound | music | disclaimer | #ad | gifted | sponsored | paid partnership |
    in {collaboration,partnership} with | happy {cooking,baking} | business | email | e-mail | instagram |
    tiktok | facebook | twitter | pinterest | website | blog | patreon | snapchat | stay tuned | rating: |
    ratings: | enjoy {and,your,with your}`,
  promoLead: "and | please | don't forget to | make sure {to,you} | be sure to",
  promoInside: `link in {my ,the ,our ,}bio | link{s,} in {the ,}{bio,description,comments} | subscribe {to,for,now} |
    affiliate | discount code | % off | business {enquiries,inquiries} | swipe {up,left,right,for} | 👆 link |
    👆link`,
  farewell: `bon appetit | happy {baking,cooking,eating} | have a {good,great,lovely} {week,weekend,day} | hugs | much love | until next time |
    thanks for {reading,stopping by}`,
  signOff: "enjoy | done | ready | that's it | cheers | nom nom | yum{my,}",
  advert: 'ad | advertisement | sponsored',
  hooks: `wait | your sign | {friendly ,daily ,}reminder | no one | nobody | omg | okay | ok | so | listen | pov |
    when you | when your | if you | if your | if youre | you need | you have to | you must | you guys | you won |
    you asked | you're going | you will | you've | i | i'm | i've | we | we're | let's talk | stop |
    stop scrolling | who | what | why | do you | did you | can we | can you | can't | raise your hand | tell me |
    trust me | obsessed | literally | hands down | hi | hey | hello | welcome | in this | on today | today |
    episode | ep | full recipe | recipe below | recipe {👇,in,is} | new {video,recipe,post,reel} | dinner in |
    ready in | this is {your,the,a,my,what,how,why} | this one | this recipe | these are | it's | it is |
    the best thing | nothing beats | nothing better | craving | need {a,an,some} | looking for | love |
    say hello | introducing | back with | weekend | sunday | monday | friday | happy | comment | save | follow |
    tag | share | saving | not me | me when | me: |
    my {kids,husband,family,boyfriend,girlfriend,wife,toddler,mum,mom} {ask,love,can,beg,eat,request,went,couldn} |
    even my | replying | reply | anyone else | the way | how {good,amazing,cute,is,are,do} | perfect for |
    great for | yes, | yes | no, | serves | makes | prep | cook time | total | ad | gifted |
    viral {on,for,because}`,
  views: 'views | likes | followers',
  millions: 'k | m | million{s,}',
  recipeFor: '{recipe,how to make,instructions} for | how to make',
  making: `{i'm,i am,we're,we are,today,video,reel,let's} {{gonna,going to,will} ,}{be ,}{making,make,cooking,cook,baking,bake,sharing,showing you,show you,trying,try}`,
  madeIt: `pov{:,} {you,u,you've,i} {just ,finally ,actually ,}{made,make,baked,cooked,discovered,found,tried,have,had}`,
  calling: `{making,cooking,baking,sharing,showing you,try{ing,},called,it's,these are,this is,need} {my,the,these,this,our,a,an,some}`,
  praised: `viral | famous | favourite | favorite | go-to | absolute | all-time | new | recipe for | how to make |
    how i make`,
  talkBehind: `{that ,which ,because ,bc ,cause ,so ,}{you,u,i,we,my {kids,family,husband,wife},everyone,everybody} {all ,guys ,can ,will ,just ,have ,should ,}{asked,requested,wanted,need,love{d,},must,make,made,eat,ate,try,posted,promised,deserve,know,go,have,can't,swear,get,got,ever} |
    for you{ guys,} | as promised | with me | at home | that {is,are,will,taste{s,},has,have,take{s,}} | which |
    because | tonight | today | again`,
  hereAre: "here{'s, is, are} | this is | these are",
  talkLead: 'and | so | now | okay | ok',
  allOf: 'all | exactly | list of | full',
  titleLead: `recipe: | recipe of the day: | today's recipe: | today recipe: | new: | new! | title: | name:`,
  boilerplate: `recipe | subscribe | short{s,} | reel{s,} | video | watch | link | new video | voice over | voiceover |
    asmr`,
  replyTo: 'replying to | reply to',
  recipeBelow: '{full ,}recipe {below,👇} | {full ,}recipe in {the ,}{caption,comments,bio}',
  praise: `perfect | great | good | best | delicious | ideal | lovely | tasty | yummy | goes | pairs | works | tastes`,
  praiseLead: 'so | very',
  keeps: '{it ,they ,}{keeps,stays fresh,lasts,freezes}',
  meals: `breakfast | brunch | lunch | dinner | supper | snack{s,} | dessert | post-workout | post workout`,
  tellers: 'i | we | he | she | they | my | our | us | you will',
  habits: `i eat | i drink | giveaway | give away | giving away | winner | raffle | per day | a day | daily | every day | every week`,
  notFood: `hens | coop | feeding | feeder | skin{care,} | face mask | facemask | facial | hair | soap | lotion | glow{ing,} | drain | cleaning |
    clean{er,tok} | stain{s,} | laundry | glue | slime | paint | plant{s,} | garden | roses | compost |
    fertili{s,z}er | soil | weed killer | weedkiller | weeds | vet | kibble | your dog | your cat |
    dog treat{s,} | your pup{s,} | pup{s,} | puppy | bird feeder | hummingbird{s,} | detergent | bleach | epsom |
    beeswax | candle{s,} | {lip,body,sugar,foot} scrub | bath bomb{s,} | mouthwash | toothpaste | play dough |
    playdough | pigment | happiness | patience | forgiveness | kindness | laughter | loyalty | tears | hope |
    workout | squats | reps | lunges | digestion | metabolism | calorie deficit | dollars | euros | your cart |
    book a table | book via`,
  feelings: `on the {wall,floor} | the dog | loyalty | forgiveness | friendship | patience | kindness | happiness |
    laughter | faith | tenderness | humo{u,}r | tears | of love | of hope`,
  notEaten: `play dough | playdough | finger paint | slime recipe | fluffy slime |
    {body,face,sugar,foot,lip,salt,hand} scrub | body {butter,lotion,wash,oil} | {face,facial,hair,foot} mask |
    lip balm | bath bomb{s,} | bath salt{s,} | bubble bath | shampoo | hair conditioner | deodorant |
    {hand,dish,bar,castile,laundry} soap | soap making | face {cream,wash,toner} | moisturi{s,z}er |
    {all-purpose,multi-purpose,bathroom,window,drain} cleaner |
    cleaning {spray,paste,powder,solution,vinegar} | scouring {paste,powder} | laundry detergent |
    fabric softener | compost tea | potting {soil,mix} | fertili{s,z}er | weed killer | insecticid* |
    bug spray | bird {feeder,feeders,seed,food} | reed diffuser | room spray |
    {soy,beeswax,homemade} candle{s,} | slime | hummingbird {food,nectar} | make compost | making compost |
    compost {bin,pile,heap} | how to {grow,plant,propagate,prune} | from seed | sidewalk chalk | chalk paint |
    puffy paint | homemade paint | soap recipe | conversion {chart,table} | conversions chart |
    {cooking,baking,kitchen,measurement} conversion{s,} | substitution{s,} chart |
    salt dough {ornament,craft,decoration}{s,}`,
  unlikeFood: `essential oil{s,} | shea butter | beeswax | witch hazel | jojoba* | carrier oil | argan oil |
    vitamin e oil | aloe vera gel | lye | {your,damp,dry,oily,sensitive,wet} skin |
    your {face,hair,scalp,lips} | microfib{er,re} | surface{s,} clean | contact solution | lens solution |
    school glue | clear glue | white glue | borax | shaving cream | non-toxic | do not {eat,ingest} |
    not edible | let children eat | {tomato,your,each,the} plant{s,} | seedling{s,} | perlite | vermiculite |
    rainwater | aquarium | aphid{s,} | soy wax | patch test | the soil | around the roots | salt dough |
    seed-starting mix | until they sprout | sidewalk | brushes | test tube{s,} | corrosive | do not taste |
    {sulfuric,sulphuric,hydrochloric} acid | bunsen burner | reagent{s,}`,
  cares: `to clean | clean {a,an,the,your,my} | cleaning {a,an,the,your} | descal{e,ing} | unclog* |
    sharpen{ing,} | degreas{e,ing} | deodori{s,z}e | {to ,re-}season {a,the,your} | {re-,}seasoning {a,the,your}`,
  caredFor: `oven{s,} | cast iron* | cast-iron* | pan{s,} | skillet{s,} | kni{fe,ves} | kettle{s,} |
    coffee {maker,machine,pot} | espresso machine | dishwasher | microwave | fridge | refrigerator | freezer |
    sink | drain{s,} | {cutting,chopping} board{s,} | washing machine | hob | stove{top,} | grill{s,} |
    barbecue | air fryer | wok | blender | toaster | extractor | carpet{s,} | mattress | grout | shower |
    toilet | silverware`,
  crafts: `washing-up liquid | washing up liquid | dish soap | dishwashing liquid | dish detergent | peroxide |
    bleach | rubbing alcohol | yarn | knit{ting,ted,} | crochet hook* | crocheting | crocheted |
    sewing | {knitting,sewing,felting} needle{s,} | hot glue | glue gun | acrylic paint{s,} |
    paintbrush* | googly eyes | pipe cleaner{s,} | sandpaper | plywood | scrap{s,} of cotton |
    candle wax | paraffin | tree resin | felt tip`,
  contests: `giveaway* | contest | competition | raffle | to enter | how to enter | sweepstake{s,} |
    winner{s,} {is,are,will,gets,chosen,drawn,announced} | {first,second,third,grand} prize |
    prize{s,} | judging | judges | entry fee | entries`,
  pageBoilerplate: `units scale | us customary | advertisement | print recipe | print this recipe | download pdf |
    subscribe | subscribe to | sign up to | sign up for | newsletter | leave a comment | leave a reply |
    pin this recipe | jump to recipe | save recipe | cook mode | prevent your screen | discover more |
    all rights reserved | recipe reprinted | download as | download the recipe | printable version | reprinted with permission | reprinted by permission | copyright |
    keep the screen | pin recipe | share this recipe | rate this recipe | recipe courtesy | photo by |
    photo credit | photograph by | watch how to make this recipe | did you make this recipe | tag us |
    follow us | powered by |
    have you made this recipe | rate it | rate the recipe | rate and review | leave a rating | leave a review | let us know how | let me know how |
    let me know if you make | if you {make,made,try,tried} this recipe | keep your screen | this recipe was provided by | love this recipe | loved this recipe |
    enjoyed this recipe`,
  credits:
    'source | photo{s,} | photograph{s,y} | image credit | recipe by | recipe adapted from | adapted from | words and photos | food styling',
  waits: `just a moment | one moment please | one moment, please | attention required | access denied |
    access to this page has been denied | pardon our interruption | are you {a ,}{human,robot} |
    please verify you are {a ,}human | verify{ing,} {that ,}you are {a ,}human | robot check |
    human verification | bot verification | security check{point,} | ddos-guard | checking your browser |
    you have been blocked | vercel security checkpoint | request blocked | client challenge`,
  signIn: 'log in | login | sign in | signin',
  greetings: `hi | hello | hey | dear | dearest | good {morning,evening,afternoon} | happy {sunday,monday,friday,weekend} | welcome`,
  boiledApart: 'noodle{s,} | pasta | spaghetti | macaroni | penne | linguine | orzo | rice | egg{s,}',
  ...talk,
};
