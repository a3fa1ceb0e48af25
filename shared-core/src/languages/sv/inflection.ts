import type { Inflection } from '../inflection.ts'

export const inflection: Inflection = {
  letters: 'åäö',
  spellings: [],
  words:
    'idé idéer idén idéerna ideer|internet|kran kranen kranar kranarna|krans kransen kransar|bok boken böcker böckerna boks|stad staden städer städerna|man mannen män männen mans|hand handen händer händerna|tand tanden tänder tänderna|natt natten nätter nätterna|fot foten fötter fötterna|rot roten rötter rötterna|son sonen söner sönerna|dotter dottern döttrar döttrarna|mor modern mödrar moder|far fadern fäder fader|bror brodern bröder bröderna broder|gås gåsen gäss gässen|mus musen möss mössen|lus lusen löss|land landet länder länderna lands|strand stranden stränder stränderna|rand randen ränder|brand branden bränder bränderna|tång tången tänger|öga ögat ögon ögonen|öra örat öron öronen|huvud huvudet huvuden|barn barnet barnen barns|' +
    'god gott goda bra bäst bättre bästa|dålig dåligt dåliga sämre sämst sämsta|stor stort stora större störst största|liten litet lilla små mindre minst minsta|gammal gammalt gamla äldre äldst äldsta|ung ungt unga yngre yngst yngsta|lång långt långa längre längst längsta|hög högt höga högre högst högsta|låg lågt låga lägre lägst lägsta|tung tungt tunga tyngre tyngst|' +
    'gå går gick gått gående|göra gör gjorde gjort gjord gjorda|se ser såg sett|äta äter åt ätit|dricka dricker drack druckit|skriva skriver skrev skrivit skriven skrivna|välja väljer valde valt vald valda|sälja säljer sålde sålt såld sålda|sova sover sov sovit|springa springer sprang sprungit|finna finner fann funnit|bära bär bar burit|skära skär skar skurit skuren|ta tar tog tagit|ge ger gav gett|få får fick fått|vatten vattnet|nyckel nyckeln nycklar nycklarna|cykel cykeln cyklar cyklarna|cykla cyklar cyklade cyklat|glas glaset glasen|glass glassen glassar|bra|sko skon skor skorna|ko kon kor korna|bil bilen bilar bilarna bils bilens|bild bilden bilder bilderna|bill|kil kilen kilar|kol kolet kolen|vin vinet viner vinerna|vind vinden vindar vindarna|mål målet målen|mat maten|matta mattan mattor mattorna|vete vetet|vecka veckan veckor veckorna',
  classes: [
    { of: 'n', min: 2, endings: '- s', unless: 's$' },
    { of: '=', min: 2, endings: '-' },
    { of: '1', min: 2, endings: 'a an or orna as ans ornas' },
    { of: '2', min: 2, endings: '- en ar arna ens arnas mmen>m nnen>n mmar>m' },
    { of: '2', min: 2, endings: 'e en ar arna', only: '[^aeiouyåäö]$' },
    { of: '2', min: 2, endings: 'lar>el larna>el eln>el el>el rar>er rarna>er ern>er er>er nar>en narna>en' },
    { of: '3', min: 2, endings: '- en er erna ens ernas', unless: 'e$' },
    { of: '3', min: 2, endings: '- n r rna', only: 'ie$' },
    { of: '5', min: 4, endings: '- t n na', only: '[eioyåäöu]$' },
    { of: '6', min: 2, endings: '- et en ets ens mmet>m mmen>m', unless: '[ae]$' },
    { of: '6', min: 2, endings: 'let>el ret>er net>en' },
    { of: '7', min: 3, endings: 'are aren arna ares' },
    {
      of: 'a',
      min: 2,
      endings: '- t a tt are ast aste',
      unless: '^(?:ros|vin|mat|vec|kak|hus|skol|gat|stol|sid|tav|lamp|mamm|papp|kan|kart|kartt|plan|pann|flask|klock|kyrk|mur|kran|sko)$',
    },
    { of: 'a', min: 2, endings: 'na>en kla>kel ra>er la>el' },
    { of: 'v', min: 2, endings: 'a ar ade at ad ande ades' },
    { of: 'w', min: 2, endings: 'a er te t de d ande' },
  ],
}
