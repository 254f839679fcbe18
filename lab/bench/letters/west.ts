import { readPieces } from './pieces.ts';

export const de = readPieces(`
@titles Großmutters Käsekuchen | Rösti mit Röstzwiebeln | Gefüllte Paprikaschoten | Süßsaure Linsensuppe | Kürbissuppe mit Öl | Grünkohl mit Würstchen |
  Möhrengemüse | Hähnchenschenkel in Weißwein | Apfelstrudel mit Nüssen | Rührei mit Kräutern | Maultaschen in Brühe | Überbackener Blumenkohl |
  Schwäbischer Kartoffelsalat | Pfannkuchen mit Preiselbeeren | Gebackene Äpfel | Königsberger Klöße
@ingredients {n} g Weißkohl, geröstet | {s} große Süßkartoffeln | {s} EL Öl | {n} ml Gemüsebrühe | {s} Eier, Größe M | {n} g Käse, gerieben | {s} Stängel Petersilie |
  {n} g Räucherlachs | {s} kleine Möhren | {n} g Grieß | {s} TL Backpulver | {n} ml süße Sahne | {n} g Äpfel, geschält | {s} Zehen Knoblauch, zerdrückt | {n} g Hähnchenbrust |
  {s} Brötchen vom Vortag | {n} g Walnüsse | {s} Päckchen Vanillezucker | {n} g Puderzucker zum Bestäuben | {s} EL Essig | {n} g Nudeln | {s} Frühlingszwiebeln | {n} g Mehl |
  {n} ml heiße Brühe | {s} Prise Salz | {n} g Blattspinat, tiefgekühlt | {s} Lorbeerblätter | {n} g Kürbisfleisch | {s} EL Zitronensaft | {n} g Schweinefüße
@steps Den Weißkohl in feine Streifen hobeln und kräftig mit Salz verkneten. | Die Süßkartoffeln schälen, würfeln und in heißem Öl rösten. |
  Alles mit der Brühe ablöschen und zugedeckt köcheln lassen, bis die Möhren weich sind. | Käse darüberstreuen und im Ofen bei 200 Grad goldbraun überbacken. |
  Eiweiß steif schlagen und vorsichtig unter die Masse heben. | Die Äpfel schälen, entkernen und in dünne Spalten schneiden. | Den Teig auf bemehlter Fläche ausrollen und die Ränder gut andrücken. |
  Mit Pfeffer, Muskatnuss und etwas süßer Sahne abschmecken. | Das Hähnchen abspülen, trocken tupfen und rundherum würzen. | Die Klöße ins siedende Wasser geben und ziehen lassen, bis sie oben schwimmen. |
  Zum Schluss die saure Sahne unterrühren und die Soße nicht mehr kochen. | Auf einem großen Teller anrichten und mit gehackten Kräutern bestreuen. | Über Nacht im Kühlschrank durchziehen lassen. |
  Die Nüsse grob hacken und in einer Pfanne ohne Fett anrösten. | Eine Auflaufform mit Butter einfetten und die Hälfte der Nudeln hineingeben. | Inzwischen das Gemüse putzen und in Stücke schneiden.
`);

export const nl = readPieces(`
@titles Crème brûlée met sinaasappel | Frambozencoulis | Geroosterde groenten met feta | Erwtensoep van oma | Gevulde courgettes | Stoofpot met bier | Pannenkoeken met stroop |
  Ragoût met champignons | Kip in rode wijn | Crêpes met kaneel | Zeeuwse mosselen | Boerenkoolstamppot | Soufflé van spinazie | Hollandse appeltaart
@ingredients {n} g crème fraîche | {s} eetlepels olijfolie | {n} g geraspte kaas | {s} teentjes knoflook | {n} ml slagroom | {s} eieren | {n} g spekjes | {s} rode uien |
  {n} g Brie of comté | {s} paprika's | {n} g entrecôte | {s} theelepels suiker | {n} g aardappelen | {n} ml groentebouillon | {s} sneetjes brood | {n} g bloem | {s} sjalotjes |
  {n} g haricots verts | {s} eetlepels mayonaise | {n} g gruyère | {s} takjes tijm | {n} g garnalen | {s} citroenen | {n} g smeuïge roomkaas | {n} g cantharellen à la minute | {s} reeënbiefstukjes
@steps Verwarm de oven voor op 180 graden en vet een ovenschaal in. | Fruit de ui en de knoflook glazig in een beetje olie. | Eén voor één de eieren erdoor kloppen tot een smeuïge massa. |
  Laat de soep op laag vuur ongeveer een half uur pruttelen. | Roer de crème fraîche erdoor en breng op smaak met peper. | Snijd de groenten in blokjes en schep ze om met de olie. |
  Serveer met een salade en geroosterd brood. | Bak de crêpes aan beide kanten goudbruin. | Laat het vlees uitlekken op keukenpapier. | Bestrooi met de kaas en zet onder de grill. |
  Meng de bloem met de suiker en een snufje zout. | Giet de aardappelen af en stamp ze fijn. | Zet een nacht in de koelkast. | Maak de purée op smaak met nootmuskaat.
`);

export const fr = readPieces(`
@titles Bœuf bourguignon | Gâteau au chocolat fondant | Crème brûlée à la vanille | Œufs cocotte aux épinards | Pâtes aux légumes d'été | Soupe à l'oignon gratinée | Rôti de porc aux pommes |
  Crêpes sucrées | Purée de céleri | Poêlée de champignons | Tarte aux mûres | Velouté de châtaignes | Pâté de campagne | Haricots à la façon de mémé | Sablés à la cannelle | Dinde rôtie aux marrons
@ingredients {s} œufs | {n} g de farine tamisée | {s} cuillères à soupe de crème fraîche | {n} g de bœuf haché | {s} échalotes émincées | {n} ml de lait entier | {n} g de gruyère râpé | {s} gousses d'ail écrasées |
  {n} g de sucre glace | {s} pâte brisée | {n} g de légumes coupés en dés | {s} feuilles de céleri | {n} g de crevettes décortiquées | {s} pincée de sel | {n} g de mûres | {n} g de pâte d'amande |
  {s} jaunes d'œufs | {n} ml de bouillon de bœuf | {n} g de lentilles égouttées | {s} clous de girofle | {n} g de châtaignes | {s} côtes de bœuf | {n} g de maïs | {s} cuillère à café de levure |
  {n} g de beurre salé, ramolli | {s} bâtons de cannelle | {n} g de jambon fumé | {s} pêches mûres | {n} g de thon à l'huile | {n} g de pâtes fraîches
@steps Préchauffez le four à 180 degrés et beurrez le moule. | Faites revenir les échalotes dans une poêle bien chaude. | Séparez les blancs des jaunes, puis montez les blancs en neige. |
  Ajoutez la crème, mélangez et laissez mijoter à feu doux. | Étalez la pâte et piquez le fond avec une fourchette. | Versez le mélange sur les légumes et parsemez de fromage râpé. |
  Épluchez les pommes de terre et coupez-les en dés. | Laissez refroidir complètement avant de démouler le gâteau. | Faites cuire les pâtes dans un grand volume d'eau salée. |
  Égouttez-les et réservez au chaud. | Assaisonnez à votre goût et servez aussitôt. | Battez les œufs en omelette avec une pincée de sel. | Mettez la viande à mariner la veille. |
  Enfournez jusqu'à ce que le dessus soit doré. | Arrosez régulièrement le rôti avec son jus. | Incorporez délicatement la farine tamisée à la préparation.
`);
