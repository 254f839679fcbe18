import type { LineWords } from './line-words.ts';

export const nl: LineWords = {
  sizes:
    'klein | kleine | groot | grote | middelgroot | middelgrote | middelgrote* | flinke | flink | afgestreken | volle | ruime | kleintje | dikke | dunne',
  prepared:
    'gehakte | fijngehakt* | fijngesneden | fijngesnipperd* | gesnipperd* | gesneden | geraspt* | gesmolten | geplet* | geperst* | uitgeperst* | geschild* | uitgelekt* | gepeld* | gekookt* | losgeklopt* | gewassen | ontpit* | gehalveerd* | zacht | zachte | fijngewreven | grofgehakt* | grofgesneden | gezeefd* | geweekt* | ontdooid* | gehakt | schoongemaakt* | kleingesneden | geroosterd* | geklopt* | gestampt* | gewreven | afgespoeld* | verkruimeld* | gebroken | fijngestampt* | geprakt* | kamertemperatuur',
  preparedWithHow: 'gemalen | gehakt*',
  how: 'fijn | grof | vers | heel | versgemalen | zeer | dun | licht',
  preparedStart:
    'in blokjes | in ringen | in plakjes | in stukjes | in reepjes | op kamertemperatuur | in partjes | in vieren | in stukken | in dunne | in kleine | in schijfjes | in tweeën | zonder | in repen | in halve | in grove | in plakken',
  changed: 'gekookt* | geweekt* | gestoomd*',
  madeFoods:
    'geraspte kaas | gezeefde tomaten | gehakte tomaten | gepelde tomaten | rundergehakt | half-om-half gehakt | geraspte kokos | gepelde garnalen | gebroken linzen | gekookte ham | mager gehakt | mager rundergehakt',
  describing: 'vers | verse | gedroogd* | rode | groene | witte | gele | rijpe',
  asides:
    'voor | om | naar | plus | ongeveer | circa | ca | eventueel | of meer | bij voorkeur | bijv | bijvoorbeeld | zoals | per | à | extra | optioneel | indien | liefst',
  examples: 'zoals | bij voorkeur | bijvoorbeeld',
  purposes: 'voor | plus',
  optional:
    'optioneel | eventueel | evt | naar wens | naar keuze | indien gewenst | facultatief | naar believen | kan worden weggelaten',
  toTaste: 'naar smaak | naar eigen smaak | naar wens | naar behoefte',
  parts:
    'sap | rasp | schil | het sap | de rasp | de schil | sap en rasp | rasp en sap | geraspte schil | het sap en de rasp | de geraspte schil | blaadjes',
  few: 'enkele | een paar | een beetje | wat | een scheut | beetje | een klein beetje | enige | paar',
  or: 'of',
  of: 'van | van een',
  bareUnits:
    'snufje | handvol | handje | scheutje | bosje | takje | takjes | blaadjes | snuf | scheut | klontje | mespuntje',
  unitEndings: 'teen | tenen | teentje | teentjes',
};
