import type { LineWords } from './line-words.ts';

export const pl: LineWords = {
  sizes: 'mał* | duż* | średni* | płask* | czubat* | kopiast* | niewielk* | spor* | pełn*',
  prepared:
    'posiekan* | startego | starty | starta | startej | starte | startych | pokrojon* | obran* | rozgniecion* | przeciśnięt* | roztopion* | miękkie | miękkiego | miękka | miękkiej | ugotowan* | odsączon* | odcedzon* | umyt* | drobno | zmiażdżon* | wyciśnięt* | przetart* | rozmrożon* | utart* | namoczon* | przesian* | wydrylowan* | oczyszczon* | rozmącon* | roztrzepan* | przepołowion* | podzielon* | poszatkowan* | uprażon* | przeciśnię* | rozpuszczon* | świeżo | schłodzon* | sparzon* | wypłukan*',
  preparedWithHow: 'zmielon* | mielon* | mieloneg*',
  how: 'drobno | grubo | świeżo | bardzo | cienko | dobrze | lekko',
  preparedStart:
    'w kostkę | w plastry | w plasterki | w paski | w piórka | w krążki | w temperaturze | o temperaturze | w drobną | w grubą | w cienkie | w ćwiartki | bez | w talarki | w słupki',
  changed: 'ugotowan* | namoczon* | upieczon*',
  madeFoods:
    'ser starty | tartej bułki | tarty ser | tarta bułka | bułki tartej | proszek do pieczenia | proszku do pieczenia | śmietana do ubijania | śmietany do ubijania',
  describing: 'śwież* | suszon* | czerwon* | zielon* | żółt* | biał*',
  asides:
    'do | na | plus | około | ok | opcjonalnie | lub więcej | najlepiej | np | według | wg | ewentualnie | jako | po',
  examples: 'np | najlepiej',
  purposes: 'do | na | plus',
  optional:
    'opcjonalnie | opcjonaln* | ewentualnie | według uznania | można pominąć | jeśli lubisz | dla chętnych | niekoniecznie',
  toTaste: 'do smaku | według smaku | według uznania | wg uznania | wg smaku',
  parts:
    'sok | skórka | sok i skórka | starta skórka | skórka otarta | skórka i sok | otarta skórka | skórka starta | liście | listki',
  few: 'kilka | trochę | parę | odrobina | nieco | kilkanaście | odrobinę',
  or: 'lub | albo | bądź',
  of: 'z | ze | z jednej | od',
  bareUnits:
    'szczypta | szczyptę | garść | garstka | pęczek | gałązka | gałązki | kropla | listki | szklanka | szklankę | łyżka | łyżkę | łyżeczka | łyżeczkę | kostka | kostkę | puszka | puszkę | opakowanie | słoik | torebka | ząbek | główka | kawałek | plasterek',
};
