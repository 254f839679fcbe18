import type { LineWords } from './line-words.ts';

export const en: LineWords = {
  sizes:
    'small | smallish | large | medium | medium-sized | medium-size | big | tiny | extra-large | jumbo | sm | lg | md | med | good-sized | heaped | heaping | generous | scant | level | rounded | thumb-sized | bite-sized | bite-size | plump',
  prepared:
    'chopped | minced | diced | sliced | shredded | grated | peeled | melted | softened | beaten | cooked | crumbled | cubed | halved | quartered | mashed | squeezed | picked | trimmed | cleaned | boned | deboned | washed | rinsed | drained | julienned | torn | cored | seeded | deseeded | de-seeded | stemmed | shelled | thawed | defrosted | sifted | sieved | soft-boiled | hard-boiled | hard-cooked | boiled | boiling | slivered | shaved | refrigerated | scrubbed | strained | puréed | pureed | separated | zested | juiced | skinned | shucked | deveined | husked | hulled | crushed | pounded | bruised | snipped | scalded | warmed | chilled | unpeeled | crosswise | lengthwise | chiffonaded | chiffonade | cut | packed | pre-cooked | precooked | plucked | steamed | poached | flaked | roughly-chopped | cracked | ripped | whisked | portioned | toasted | grilled | sautéed | pressed | butterflied | scored | thickly-sliced',
  preparedWithHow: 'ground | milled | packed | cracked | dried | brewed-off | roasted | salted-off',
  how: 'finely | roughly | coarsely | thinly | thickly | freshly | fresh | lightly | loosely | firmly | tightly | very | cleanly | well | crosswise | diagonally | gently | neatly | rough | fine | evenly | partially | just | really | nice | nicely',
  preparedStart:
    'cut into | cut in | at room temperature | room temperature | torn into | broken into | cut | with the | without | stems removed | skin removed | skin-on | lightly beaten | kept',
  changed:
    'cooked | boiled | steamed | poached | grilled | pre-cooked | precooked | mashed | puréed | pureed | hard-boiled | soft-boiled',
  madeFoods:
    'boiling water | crushed red pepper | crushed chilli | crushed chili | crushed chile | crushed tomatoes | crushed pineapple | crushed ice | crushed red chilli | crushed hot red pepper | cut green beans | cracked wheat | toasted sesame oil | toasted sesame seed oil | flaked almonds | slivered almonds | pressed cottage cheese | chopped tomatoes | minced beef | minced lamb | minced pork | minced meat | minced turkey | minced chicken | pureed tomatoes | strained tomatoes | strained yogurt | strained yoghurt | boiled sweets | boiled sweet | cooked ham | drained yogurt | steamed buns | chilled puff pastry | puréed tomatoes | salt-packed',
  describing:
    'skinless | boneless | fresh | ripe | unsalted | salted | dried | raw | organic | free-range | lean | firm | soft | hot | cold | warm | small | large | medium | thick | thin | long | short | dry | good-quality | skin-on | bone-in | lightly | whole | canned | tinned | frozen | red | green | yellow | white | black | unsweetened | low-sodium | low-fat | full-fat | fat-free | reduced-fat | unbleached | all-purpose | blanched | roasted | day-old | stale | cold-pressed | extra-virgin | sweet | mild | young | tender | crusty | fully',
  asides:
    'for | to | plus | such as | like | preferably | ideally | as needed | as desired | as required | or more | or less | or to taste | or so | if | depending | per | about | approximately | approx | such | including | available | see | optional | from the | from a | reserved | divided | each | using | not | but | e.g | i.e | eg | made | left over from | in weight | weighing | total | total weight | on the side | in total | and more | and extra | extra for | then | thick | defrosted | until',
  examples: 'such | like | preferably | ideally',
  purposes: 'for | plus | to',
  optional:
    'optional | optionally | if desired | if you like | if liked | if using | if you want | if wanted',
  toTaste: 'to taste | as you like | to your taste',
  parts:
    'juice | zest | rind | peel | grated zest | finely grated zest | grated rind | finely grated rind | leaves | seeds | flesh | pulp | segments | freshly squeezed juice | strained juice | yolks | whites | finely chopped leaves | florets | yolk | white | kernels | tops | meat | lemon juice | squeezed juice | fresh juice',
  few: 'a few | few | some | a couple of | couple of | a couple | several | a little | a little bit of | a bit of | a good | a lot of | a touch of | a very little | a hint of',
  or: 'or',
  of: 'of | of the | of a | from | each | each of',
  bareUnits:
    'handful | pinch | dash | bunch | knob | drizzle | splash | glug | sprig | sprigs | handfuls | drops | pinches | squeeze | sprinkling | dollop',
};
