import type { TitleAdvice } from '../advice-words.ts'

/** Written by us. */
export const titleWords: TitleAdvice = {
  dates: {
    relative:
      'předevčírem|(?<!od )včera(?!j)|(?:v )?(?:minul|příšt|loňsk)(?:ý týden|ý měsíc|ý rok|í týden|í měsíc|í rok|ém roce|ím roce|é léto|é zimy|ý víkend|í víkend|é pondělí|é úterý|ou středu|ý čtvrtek|ý pátek|ou sobotu|ou neděli|í pondělí|í úterý|í středu|í čtvrtek|í pátek|í sobotu|í neděli)|loni|před (?:několika|dvěma|třemi|čtyřmi|pár|\\d{1,2}) (?:dny|týdny|měsíci)|před (?:týdnem|měsícem)',
    ahead: '(?:v )?příšt',
    reports: [' řekl', ' uvedl', ' sdělil', ' dodal', ' říká '],
    until: '(?:do|nejpozději(?: do)?|před)(?: (?:pondělí|úterý|středy|čtvrtka|pátku|soboty|neděle),?)?',
    future: 'bude|budou|proběhne|proběhnou|uskuteční|začne|otevře|plánuje|plánován[aoy]?|chystá',
    holds: 'lze|je|jsou|platí|trvá|možné|přihlášky|přihlásit|registrace|termín|platn[áéý]|otevřen[aoý]?|dostupn[áéý]',
    past: 'byl[aoiy]?|proběhl[aoiy]?|konal[aoiy]?|trval[aoiy]?|skončil[aoiy]?|měl[aoiy]?|začal[aoiy]?',
  },
  numbers:
    'jeden/jedna/jedno dva/dvě/dvou tři/tří čtyři/čtyř pět/pěti šest/šesti sedm/sedmi osm/osmi devět/devíti deset/deseti jedenáct dvanáct/tucet patnáct dvacet třicet čtyřicet padesát sto',
  series: 'část|díl|kapitola|den|týden|sezóna|svazek|číslo',
  labels: {
    label: 'naléhavé|právě teď|aktualizace|aktualizováno|živě|video|foto|upozornění|koncept|kopie|novinka|finální verze',
    section: 'zprávy|aktuality|články|článek|domů|tisková zpráva|nezařazené|blog',
    kindNames:
      'tisková zpráva|zpravodaj|oznámení|důležité (?:oznámení|informace)|informace|zápis|pozvánka|zpráva|vítejte|úvod|o nás|recept|rozhovor|připomenutí|program|shrnutí|výsledky',
    by: 'autor|napsal[a]?',
  },
}
