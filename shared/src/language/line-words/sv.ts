import type { LineWords } from './line-words.ts';

export const sv: LineWords = {
  sizes:
    'liten | litet | lilla | stor | stort | stora | små | medelstor* | mellanstor* | struken | strukna | rågad | rågade | rejäl | rejält | dryg | drygt | knappt | tjock* | tunn*',
  prepared:
    'hackad* | hackat | finhackad* | finhackat | grovhackad* | grovhackat | riven | rivet | rivna | finriven | finrivet | finrivna | skivad* | skivat | tärnad* | tärnat | skalad* | skalat | smält | smälta | pressad* | pressat | strimlad* | strimlat | rumstempererat | rumsvarmt | rumsvarm* | rumstempererad* | avrunnen | avrunna | avrunnet | delad* | delat | kokt | kokta | krossad | krossat | uppvispat | uppvispad* | mjukt | mjuk | sköljd* | urkärnad* | klyftad* | plockad* | mosad* | mosat | uppvispade | vispad* | vispat | rostad* | rostat | tinad* | tinat | ansad* | färskpressad* | nymalen-av | finskuren | finskuret | finskurna | grovriven | grovrivet | grovrivna | putsad*',
  preparedWithHow: 'malen | mald | malet | malda | pressad*',
  how: 'fint | grovt | färskt | mycket | väl | tunt | ny | lätt | nymalen',
  preparedStart:
    'i bitar | i tärningar | i skivor | i ringar | i strimlor | i klyftor | i rumstemperatur | i småbitar | i kuber | i tunna | i stavar | i halvor | utan | i mindre | i grova | i små | i fina',
  changed: 'kokt | kokta | stekt*',
  madeFoods:
    'krossade tomater | riven ost | kokt skinka | riven parmesan | passerade tomater | malen kanel | rostade jordnötter | rostad lök',
  describing: 'färsk* | torkad* | torkat | röd* | grön* | gul* | vit* | fryst* | svart*',
  asides:
    'till | efter | plus | ca | cirka | eventuellt | ev | eller mer | gärna | helst | t ex | t.ex | som | för | per | valfri | valfritt | à | extra | att | kan uteslutas | om',
  examples: 'som | gärna | helst',
  purposes: 'till | plus',
  optional:
    'valfritt | valfri | eventuellt | ev | kan uteslutas | kan utelämnas | om man vill | om du vill | om så önskas | frivilligt',
  toTaste:
    'efter smak | efter behag | efter tycke och smak | efter egen smak | efter behov | att smaka av med',
  parts:
    'saft | saften | skal | skalet | rivet skal | zest | juice | juicen | finrivet skal | saft och skal | skal och saft | saft och rivet skal | rivet skal och saft | finrivet skal och saft | saften och skalet | bladen | blad',
  few: 'några | lite | litet | ett par | en aning | en del | lite grann | några få',
  or: 'eller',
  of: 'av | från',
  bareUnits: 'nypa | näve | kvist | kvistar | klick | skvätt | blad | knippe | kruka',
  unitEndings: 'klyfta | klyftor',
};
