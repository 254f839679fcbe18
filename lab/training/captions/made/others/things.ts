import { readWritten } from '../written.ts';

/** Instructions in a recipe's layout for what nobody eats. */
export const THINGS = [
  ...readWritten(
    'en',
    `
# All purpose cleaning spray
1 cup white vinegar; 1 cup water; 10 drops of tea tree oil; peel of 1 lemon; 1 spray bottle
Pour the vinegar and water into the bottle. Add the oil and the peel. Shake well. Leave it for two weeks. Spray on the counter and wipe with a cloth.
# Fluffy slime
1/2 cup white glue; 2 cups shaving foam; 1 tbsp contact lens solution; 1/2 tsp baking soda; a few drops of food colouring
Squeeze the glue into a bowl. Stir in the shaving foam and colouring. Mix in the baking soda. Add the lens solution and knead until it stops sticking. Keep it in a closed box.
# Lavender soap
500 g melt and pour soap base; 2 tbsp dried lavender; 15 drops lavender oil; 1 tsp shea butter; silicone mould
Cut the base into cubes. Melt it in the microwave in 30 second bursts. Stir in the lavender, oil and shea butter. Pour into the mould. Let it set for 4 hours and cut into bars.
# Coffee body scrub
1 cup coffee grounds; 1/2 cup coconut oil; 1/2 cup brown sugar; 1 tsp vitamin E oil
Melt the coconut oil. Stir in the coffee and sugar. Spoon into a jar. Rub on damp skin in the shower and rinse.
# Salt dough ornaments
2 cups flour; 1 cup salt; 3/4 cup warm water; acrylic paint; ribbon
Mix the flour and salt. Add the water and knead. Roll out and cut shapes. Make a hole with a straw. Bake at 100C for 2 hours. Paint and varnish when cool. Not for eating!
# Homemade dog shampoo
1 cup oatmeal; 1/2 cup baking soda; 1 litre warm water; 1 tbsp castile soap
Grind the oatmeal to flour. Mix everything in a jug. Wet the dog, pour over and massage. Wait five minutes and rinse well.
# Banana peel plant food
3 banana peels; 1 litre water; 1 tbsp epsom salt; 1 eggshell, crushed
Chop the peels. Soak them in the water for 3 days. Strain and add the salt. Water your tomatoes with it once a week.
# Beeswax wraps
100 g beeswax; 2 tbsp jojoba oil; 20 g pine resin; 3 squares of cotton
Preheat the oven to 90C. Grate the wax and melt it with oil and resin. Brush on the cotton. Put on a tray for 5 minutes. Hang up to dry.
# Chalk paint
1 cup latex paint; 1/3 cup plaster of paris; 1/3 cup water
Stir the plaster into the water. Mix with the paint until smooth. Brush two coats on the chair. Sand the edges. Wax after 24 hours.
# Full body workout
20 squats; 15 push ups; 30 second plank; 12 lunges each leg; 1 kettlebell 12 kg
Warm up for 5 minutes. Do each exercise and rest 30 seconds. Repeat 4 rounds. Stretch at the end. Drink water.
# Raised bed
4 boards 20 x 120 cm; 16 wood screws; 200 l compost; 100 l topsoil; cardboard
Screw the boards together. Lay the cardboard on the lawn. Fill with topsoil and compost. Water well and wait a week. Plant in rows.
# Bath bombs
1 cup baking soda; 1/2 cup citric acid; 1/2 cup epsom salt; 2 tbsp coconut oil; 10 drops rose oil
Whisk the dry things in a bowl. Drizzle in the oils while stirring. Press into moulds. Dry overnight. Drop one into the tub.
# Hair mask
1 avocado; 2 tbsp olive oil; 1 tbsp honey; 1 egg yolk
Mash the avocado. Whisk in the oil, honey and yolk. Put it on damp hair. Cover with a towel for 20 minutes. Shampoo twice.
# Weekend packing list
2 pairs of jeans; 5 t-shirts; 1 rain jacket; 3 pairs of socks; power bank; 1 l water bottle
Roll the shirts. Put shoes at the bottom. Fill the gaps with socks. Keep liquids on top.
# Natural weed killer
2 litres vinegar; 1 cup salt; 1 tbsp dish soap
Mix it all in a bucket. Fill a sprayer. Spray on a dry, sunny day. Keep off the flowers.
# Laundry detergent
1 bar of soap, grated; 1 cup washing soda; 1 cup borax; 15 drops lemon oil
Mix the powders with the soap. Stir in the oil. Use 2 tbsp per load. Store in a dry jar.
# Crochet coaster
20 g cotton yarn; 4 mm hook; 1 stitch marker; scissors
Make a magic ring. Work 12 double crochet into it. Increase in every stitch. Repeat for 3 rounds. Fasten off and weave in the ends.
# Lip balm
2 tbsp beeswax; 2 tbsp coconut oil; 1 tbsp shea butter; 5 drops peppermint oil; 4 small tins
Melt the wax and butter over hot water. Take off the heat. Stir in the peppermint. Pour into the tins. Cool for an hour.
# Bird feeder cakes
250 g lard; 300 g bird seed; 50 g oats; string; 4 yoghurt pots
Melt the lard. Stir in the seed and oats. Thread the string through the pots. Fill and chill overnight. Hang them in a tree.
# Play dough
2 cups flour; 1/2 cup salt; 2 tbsp cream of tartar; 1 1/2 cups boiling water; food colouring
Mix the dry things. Add the water and colour. Stir until it comes together. Knead when cool. Keeps for months in a box.
# Candle in a jar
300 g soy wax; 20 ml fragrance oil; 2 wicks; 2 glass jars
Fix the wicks with a dot of glue. Melt the wax at 75C. Stir in the fragrance. Pour slowly. Trim the wick to 5 mm.
`,
  ),
  ...readWritten(
    'de',
    `
# Allzweckreiniger
250 ml Essig; 250 ml Wasser; 10 Tropfen Zitronenöl; 1 TL Spülmittel; 1 Sprühflasche
Alles in die Flasche füllen. Gut schütteln. Auf die Flächen sprühen. Mit einem Tuch abwischen.
# Lavendelseife
500 g Seifenbasis; 2 EL Lavendelblüten; 15 Tropfen Öl; 1 Silikonform
Die Basis würfeln und schmelzen. Blüten und Öl einrühren. In die Form gießen. Über Nacht fest werden lassen.
# Kerzen gießen
300 g Sojawachs; 2 Dochte; 20 Tropfen Duftöl; 2 Gläser
Das Wachs im Wasserbad schmelzen. Dochte in die Gläser kleben. Duftöl einrühren und eingießen. 24 Stunden warten.
# Hundeshampoo
1 Tasse Haferflocken; 1 EL Natron; 500 ml Wasser
Haferflocken fein mahlen. Mit Natron und Wasser mischen. Den Hund einmassieren und gut ausspülen.
# Hochbeet bauen
4 Bretter; 16 Schrauben; 200 l Erde; 1 m Vlies
Bretter verschrauben. Mit Vlies auslegen. Erde einfüllen. Eine Woche setzen lassen.
# Brennnesseljauche
1 kg Brennnesseln; 10 l Wasser; 1 Eimer
Die Brennnesseln klein schneiden. Mit Wasser übergießen. Zwei Wochen stehen lassen und täglich rühren. 1:10 verdünnt gießen.
# Badekugeln
200 g Natron; 100 g Zitronensäure; 50 g Speisestärke; 40 g Kokosöl; Lebensmittelfarbe
Trockenes mischen. Öl dazugeben und kneten. Kugeln formen. Zwei Tage trocknen lassen.
`,
  ),
  ...readWritten(
    'fr',
    `
# Spray nettoyant maison
250 ml de vinaigre blanc; 250 ml d'eau; 10 gouttes d'huile essentielle de citron; 1 flacon
Verser le vinaigre et l'eau dans le flacon. Ajouter l'huile essentielle. Bien secouer. Vaporiser et essuyer.
# Lessive maison
50 g de savon de Marseille; 1 litre d'eau; 2 c. à soupe de bicarbonate
Râper le savon. Faire fondre dans l'eau chaude. Ajouter le bicarbonate. Laisser reposer une nuit. Secouer avant usage.
# Masque pour cheveux
1 avocat; 2 c. à soupe d'huile d'olive; 1 c. à café de miel
Écraser l'avocat. Mélanger avec l'huile et le miel. Appliquer sur les pointes. Laisser poser 30 minutes et rincer.
# Pâte à sel
2 verres de farine; 1 verre de sel; 1 verre d'eau tiède; peinture
Mélanger la farine et le sel. Ajouter l'eau et pétrir. Découper des formes. Cuire 2 heures à 100 °C. Peindre.
# Bougie parfumée
200 g de cire de soja; 1 mèche; 15 gouttes de parfum; 1 pot
Faire fondre la cire au bain-marie. Fixer la mèche. Verser la cire parfumée. Attendre 24 heures.
# Séance du jour
20 squats; 15 pompes; 40 secondes de gainage; 10 fentes
S'échauffer 5 minutes. Enchaîner les exercices. Récupérer une minute. Faire 4 tours. S'étirer.
`,
  ),
  ...readWritten(
    'es',
    `
# Limpiador multiusos
1 taza de vinagre; 1 taza de agua; 10 gotas de aceite de limón; 1 botella con spray
Mezclar todo en la botella. Agitar bien. Rociar y limpiar con un paño.
# Jabón de lavanda
500 g de base de jabón; 2 cucharadas de lavanda; 15 gotas de aceite esencial; molde
Cortar la base. Derretir al baño maría. Añadir la lavanda y el aceite. Verter en el molde. Dejar endurecer 4 horas.
# Abono de cáscara de plátano
3 cáscaras de plátano; 1 litro de agua; 1 cucharada de café molido
Picar las cáscaras. Dejarlas en agua 3 días. Colar. Regar las plantas una vez por semana.
# Mascarilla de pelo
1 aguacate; 2 cucharadas de aceite de oliva; 1 cucharada de miel
Triturar el aguacate. Mezclar con el aceite y la miel. Aplicar de medios a puntas. Dejar 20 minutos y aclarar.
# Slime casero
1 taza de pegamento blanco; 2 tazas de espuma de afeitar; 1 cucharadita de bicarbonato; líquido de lentillas
Poner el pegamento en un bol. Agregar la espuma. Añadir el bicarbonato. Echar el líquido y amasar.
# Rutina de piernas
20 sentadillas; 15 zancadas; 30 segundos de plancha; 12 saltos
Calienta 5 minutos. Haz cada ejercicio. Descansa un minuto. Repite 4 veces.
`,
  ),
  ...readWritten(
    'it',
    `
# Spray per pulire
250 ml di aceto bianco; 250 ml di acqua; 10 gocce di olio essenziale; 1 spruzzino
Versare aceto e acqua nello spruzzino. Aggiungere l'olio. Agitare. Spruzzare e asciugare con un panno.
# Sapone alla lavanda
500 g di base sapone; 2 cucchiai di lavanda; 15 gocce di olio; stampo
Sciogliere la base. Unire lavanda e olio. Versare nello stampo. Lasciare indurire una notte.
# Pasta di sale
2 bicchieri di farina; 1 bicchiere di sale; 1 bicchiere di acqua; colori
Mescolare farina e sale. Aggiungere acqua e impastare. Ritagliare le forme. Cuocere 2 ore a 100 gradi. Colorare.
# Scrub al caffè
100 g di fondi di caffè; 50 g di olio di cocco; 50 g di zucchero
Sciogliere l'olio. Mescolare tutto. Massaggiare sulla pelle umida. Risciacquare.
`,
  ),
  ...readWritten(
    'nl',
    `
# Allesreiniger
250 ml azijn; 250 ml water; 10 druppels citroenolie; 1 sprayflacon
Giet alles in de flacon. Schud goed. Spuit op het aanrecht. Veeg af met een doek.
# Geurkaars
300 g sojawas; 2 lonten; 20 druppels geurolie; 2 potjes
Smelt de was. Plak de lont vast. Roer de olie erdoor. Giet in de potjes. Wacht een dag.
# Slijm
100 ml lijm; 200 ml scheerschuim; 1 tl baksoda; lenzenvloeistof
Doe de lijm in een kom. Roer het schuim erdoor. Voeg baksoda toe. Kneed met lenzenvloeistof.
# Vogeltaart
250 g vet; 300 g vogelzaad; touw; 4 bekers
Smelt het vet. Roer het zaad erdoor. Vul de bekers. Laat een nacht opstijven. Hang in de boom.
`,
  ),
];
