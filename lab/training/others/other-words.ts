/** The words of pages that hold no recipe, by language. */
export interface OtherWords {
  buy: string;
  price: (amount: string) => string;
  minutes: string;
  reviews: string;
  pages: string;
  days: string;
  per100: string;
  nutrients: string;
  specifications: string;
  delivery: string;
  menu: string;
  units: string;
  replies: string;
}

const euros = (amount: string) => `${amount.replace('.', ',')} €`;

const WORDS: Readonly<Record<string, OtherWords>> = {
  en: {
    buy: 'Add to basket|Add to cart|Buy now|In stock|Add to wish list',
    price: (amount) => `$${amount}`,
    minutes: 'min|minutes|mins',
    reviews: 'reviews|ratings|4.5 out of 5 stars|votes',
    pages: 'pages|Hardcover|Paperback|Publisher|Publication date|ISBN|Language: English',
    days: 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday',
    per100: 'per 100 g|Nutrition per 100 g|Typical values per 100 g',
    nutrients: 'Energy|Fat|of which saturates|Carbohydrate|of which sugars|Fibre|Protein|Salt',
    specifications: 'Width|Height|Depth|Weight|Power|Capacity|Material|Colour|Cable length|Warranty',
    delivery:
      'Choose your items.|Add them to the basket.|Pick a delivery time.|Pay at the door.|Returns within 30 days.',
    menu: 'Starters|Mains|Sides|Desserts|Drinks|From the grill|For the little ones',
    units: 'g|kg|ml|l|pack of 6|can|bottle|each',
    replies: 'Reply|Quote|Like|Report|posted 3 days ago|Joined: 2014|Messages: 1,203',
  },
  de: {
    buy: 'In den Warenkorb|Jetzt kaufen|Auf Lager|Auf die Wunschliste|Zum Produkt',
    price: euros,
    minutes: 'Min.|Minuten',
    reviews: 'Bewertungen|4,5 von 5 Sternen|Kundenmeinungen',
    pages: 'Seiten|Gebundene Ausgabe|Taschenbuch|Verlag|Erscheinungsdatum|ISBN|Sprache: Deutsch',
    days: 'Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag',
    per100: 'pro 100 g|Nährwerte je 100 g|Durchschnittliche Nährwerte pro 100 g',
    nutrients:
      'Brennwert|Fett|davon gesättigte Fettsäuren|Kohlenhydrate|davon Zucker|Ballaststoffe|Eiweiß|Salz',
    specifications: 'Breite|Höhe|Tiefe|Gewicht|Leistung|Fassungsvermögen|Material|Farbe|Kabellänge|Garantie',
    delivery:
      'Wählen Sie Ihre Artikel.|Legen Sie sie in den Warenkorb.|Wählen Sie eine Lieferzeit.|Zahlen Sie an der Tür.|30 Tage Rückgabe.',
    menu: 'Vorspeisen|Hauptgerichte|Beilagen|Nachspeisen|Getränke|Vom Grill|Für unsere Kleinen',
    units: 'g|kg|ml|l|6er-Pack|Dose|Flasche|Stück',
    replies: 'Antworten|Zitieren|Gefällt mir|Melden|vor 3 Tagen|Dabei seit: 2014|Beiträge: 1.203',
  },
  fr: {
    buy: 'Ajouter au panier|Acheter|En stock|Ajouter à ma liste',
    price: euros,
    minutes: 'min|minutes',
    reviews: 'avis|4,5 sur 5 étoiles|évaluations',
    pages: 'pages|Broché|Relié|Éditeur|Date de parution|ISBN|Langue : français',
    days: 'Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche',
    per100: 'pour 100 g|Valeurs nutritionnelles pour 100 g',
    nutrients: 'Énergie|Matières grasses|dont acides gras saturés|Glucides|dont sucres|Fibres|Protéines|Sel',
    specifications: 'Largeur|Hauteur|Profondeur|Poids|Puissance|Capacité|Matière|Couleur|Garantie',
    delivery:
      'Choisissez vos articles.|Ajoutez-les au panier.|Choisissez un créneau.|Payez à la livraison.|Retours sous 30 jours.',
    menu: 'Entrées|Plats|Accompagnements|Desserts|Boissons|Menu enfant',
    units: 'g|kg|ml|l|lot de 6|boîte|bouteille|pièce',
    replies: 'Répondre|Citer|J’aime|Signaler|il y a 3 jours|Inscrit : 2014|Messages : 1 203',
  },
  es: {
    buy: 'Añadir al carrito|Comprar|En stock|Añadir a la lista',
    price: euros,
    minutes: 'min|minutos',
    reviews: 'opiniones|4,5 de 5 estrellas|valoraciones',
    pages: 'páginas|Tapa dura|Tapa blanda|Editorial|Fecha de publicación|ISBN|Idioma: español',
    days: 'Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo',
    per100: 'por 100 g|Información nutricional por 100 g',
    nutrients:
      'Valor energético|Grasas|de las cuales saturadas|Hidratos de carbono|de los cuales azúcares|Proteínas|Sal',
    specifications: 'Ancho|Alto|Fondo|Peso|Potencia|Capacidad|Material|Color|Garantía',
    delivery:
      'Elige tus productos.|Añádelos al carrito.|Elige la hora de entrega.|Paga en la puerta.|Devoluciones en 30 días.',
    menu: 'Entrantes|Platos principales|Guarniciones|Postres|Bebidas|Menú infantil',
    units: 'g|kg|ml|l|pack de 6|lata|botella|unidad',
    replies: 'Responder|Citar|Me gusta|Denunciar|hace 3 días|Miembro desde 2014',
  },
  it: {
    buy: 'Aggiungi al carrello|Acquista ora|Disponibile|Aggiungi alla lista',
    price: euros,
    minutes: 'min|minuti',
    reviews: 'recensioni|4,5 su 5 stelle|voti',
    pages: 'pagine|Copertina rigida|Copertina flessibile|Editore|Data di pubblicazione|ISBN|Lingua: italiano',
    days: 'Lunedì|Martedì|Mercoledì|Giovedì|Venerdì|Sabato|Domenica',
    per100: 'per 100 g|Valori nutrizionali per 100 g',
    nutrients: 'Energia|Grassi|di cui saturi|Carboidrati|di cui zuccheri|Fibre|Proteine|Sale',
    specifications: 'Larghezza|Altezza|Profondità|Peso|Potenza|Capacità|Materiale|Colore|Garanzia',
    delivery:
      'Scegli gli articoli.|Aggiungili al carrello.|Scegli l’orario di consegna.|Paga alla consegna.|Resi entro 30 giorni.',
    menu: 'Antipasti|Primi|Secondi|Contorni|Dolci|Bevande',
    units: 'g|kg|ml|l|confezione da 6|lattina|bottiglia|pezzo',
    replies: 'Rispondi|Cita|Mi piace|Segnala|3 giorni fa|Iscritto dal 2014',
  },
  nl: {
    buy: 'In winkelwagen|Nu kopen|Op voorraad|Op verlanglijst',
    price: (amount) => `€ ${amount.replace('.', ',')}`,
    minutes: 'min|minuten',
    reviews: 'beoordelingen|4,5 van 5 sterren|reviews',
    pages: 'pagina’s|Hardcover|Paperback|Uitgever|Verschijningsdatum|ISBN|Taal: Nederlands',
    days: 'Maandag|Dinsdag|Woensdag|Donderdag|Vrijdag|Zaterdag|Zondag',
    per100: 'per 100 g|Voedingswaarden per 100 gram',
    nutrients: 'Energie|Vet|waarvan verzadigd|Koolhydraten|waarvan suikers|Vezels|Eiwitten|Zout',
    specifications: 'Breedte|Hoogte|Diepte|Gewicht|Vermogen|Inhoud|Materiaal|Kleur|Garantie',
    delivery:
      'Kies je producten.|Leg ze in je winkelwagen.|Kies een bezorgmoment.|Betaal aan de deur.|30 dagen retour.',
    menu: 'Voorgerechten|Hoofdgerechten|Bijgerechten|Nagerechten|Dranken|Kindermenu',
    units: 'g|kg|ml|l|6-pack|blik|fles|stuk',
    replies: 'Reageren|Citeren|Leuk|Melden|3 dagen geleden|Lid sinds 2014',
  },
  sv: {
    buy: 'Lägg i varukorg|Köp nu|I lager|Spara som favorit',
    price: (amount) => `${Math.round(Number(amount) * 10)} kr`,
    minutes: 'min|minuter',
    reviews: 'recensioner|betyg|4,5 av 5',
    pages: 'sidor|Inbunden|Pocket|Förlag|Utgivningsdatum|ISBN|Språk: svenska',
    days: 'Måndag|Tisdag|Onsdag|Torsdag|Fredag|Lördag|Söndag',
    per100: 'per 100 g|Näringsvärde per 100 g',
    nutrients: 'Energi|Fett|varav mättat fett|Kolhydrat|varav sockerarter|Fiber|Protein|Salt',
    specifications: 'Bredd|Höjd|Djup|Vikt|Effekt|Volym|Material|Färg|Garanti',
    delivery:
      'Välj dina varor.|Lägg dem i varukorgen.|Välj leveranstid.|Betala vid dörren.|30 dagars öppet köp.',
    menu: 'Förrätter|Varmrätter|Tillbehör|Desserter|Drycker|Barnmeny',
    units: 'g|kg|ml|l|6-pack|burk|flaska|st',
    replies: 'Svara|Citera|Gilla|Anmäl|för 3 dagar sedan|Medlem sedan 2014',
  },
};

/** The words for a language; English ones where there are none, as on many sites. */
export function otherWords(language: string): OtherWords {
  return WORDS[language] ?? (WORDS.en as OtherWords);
}
