import type { Talk } from './talk.ts';

export const en: Talk = {
  corrects: 'no | nope | wait | sorry | scratch that | make that | i mean',
  spokenVerbs: `fry | fried | melt | mix | stir | chop | whisk | boil | simmer | roast | pour | sear | knead | grat | peel |
    slice | slicing | dice | mash | crack | cooked | cooking | toast | blend | chuck | brown | soften | press |
    cream | steep | toss | fold | grease | rinse | season | baked | bast | beat | blanch | blitz | bloom | brais |
    broil | caramelis | carameliz | char | chargrill | crimp | crush | cut | dollop | drain | dredg | drizzl | dunk |
    dust | flatten | flip | froth | garnish | glaz | grind | halv | heat | ladl | marinad | marinat | microwav |
    minc | nuk | parboil | piping | plop | poach | preheat | prick | proof | prov | pulse | puls | reheat | reduc |
    saut | scatter | scoop | scrambl | scrap | shred | sieve | siev | sift | skim | smash | smear | smok | smoosh |
    smush | snip | soak | sprinkl | squeez | squish | steam | strain | stuff | sweat | swirl | tenderi | thicken |
    toasted | trim | whip | whizz | wilt | wring | zest | fluff | sizzl | bubbl | rehydrat | deglaz | stirfr |
    macerat | muddl | rubb`,
  nameEnds: `you | i | we | he | she | they | my | your | a | an | of | because | since | where | right | like | okay | well |
    just | once | again | some | any | all | maybe | perhaps | please | really | need | take | want | get | goes |
    go | told | dough | batter | me | us | yesterday | today | also | too | cause | cos | roughly | however |
    whatever | whichever | i'd | i'll | you'll | you've | it's | that's | there's | which | who | otherwise | else |
    only | even | already | straight | away | alongside | inside | everything | anything | something | each | either |
    both | same | depending | make | makes | making | keep | keeps | going | this | comes | should | will | would |
    can | could | must | might | have | has | had | was | were | be | been | being | don't | do | does | did | not |
    unless | though | although | still | first | second | finally | later | afterwards | meanwhile |
    separately | gently | slowly | quickly | thoroughly | carefully | lightly | generously | halfway | nearly |
    almost | until | til | across | underneath | under | without | within | against | w | nice`,
  fillers: 'um | uh | uhm | er | erm | hmm',
  tellsOf: `how {i,we,you,to,she,he} {make,do,cook,bake,made,did} | {recipe,ingredients,instructions} for |
    {ask,asked,asking} {me ,us ,}{for,about} | {show,teach,tell} you how to {make,cook,bake} |
    {i'm,we're,i am,we are} {making,baking,cooking} | {make,made,making} | here's | here is | told you about |
    {wanted,promised} | it's called | for | {recipe,receipt} {for,of} | the secret to |
    {today,tonight,now,here} {we're,we are,i'm,i am,im} {gonna ,going to ,}{making,make,cooking,cook,baking,bake,doing,do} |
    {gonna,going to,will,i'll,let's,lets} {make,cook,bake,do} | way to {make,do,cook,bake} |
    {my,our,the} {version,take} {of,on} | quick one | this is how {i,we} {make,do,cook,bake} |
    {show,teach,bring} you {all ,} |
    {had,having,eating} {my ,the ,some ,} | {it's,that's,it was,that was} {a ,my ,the ,} | {made,cooked,baked} {my,the,some,a}`,
  goesOn: `and then | then | after that | next | once that's done | and after that | meanwhile | while that | while that's |
    halfway through | at the end | when that's | when it's | when they're | once it's | once they're |
    in the meantime | and finally | finally`,
  consumed: `ate | eaten | eats | drank | drunk | bought | buy | sold | ordered | costs | cost | lost | menu |
    price | tons | party | picnic`,
  seasoned: 'salt | pepper',
  cuts: 'cut | chop | chopped | slice | dice | quarter | cube',
  the: 'the | this | that | these | those | your | my | its | their | her | his | our | more',
  unlisted: `water | dough | batter | sauce | soup | broth | meat | pasta | noodles | rice | bread | juice | toast | flesh |
    fruit | filling | ice | yolk | yolks | white | whites | oven | seasoning | paste`,
  dishes: `biscuit | bread | broth | cake | casserole | chili | chowder | cobbler | cookie | crumpet | dumpling | flapjack |
    fritter | frittata | gravy | hotpot | jam | kebab | loaf | marmalade | meatball | meatloaf | noodle | oats |
    pasta | pie | pilaf | pudding | salad | sauce | scone | shortbread | slaw | soup | stew | stir-fry | stirfry |
    tart | trifle | wing | bake | traybake | tray bake | drizzle | hash | bhaji | balls | bites | bars | bar | bowl |
    burger | burgers | buns | chops | cheesecake | chutney | cheese | coleslaw | confit | cordial | couscous |
    crepes | crisp | croquettes | croutons | curd | curry | custard | dip | dressing | drops | dumplings | eggs |
    enchiladas | fajitas | filling | fingers | fishcakes | flan | flatbread | flatbreads | fries | frittatas | fudge |
    galette | gazpacho | gnocchi | goulash | granola | gratin | gumbo | jambalaya | jelly | kedgeree | kofta |
    koftas | lasagne | lasagna | macaroni | mac | mash | medley | meringue | meringues | mince | mousse | nuggets |
    omelette | pancake | parmigiana | parfait | pasties | pasty | patties | pesto | pickle | pickles | pies | pilau |
    pizza | poke | porridge | pot | potatoes | quesadillas | quiche | ragu | ratatouille | relish | ribs | rice |
    risotto | roast | rolls | rub | salsa | samosas | sandwiches | schnitzel | shortcake | skewers | skillet | slice |
    smoothie | sorbet | souffle | spread | squares | stroganoff | stuffing | syllabub | tacos | tagine | tarts |
    toast | toastie | tortillas | turnovers | vinaigrette | waffles | wraps | yoghurt | spaghetti | carbonara |
    bolognese | korma | masala | dal | daal | hummus | guacamole | scones | flapjacks | brownies | cookies | muffins |
    cupcakes | crumble | chicken | salmon | lamb | pork | beef | noodles | ramen | stir fry`,
  plainVerbs: `add{,s,ed,ing} | put{,s,ting} | get{,s,ting} | throw{,s,n,ing} | threw | whack{,s,ed} | bung{,s,ed} |
    stick{,s,ing} | stuck | pop{,s,ped,ping} | take{,s,n} | took | taking | leave{,s} | left | leaving |
    let{,s,ting} | turn{,s,ed,ing} | tip{,s,ped,ping} | give{,s} | gave | bring{,s,ing} | brought | set{,s,ting} |
    lay{,s} | laid | cover{,s,ed,ing} | drop{,s,ped,ping} | dump{,s,ed,ing} | go{,es} | went | goes | keep{,s} |
    kept | make{,s} | made | making | place{,s,d} | remove{,s,d} | return{,s,ed} | rest{,s,ed,ing} | roll{,s,ed,ing} |
    scrape{,s,d} | serve{,s,d} | serving | shake{,s,n} | shape{,s,d} | shaping | slap{,s,ped} | slide{,s} | slip{,s} |
    spread{,s,ing} | start{,s,ed} | stack{,s,ed} | take | tear{,s,ing} | tore | tuck{,s,ed} | use{,s,d} | using |
    warm{,s,ed,ing} | wrap{,s,ped,ping} | bash{,ed,es} | chill{,s,ed,ing} | cool{,s,ed,ing} | combine{,s,d} |
    combining | break{,s,ing} | broke | brush{,es,ed,ing} | rinse{,s,d} | wash{,es,ed,ing} | layer{,s,ed,ing} |
    line{,s,d} | fill{,s,ed,ing} | finish{,es,ed,ing} | divide{,s,d} | mixed | work{,s,ed} | lob{,s,bed} | sling |
    slung | shove{,s,d} | plonk{,s,ed} | dress{,es,ed} | score{,s,d} | squash{,ed} | swap | repeat{,ed,s} |
    check{,s,ed} | freeze{,s} | thaw{,s,ed} | store{,s,d} |
    grab{,s,bed} | flake{,s,d} | dip{,s,ped} | spritz{,es,ed} | hit | toss | peel{,s,ed} | loosen{,s,ed} | lift{,s,ed} | pull{,s,ed} | pat{,s,ted} | nestle{,s,d} | reserve{,s,d}`,
  askedFor: `you {asked,wanted,requested,begged,were asking,were after,keep asking,kept asking,liked,loved} |
    i {promised,mentioned,told you,was telling you} | we {had,made,talked,spoke} | as promised |
    everyone {asked,keeps asking,loved} |
    question | recipe | thing you | like this | goes like this | works like this | the way {i,we,my,mum,mom,nan,gran} | is made as follows | is made like {this,so}`,
  closings: `enjoy | let me know | tell me | love | lots of love | xx | xox | bye | cheers | that's it | thats it |
    that is it | that's all | thats all | that is all | and that's {it,all,really} | done | speak soon | talk soon |
    see you | take care | best | best wishes | kind regards | regards | hugs | kisses | hope {you,this,it,that} |
    good luck | have fun | thanks | thank you | ring me | call me | text me | give me a {ring,call,shout} |
    happy {cooking,baking} | yours | sincerely | miss you | can't wait | subscribe | like and subscribe |
    don't forget to {like,subscribe,follow}`,
  behind: `{finely ,roughly ,thinly ,thickly ,freshly ,coarsely ,very finely ,very thinly ,lightly ,well ,nicely ,}{chopped,sliced,diced,grated,minced,crushed,peeled,cubed,shredded,halved,quartered,melted,softened,beaten,toasted,drained,rinsed,torn,ripped,crumbled,mashed,cooked,washed,trimmed,soaked,ground,squeezed,juiced,zested,deseeded,seeded,squashed,smashed,bashed,bruised,cracked,gutted,cleaned,boned,deboned,skinned,filleted,scrubbed,flaked,whisked,pitted,stoned,cored,hulled,shelled,sifted,sieved,thawed,defrosted,steamed,boiled,snipped,pounded,broken}{ up small, up fine, up, small, fine, finely, thin, thinly, thick, roughly, lengthways, lengthwise,} |
    {cut,sliced,chopped,torn,broken} up |
    {cut,chopped,sliced,diced} {up ,very ,}{small,fine,thin,thick,chunky,lengthways,lengthwise} |
    broken up with a fork | left whole | picked over |
    {cut,sliced,chopped,diced,torn,broken,broken up,ripped} {in,into} {small ,thin ,thick ,large ,big ,rough ,bite-sized ,bite-size ,fine ,little ,}{half,halves,quarters,chunks,wedges,cubes,strips,slices,pieces,bits,rings,rounds,sticks,batons,ribbons,matchsticks,coins,florets,dice} |
    {heads,head,skins,skin,bones,bone,tops,tails,stalks,stems,rind,fat,shell,shells} {off,on,in,out,removed} |
    {leaves,yolks,whites,zest} only | to taste | at room temperature | warmed | chilled`,
  doers: `you | i | we`,
  ovens: `oven | gas mark`,
  moreFoods: `scotch bonnet | bonnet | bonnets | spuds | pollack | sauce | paste | seasoning | stock | worcester | worcestershire | puree | passata | haldi | jeera | masala |
    paneer | ghee | dal | atta | besan | methi | curd | gingelly | peanuts | chana | panko | breadcrumbs | crumbs |
    gherkins | pickles | jam | marmalade | chutney | dripping | lard | suet | treacle | golden syrup |
    custard powder | cornflour | cornstarch | buttermilk | ranch | salami | chorizo | prosciutto | mozzarella | brie |
    gouda | emmental | gruyere | swede | turnip | beetroot | beets | radish | fennel | asparagus | artichoke | okra |
    rhubarb | gooseberries | blackcurrants | cherries | currants | sultanas | apricots | figs | dates | prunes |
    mackerel | sardines | haddock | cod | trout | mussels | clams | squid | crab | lobster | duck | goose | venison |
    rabbit | kidney | liver | gnocchi | couscous | bulgur | barley | semolina | marshmallows | krispies | cornflakes |
    sprinkles | chips | noodles | flakes | dill | tarragon | bay leaf | bay leaves | cardamom | allspice | cayenne |
    garam masala | five spice | vinegar | ketchup | mayo | mayonnaise | tahini | harissa | sriracha | pickle |
    capers | cranberries | pumpkin | butternut | sweetcorn | kale | chard | leeks | celery | celeriac | parsnips |
    wine | beer | cider | brandy | sherry | port | stout | guinness | fruit | dried fruit`,
  wares: `towel | tin | tins | tray | trays | pan | pans | pot | dish | bowl | bowls | board | knife | fork | spoon |
    plate | plates | glass | glasses | jar | jars | mixer | blender | processor | cooker | rack | mould | mold |
    foil | film | paper | press | grater | masher | brush | spatula | whisk | sieve | colander | skillet | wok |
    casserole | ramekins | cases | cutter | skewers | oven | fryer | minute | time | side | container | bag | lid |
    ball | balls | pieces | slices`,
  morePinches: `squirt | fistful | squeeze | glug | lug | slug | touch | drop | shake | grind | grating | sprinkling |
    scattering | dusting | blob | dollop | plenty | spoonful | ladleful | wedge`,
  adverbs: `little by little | bit by bit | one at a time | in batches | a bit at a time | nice and`,
  kin: `brother | sister | mother | mum | mom | dad | father | husband | wife | kids | children | uncle | aunt | granny |
    grandma | grandpa | grandad | grandfather | grandmother | neighbour | neighbor | daughter | son | everyone |
    everybody | nobody | somebody`,
  foodHeads: `stick | sticks | leaf | leaves | powder | flakes | seeds | seed | pods | pod | paste | sauce | stock | juice |
    zest | wings | thighs | breast | breasts | fillet | fillets | steaks | chops | mince | cubes | stalks |
    sheets | crumbs | puree | extract | granules | rings | strips | florets | kernels | syrup | masala | seasoning |
    chips | cream | oil | milk | cheese | butter | bread | salad | beans | chunks | halves | broth |
    rind | bones | shoulder | leg | belly | loin |     concentrate | oats | flour | sugar`,
  others: `he | she | they | his | her | their | my | our | your`,
  mailHeads: `from | to | cc | date | sent | subject`,
  cookedAs: `fried | roast | roasted | smoked | grilled | baked | pulled | stuffed | mashed | braised | poached | steamed |
    pickled | whipped | scrambled | glazed | toasted | marinated | cured | spiced | creamed | curried | battered |
    loaded | shredded | jerk | slow-cooked | pan-fried | deep-fried | stir-fried | crushed | chopped | pot-roast`,
};
