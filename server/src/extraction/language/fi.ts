import type { Language } from './language.ts';

export const fi: Language = {
  ingredients: `ainekset | ainesosat | raaka-aineet | tarvitset | aineet | tarvitset näitä | ainesosaluettelo |
    mitä tarvitset | raaka aineet | ostoslista | tarveaineet`,
  instructions: `valmistus | ohje | valmistusohje | ohjeet | näin teet | työvaiheet | tee näin |
    valmistusohjeet | näin valmistat | näin se tehdään | valmista näin | valmistustapa | vaiheet | työohje |
    reseptin ohje | valmistusvaiheet | vaihe vaiheelta | toimi näin | valmistaminen | näin teet sen`,
  notEaten: `taikataikina | muovailuvaha | kasvonaamio | hiusnaamio | vartalokuorinta | kuorinta-aine |
    huulirasva | kylpysuola | shampoo | deodorantti | saippua | pesuaine | puhdistus{aine,tahna,suihke} |
    lannoite | linnunruoka | muuntotaulukko | mittayksiköt`,
  unlikeFood: `eteeri* | sheavoi | mehiläisvaha | jojobaöljy | kasvoille | hiuksiin | suihkepullo | iholle |
    koeputki | suojalasit | syövyttäv*`,
  cares: `puhdist{us,aminen,aa,a,at} | teroit{us,taminen,taa} | kalkinpoisto | rasvapoltto`,
  caredFor: `uuni{n,} | pannu{n,} | paistinpannu{n,} | valurauta* | veitse{n,t} | veitset |
    vedenkeit{in,timen} | kahvinkeit{in,timen} | astianpesukone{en,} | mikro{n,} | jääkaa{ppi,pin} |
    pesukone{en,} | leikkuulau{ta,dan} | grilli{n,}`,
  crafts: `astianpesuaine* | pesuaine* | vetyperoksidi* | mehiläisvahaa | puikot | puikoilla | virkkuu* |
    virkkaa | silmukka{a,} | kuumaliima* | akryyliväri* | hiekkapaperi* | parafiini* | pihka{a,}`,
  contests: 'arvonta* | arvonnan | kilpailu* | voittaja* | palkinto* | osallistu*',
  farewell: 'hyvää ruokahalua | herkullisia hetkiä',
  pageBoilerplate: 'tulosta resepti | tallenna resepti | jaa resepti',
  cookingOf: 'paisto | keitto | uunissa',
  timeNouns: 'aika',
  advert: 'mainos',
  notes: 'vinkki | vinkit | huom',
  other: 'ravintosisältö | kommentit | lisää reseptejä | ravintoarvot | arvostelut',
  unmistakable: 'ainekset',
  forThe: 'lisäksi | pinnalle | tarjoiluun | päälle',
  recipe: 'resepti | ohje',
  units: `kpl | ripaus | valkosipulinkynttä | kynsi | kynttä | prk | pkt | pss | viipaletta | tölkki | nippu`,
  servings: 'annosta | annokset | annosmäärä | annoksia',
  forEaters: 'henkilölle | hengelle',
  eaters: 'henkilölle | henkilöä | hlö | henkeä | hengelle',
  pieces: 'kpl | kappaletta',
  about: 'noin',
  portions: 'annos{ta,} | annoksia',
  slices: 'palaa | viipaletta | pullaa | purkkia | lasia | lettua',
  enoughFor: 'riittää',
  prepTime: 'esivalmistelu | valmisteluaika | esivalmisteluaika',
  cookTime: 'kypsennysaika | paistoaika | valmistusaika',
  totalTime: 'kokonaisaika | aika',
  difficulty: 'vaikeusaste',
  easyLevel: 'helppo',
  hardLevel: 'vaikea',
  waitTitles: 'hetkinen',
  signIn: 'kirjaudu',
  greetings: `hei | moi | terve`,
  corrects: 'ei | eikun | anteeksi | odota',
};
