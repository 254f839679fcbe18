/** Things that are not eaten and what is done with them, by language and theme: titles | things | doings. `{0}` and `{1}` are things. */
export const THEMES: Record<string, string[]> = {
  en: [
    `DIY face mask / Glow serum / Body butter / Sugar scrub / Beard oil / Dry shampoo / Bath salts
| shea butter / aloe vera gel / rose water / clay / vitamin E / jojoba oil / coconut oil / honey / oats / lavender oil / witch hazel / sugar / epsom salt / tea tree oil
| Mix {0} with {1}. / Melt {0}. / Stir in {1}. / Apply to clean skin. / Leave for 10 minutes and rinse. / Massage into the beard. / Store in a dark jar. / Patch test first!`,
    `Shower cleaner / Oven degreaser / Carpet powder / Toilet bombs / Window spray / Drain unclogger / Stain remover / Fly trap
| baking soda / white vinegar / dish soap / hot water / lemon juice / washing soda / borax / salt / rubbing alcohol / hydrogen peroxide / cornstarch / essential oil
| Sprinkle {0} over the stain. / Mix {0} and {1} in a bucket. / Pour it down the drain. / Scrub with a brush. / Leave overnight. / Wipe with a microfibre cloth. / Rinse with hot water. / Keep away from children.`,
    `Macrame wall hanging / Shelf from pallets / Birdhouse / Painted pots / Paper stars / Tote bag / Knitted hat / Wreath / Cardboard castle
| cotton rope / wood screws / boards / sandpaper / acrylic paint / hot glue / yarn / needles / ribbon / wire / paper / scissors / nails / varnish / fabric / thread / beads
| Cut {0} to length. / Sand the edges. / Glue {0} to {1}. / Let it dry overnight. / Paint two coats. / Drill the holes. / Sew along the line. / Tie a knot and repeat. / Hang it up.`,
    `Tomato seedlings / Compost tea / Herb spiral / Potting mix / Lawn repair / Orchid feed / Rose spray / Seed bombs
| compost / peat-free soil / perlite / seeds / bone meal / coffee grounds / egg shells / nettles / rainwater / sand / neem oil / soap / clay / mulch
| Mix {0} with {1}. / Fill the pots. / Water from below. / Steep for a week. / Dilute 1:10. / Spray in the evening. / Sow thinly. / Keep in the shade. / Repeat every two weeks.`,
    `Leg day / Morning yoga / 20 minute HIIT / Marathon week / Core finisher / Upper body / Swim set / Kettlebell flow
| squats / lunges / push ups / plank / burpees / pull ups / deadlifts / jumping jacks / mountain climbers / minutes easy run / rows / crunches / laps / sprints
| Rest 60 seconds. / Repeat 3 rounds. / Keep your back straight. / Warm up first. / Breathe out on the way up. / Add weight if it is easy. / Stretch after. / Drink water.`,
    `Camping list / Hospital bag / Beach day / Ski trip / First aid kit / Moving box / School bag / Festival kit
| socks / towels / sunscreen / tent pegs / sleeping bag / torch / batteries / toothbrush / passport / water bottles / rain jacket / plasters / charger / t-shirts / blankets / snacks
| Roll the clothes. / Put the heavy things at the bottom. / Label every box. / Check the weather. / Charge everything the night before. / Leave space.`,
    `Dog shampoo / Horse fly spray / Cat litter freshener / Chicken coop cleaner / Paw balm / Aquarium start
| oatmeal / apple cider vinegar / water / baking soda / beeswax / coconut oil / aloe vera / gravel / filter / diatomaceous earth / straw
| Mix {0} and {1}. / Brush the coat first. / Massage in and rinse. / Sprinkle in the corners. / Let the water stand for a day. / Do not let them lick it. / Repeat weekly.`,
    `Slime / Kinetic sand / Bubble mix / Finger paint / Salt crystals / Lava lamp / Volcano
| glue / shaving foam / saline solution / borax / cornstarch / food colouring / dish soap / glycerine / sand / warm water / baking soda / vinegar / glitter / oil
| Stir {0} into {1}. / Knead until it is stretchy. / Add more if sticky. / Pour into a bottle. / Blow! / Watch it grow. / Not for eating. / Keep in a box with a lid.`,
    `Resin coasters / Tie dye shirts / Cement planters / Leather conditioner / Wood stain / Furniture polish / Shoe wax / Car wash
| resin / hardener / pigment / cement / sand / water / dye / soda ash / rubber bands / linseed oil / beeswax / turpentine / steel wool / car soap / buckets
| Wear gloves. / Mix {0} and {1} 2:1. / Pour into the mould. / Cure for 24 hours. / Buff with a cloth. / Soak for 20 minutes. / Rinse until clear. / Sand and oil.`,
  ],
  de: [
    `Gesichtsmaske / Badesalz / Bartöl / Körperbutter / Haarkur | Heilerde / Rosenwasser / Sheabutter / Jojobaöl / Lavendelöl / Honig / Haferflocken / Meersalz / Aloe vera
| {0} mit {1} verrühren. / {0} schmelzen. / Auf die Haut auftragen. / 10 Minuten einwirken lassen. / Gut abspülen. / In ein Glas füllen.`,
    `Rohrreiniger / Fensterputzmittel / WC-Tabs / Waschmittel | Natron / Essig / Zitronensäure / Soda / Kernseife / heißes Wasser / Spülmittel / Spiritus
| {0} in den Abfluss geben. / {0} und {1} mischen. / Über Nacht stehen lassen. / Mit einem Tuch nachwischen. / Nicht einatmen!`,
    `Regal bauen / Makramee / Vogelhaus / Adventskranz / Lichterglas | Bretter / Schrauben / Schleifpapier / Leim / Garn / Draht / Farbe / Kerzen / Moos / Nägel
| {0} zuschneiden. / Kanten schleifen. / {0} an {1} kleben. / Trocknen lassen. / Zweimal streichen. / Aufhängen.`,
    `Bauch-Workout / Lauftraining / Yoga am Morgen | Kniebeugen / Liegestütze / Ausfallschritte / Burpees / Sekunden Plank / km locker / Hampelmänner
| 60 Sekunden Pause. / 3 Runden. / Rücken gerade halten. / Danach dehnen. / Trinken nicht vergessen.`,
  ],
  fr: [
    `Masque visage / Sels de bain / Baume à lèvres | argile / miel / eau de rose / beurre de karité / cire d'abeille / huile de coco / aloe vera / gros sel
| Mélanger {0} et {1}. / Faire fondre {0}. / Appliquer sur la peau. / Laisser poser. / Rincer à l'eau tiède. / Verser dans un pot.`,
    `Pastilles WC / Nettoyant four / Adoucissant | bicarbonate / vinaigre blanc / cristaux de soude / savon noir / eau chaude / acide citrique
| Mélanger {0} avec {1}. / Verser dans le bidon. / Laisser agir une nuit. / Frotter et rincer.`,
    `Étagère / Guirlande / Couronne / Cabane à oiseaux | planches / vis / peinture / ficelle / colle / papier / laine / ruban / clous
| Couper {0}. / Poncer les bords. / Coller {0} sur {1}. / Laisser sécher. / Peindre deux couches.`,
  ],
  es: [
    `Mascarilla facial / Sales de baño / Bálsamo labial | arcilla / miel / agua de rosas / manteca de karité / cera de abeja / aceite de coco / aloe vera / sal gruesa
| Mezclar {0} con {1}. / Derretir {0}. / Aplicar en la cara. / Dejar actuar 10 minutos. / Enjuagar.`,
    `Desatascador / Limpiacristales / Suavizante | bicarbonato / vinagre / jabón / agua caliente / ácido cítrico / sal / alcohol
| Verter {0} en el desagüe. / Mezclar {0} y {1}. / Dejar toda la noche. / Frotar con un cepillo.`,
    `Estante de palets / Maceta pintada / Atrapasueños | tablas / tornillos / pintura / lana / hilo / pegamento / plumas / clavos
| Cortar {0}. / Lijar los bordes. / Pegar {0} en {1}. / Dejar secar. / Pintar dos manos.`,
  ],
  it: [
    `Maschera viso / Sali da bagno / Sgrassatore / Anticalcare | argilla / miele / burro di karité / bicarbonato / aceto / acqua calda / acido citrico / olio essenziale / sapone
| Mescolare {0} e {1}. / Sciogliere {0}. / Applicare sul viso. / Lasciare agire. / Risciacquare. / Spruzzare e asciugare.`,
  ],
  nl: [
    `Gezichtsmasker / Badzout / Ontkalker / Vogelhuisje | klei / honing / sheaboter / soda / azijn / heet water / citroenzuur / planken / schroeven / verf
| Meng {0} met {1}. / Smelt {0}. / Laat intrekken. / Spoel af. / Zaag op maat. / Laat drogen.`,
  ],
};
