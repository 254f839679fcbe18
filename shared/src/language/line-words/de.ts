import type { LineWords } from './line-words.ts';

export const de: LineWords = {
  sizes:
    'klein* | groß* | gross* | mittelgroß* | mittlere* | mittel | dünn* | dick | dicke | daumengroß* | daumendick* | walnussgroß* | haselnussgroß* | nussgroß* | fingerdick* | fingerlang* | gestrichen* | gehäuft* | geh | gestr | gut | gute | knapp* | reichlich | leicht | schwach | handgroß*',
  prepared:
    'gehackt* | gewürfelt* | gerieben* | geschnitten* | geschält* | gepresst* | zerdrückt* | entkernt* | geschmolzen* | zerlassen* | halbiert* | geviertelt* | abgetropft* | gekocht* | weich | weiche* | zimmerwarm* | gewaschen* | geputzt* | verquirlt* | gesiebt* | aufgetaut* | geraspelt* | zerkleinert* | gehobelt* | entsteint* | gezupft* | gehäutet* | kleingeschnitten* | feingehackt* | grobgehackt* | angedrückt* | zerstoßen* | durchgepresst* | abgezupft* | kleingehackt* | kalt | kalte | lauwarm* | flüssig* | geröstet* | gemörsert* | zerbröselt* | ungeschält* | eingeweicht* | vorgekocht* | gegart* | abgerieben* | filetiert* | steif | getrennt* | handwarm* | frischgepresst*',
  preparedWithHow: 'gemahlen* | gepresst* | gemahlener',
  how: 'fein | grob | klein | frisch | sehr | dünn | feingehackt | leicht | gut | ganz',
  preparedStart:
    'in scheib* | in würfel* | in streif* | in ring* | in stück* | in fein* | in klein* | in dünn* | in grob* | in röllchen | in spalten | in stifte* | in blättchen | in mundgerecht* | bei zimmertemperatur | ohne | zimmertemperatur | in halb* | kleingeschnitten | mit schale | mit haut | in öl eingelegt',
  changed: 'gekocht* | gegart* | vorgekocht* | eingeweicht* | gedünstet* | gebraten*',
  madeFoods:
    'geriebener käse | geschälte tomaten | gehackte tomaten | gehackte mandeln | gekochter schinken | passierte tomaten | gehobelte mandeln | geriebene mandeln | geröstete erdnüsse',
  describing: 'frisch* | getrocknet* | rot* | grün* | weiß* | gelb* | reif* | süß* | hell* | dunkel* | bio',
  asides:
    'für | zum | zur | plus | evtl | eventuell | ggf | nach | oder mehr | bei bedarf | am besten | z b | zb | z. b. | z.b | wie | ca | etwa | siehe | alternativ | optional | wahlweise | möglichst | je nach | ersatzweise | à | je | pro | extra | vorzugsweise | zusätzlich | und etwas',
  examples: 'wie | z | z.b | vorzugsweise | am besten',
  purposes: 'für | zum | zur | plus',
  optional:
    'optional | nach wunsch | wahlweise | wer mag | wer will | kann weggelassen werden | nach belieben | evtl | eventuell | ggf | gegebenenfalls | bei bedarf | falls gewünscht',
  toTaste: 'nach geschmack | nach belieben | zum abschmecken | je nach geschmack | nach bedarf',
  parts:
    'saft | schale | abrieb | saft und schale | schale und saft | saft und abrieb | abrieb und saft | abgeriebene schale | mark | fein abgeriebene schale | zesten | blätter | blättchen | geriebene schale',
  few: 'etwas | ein wenig | wenig | ein paar | einige | einig* | ein bisschen | mehrere | ein kleines bisschen | ein klein wenig | reichlich | viel',
  or: 'oder | bzw',
  of: 'von | vom | von der',
  bareUnits:
    'prise | handvoll | bund | schuss | spritzer | zweig | zweige | blatt | blätter | stiele | stängel | tropfen',
  unitEndings: 'zehe | zehen',
};
