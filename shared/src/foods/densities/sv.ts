/** The commonest foods in Swedish; see `en.ts`. */
export const sv = `
  20081 mjöl | vetemjöl | vetemjöl special; 20080 grahamsmjöl | dinkelmjöl | fullkornsmjöl; 20064 rågmjöl | rågsikt; 20011 bovetemjöl; 20061 rismjöl; 20022 polenta | majsmjöl; 20066 mannagryn; 20027 maizena | potatismjöl | majsstärkelse;
  19335 socker | strösocker; 19334 farinsocker | muscovadosocker | råsocker | brunt socker; 19336 florsocker; 19296 honung; 19304 melass; 19353 lönnsirap; 19350 sirap | ljus sirap | mörk sirap; 19297 sylt | hallonsylt | lingonsylt; 19165 kakao | kakaopulver;
  01001 smör | margarin | smält smör; 01017 färskost; 01036 ricotta | mascarpone | kvarg | kesella; 01012 keso; 01019 fetaost; 01026 mozzarella; 01032 parmesan | parmesanost; 01009 ost | riven ost | cheddar | riven cheddar;
  01053 grädde | vispgrädde | matlagningsgrädde; 01056 gräddfil | crème fraiche; 01077 mjölk | standardmjölk | lättmjölk | havredryck | mandelmjölk; 01088 filmjölk | kärnmjölk; 01116 yoghurt | naturell yoghurt | grekisk yoghurt | turkisk yoghurt; 01095 kondenserad mjölk; 04025 majonnäs;
  04044 olja | olivolja | rapsolja | solrosolja | matolja | kokosolja; 12118 kokosmjölk; 16123 soja | sojasås; 11935 ketchup; 11546 tomatpuré; 11547 passerade tomater; 02048 vinäger | ättika | vitvinsvinäger; wine vin | vitt vin | rött vin | rom;
  water vatten | buljong | grönsaksbuljong | kycklingbuljong | fond | kaffe | öl | te | ljummet vatten; 09152 citronsaft; 09160 limejuice; 09206 apelsinjuice; 09019 äppelmos;
  08120 havregryn; 20044 ris | basmatiris | jasminris; 20052 risottoris | grötris | sushiris; 20028 couscous; 20012 bulgur; 20035 quinoa; 16069 lins | linser | röda linser; 16057 kikärta | kikärtor; 16028 kidneyböna | kidneybönor; 18079 ströbröd;
  12061 mandel; 12061g mandelmjöl; 12061f mandelspån; 12120 hasselnöt/hasselnötter; 12155 valnöt/valnötter; 12109 kokosflingor | riven kokos; 12085 cashewnöt/cashewnötter; 16087 jordnöt/jordnötter; 16098 jordnötssmör; 09298 russin; 19701 chokladknapp; 12023 sesamfrö | sesamfrön; 12036 solroskärna | solroskärnor;
  09050 blåbär; 09302 hallon; 09316 jordgubbe | jordgubbar; 11304 ärta | ärtor | gröna ärtor; 11282 lök; 18369 bakpulver; 18372 bikarbonat; 18375 torrjäst; 02047 salt
`;
