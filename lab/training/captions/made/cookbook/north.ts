import { readWritten } from '../written.ts';

/** Small recipes from the north of Europe. */
export const NORTHERN = [
  ...readWritten(
    'fi',
    `
# Lohikeitto
400 g lohta; 6 perunaa; 1 purjo; 2 dl kermaa; 1 l kalalientä; tilliä
Kuori ja kuutioi perunat. Keitä liemessä 10 minuuttia. Lisää purjo ja lohi. Kaada kerma joukkoon ja hauduta 5 minuuttia. Viimeistele tillillä.
# Pannukakku
4 munaa; 8 dl maitoa; 4 dl vehnäjauhoja; 1 tl suolaa; 50 g voita
Vatkaa munat ja maito. Sekoita joukkoon jauhot ja suola. Anna turvota puoli tuntia. Sulata voi pellille ja kaada taikina. Paista 225 asteessa 25 minuuttia.
# Makaronilaatikko
400 g makaronia; 400 g jauhelihaa; 1 sipuli; 7 dl maitoa; 3 munaa; suolaa ja pippuria
Keitä makaronit. Ruskista jauheliha ja sipuli. Yhdistä vuoassa. Vatkaa munat maitoon ja kaada päälle. Paista 200 asteessa 45 minuuttia.
# Karjalanpiirakat
[Puuro] 2 dl riisiä; 1 l maitoa; [Kuori] 2 dl vettä; 4 dl ruisjauhoja; 1 tl suolaa
Keitä puuro hiljalleen. Sekoita kuoritaikina. Kauli ohuiksi pyöreiksi. Täytä ja rypytä reunat. Paista 275 asteessa 12 minuuttia.
# Mustikkapiirakka
200 g voita; 2 dl sokeria; 1 muna; 4 dl jauhoja; 1 tl leivinjauhetta; 4 dl mustikoita
Vaahdota voi ja sokeri. Lisää muna ja kuivat aineet. Painele vuokaan. Ripottele mustikat. Paista puoli tuntia 200 asteessa.
`,
  ),
  ...readWritten(
    'sv',
    `
# Ugnspannkaka
4 ägg; 6 dl mjölk; 3 dl vetemjöl; 150 g bacon; 1/2 tsk salt
Stek baconet i ugnen. Vispa ihop smeten. Häll över. Grädda i 225 grader i 25 minuter. Servera med lingon.
# Köttbullar
500 g blandfärs; 1 dl ströbröd; 1 dl mjölk; 1 ägg; 1 gul lök; salt och peppar
Låt ströbröd och mjölk svälla. Blanda med färs, ägg och lök. Rulla små bollar. Stek i smör tills de är klara.
# Chokladbollar
3 dl havregryn; 1 dl socker; 3 msk kakao; 100 g smör; 2 msk kaffe; kokos
Blanda allt med händerna. Rulla bollar. Vänd dem i kokos. Ställ kallt i en timme.
# Ärtsoppa
500 g gula ärtor; 300 g rimmat fläsk; 2 lökar; 1 tsk mejram; senap
Lägg ärtorna i blöt över natten. Koka upp i nytt vatten. Lägg i fläsk och lök. Sjud i två timmar. Smaka av med mejram.
`,
  ),
  ...readWritten(
    'da',
    `
# Frikadeller
500 g hakket svinekød; 1 løg; 1 æg; 3 spsk mel; 1 dl mælk; salt og peber
Riv løget. Rør det hele sammen. Lad farsen hvile en halv time. Form med en ske og steg 5 minutter på hver side.
# Æblekage
1 kg æbler; 100 g sukker; 150 g makroner; 3 dl fløde
Kog æblerne til mos med sukker. Knus makronerne. Læg i lag i glas. Pynt med flødeskum.
# Drømmekage
[Bund] 4 æg; 300 g sukker; 250 g mel; 2 tsk bagepulver; 2 dl mælk; [Fyld] 200 g kokos; 150 g smør; 250 g farin
Pisk æg og sukker. Vend mel og mælk i. Bag 20 minutter ved 200 grader. Smelt fyldet i en gryde. Smør det på og bag 5 minutter til.
`,
  ),
  ...readWritten(
    'no',
    `
# Fårikål
1,5 kg lammekjøtt; 1,5 kg kål; 4 ts hel pepper; 2 ts salt; 3 dl vann
Del kålen i båter. Legg kjøtt og kål lagvis i gryta. Strø på salt og pepper. Hell på vann og kok i to og en halv time.
# Lapper
3 egg; 1 dl sukker; 4 dl kefir; 5 dl hvetemel; 1 ts bakepulver
Visp egg og sukker. Rør inn kefir, mel og bakepulver. La røren svelle. Stek små lapper på middels varme.
# Fiskesuppe
400 g torsk; 2 gulrøtter; 1 purre; 3 dl fløte; 1 l kraft; gressløk
Kutt grønnsakene i strimler. Kok opp kraft og fløte. Ha i grønnsakene og la det trekke. Legg i fisken de siste fem minuttene.
# Kanelboller
1 kg hvetemel; 150 g smør; 5 dl melk; 50 g gjær; 150 g sukker; kanel
Smelt smøret og ha i melken. Løs opp gjæren. Elt inn mel og sukker. Hev til dobbel størrelse. Kjevle ut, dryss på kanel og rull. Stek 12 minutter på 225 grader.
`,
  ),
];
