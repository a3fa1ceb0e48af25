import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/nb.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Norwegian Bokmål. Ease from LIX (Björnsson 1968) by our own linear map. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'nb',
  name: 'Norsk bokmål',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'alle alt alltid andre annen annet at av bare begge ble bli blir blitt både da de deg dem den denne der dere deres dersom det dette di din disse ditt du eller en enn er et etter fikk flere for fordi for før først fra få får gjennom gjør ha hadde han hans har hele henne hennes her hos hun hva hvem hver hvilke hvis hvor hvordan i ikke ingen ingenting inn innen ja jeg kan kom kommer kun kunne litt man mange med meg meget mellom men mens mer mindre min mine mitt mot må måtte når nei noe noen nok nå og også om omkring opp oss over på så sa samme sammen samt seg selv selv siden sin sine sitt skal skulle slik som til under uten ut var ved vi via vil ville vår våre være vært',
    ),
    vagueSubjects: words(
      'to tre fire fem seks sju åtte ni ti tanker dag dager dagen helg helgen tur turen uke uken år året gang ganger ting saker nyheter nytt tips ideer opplevelse erfaringer historie liv livet',
    ),
    questionWords: words('hva hvem når hvor hvordan hvorfor hvilken hvilket hvilke hvis'),
    genericHeadings: phrases(
      'innledning|introduksjon|sammendrag|konklusjon|oppsummering|oversikt|bakgrunn|generelt|mer informasjon|les mer|les også|kilder|referanser|noter|eksterne lenker|lenker|se også|innhold|innholdsfortegnelse|ofte stilte spørsmål|vanlige spørsmål|spørsmål og svar|faq|fordeler|ulemper|fordeler og ulemper|egenskaper|tips|gode råd|eksempler|eksempel|detaljer|resultater|diskusjon|metode|metoder|neste steg|steg 1|steg 2|steg 3|trinn 1|trinn 2|del 1|del 2|annet|kommentarer|kontakt|om oss|om forfatteren|forord|vedlegg|relaterte artikler|avslutning|kort sagt',
    ),
    referenceOpeners: phrases(
      'dette|denne|disse|den|det|de|han|hun|dens|deres|her|der|da|så|deretter|derfor|dermed|således|følgelig|dessuten|også|men|likevel|derimot|imidlertid|på den annen side|på den andre siden|i stedet|ellers|i dette tilfellet|i så fall|som nevnt|i mellomtiden|og|eller|begge|slik|slike',
    ),
    abbreviations: words(
      'bl.a f.eks dvs m.m m.fl osv etc ca kl nr s st dr prof hr fr jf pga mht inkl ekskl jan feb mar apr jun jul aug sep sept okt nov des maks min tlf mill mrd kr evt',
    ),
    genericLinkTexts: phrases(
      'her|klikk her|trykk her|via lenken|les mer|mer|mer informasjon|mer info|se mer|fortsett|les videre|lenke|lenken|denne siden|side|siden|nettsted|artikkel|artikkelen|detaljer|last ned|kilde',
    ),
    numberUnits: words(
      'prosent prosentpoeng personer mennesker brukere kunder pasienter elever studenter ansatte deltakere bedrifter land byer skoler sykehus husholdninger tilfeller studier ganger år måneder måned uker uke dager dag timer time minutter minutt sekunder millioner million milliarder tusen hundre kroner kr euro dollar øre kg g tonn km m cm mm meter kilometer hektar liter l ml kwh mwh watt w kw gb mb grader kalorier rom plasser gjester besøkende medlemmer innbyggere stemmer stykker sider ord',
    ),
    genericWords: words(
      'arbeid aspekt avgjørende balanse basis bedre begynne behov best beste bety betydning betyr bidra bidrar dag daglig del drøm effekt effektiv eksempel element enestående enkel erfaring evne faktor fantastisk finne finner fokus forandre forbedre fordel formål forskjellig forstå fremgang fremme fremtid føle følelse føler gi gir gjør gjøre glad glede glemme god gode grunn grunnlag grunnleggende harmoni helhet hjelp hjelpe huske hverdag ideer idé individ individuell innflytelse inspirasjon kropp kunnskap kvalitet lett leve lever lidenskap liten liv livet lykke lykkes lære løsning mangfold mening menneske metode moderne motivasjon mulig mulighet målsetting måte måter naturlig ny nye nyte nytt nytte nødvendig nøkkel oppdage oppleve oppmerksomhet oppnå passe passende perfekt person positiv potensial problem påvirke resultat riktig rolle samfunn sammenheng selvtillit sikre sjel skape skritt spesiell spørsmål stor store større suksess svar tallrik tanke tenke tid tilby tilfreds tilpasse ting trivsel tro tror tålmodighet unik utallig utfordring utforske utvikle vakker vanskelig variert velge velvære verden verdi vesentlig vet vidunderlig viktig virkning vite vokse årsak øke øker ønske øyeblikk',
    ),
  },
  ordinalDot: true,
  answerTypes: {
    count: phrases('hvor mange|hvor mye|hvor lenge|hvor gammel|hvor stor|hvor høy|hvor langt|hvor ofte'),
    time: phrases('når|hvilket år|hvilken dag|hvilken dato|siden når'),
    who: phrases('hvem|av hvem|med hvem'),
    steps: phrases('hvordan gjør|hvordan kan'),
    definition: phrases('hva er|hva betyr|hva vil det si|hva menes'),
  },
  patterns: {
    numbered: 'versjon|kapittel|side|trinn|del|nivå|fase|tabell|figur|artikkel|avsnitt',
    article: 'en|ei|et',
    currency: 'kroner|kr',
    references: 'referencer|kilder|referanser|litteratur',
    free: '\\bgratis\\b',
    newsDay: 'mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag',
    opinionLabel: 'kommentare?',
    alternative: 'eller',
  },
  shares: {
    numbers: 'en=1 et=1 ett=1 én=1 ét=1 to=2 tre=3 fire=4 fem=5 seks=6 syv=7 sju=7 otte=8 åtte=8 ni=9 ti=10 tyve=20 tjue=20',
    parts: ['(N) (?:ud af|ut av|av|af) (N)<end>'],
    ordinals: [
      [
        'hvert? (W)<end>',
        'anden=2 andre=2 andet=2 tredje=3 fjerde=4 femte=5 sjette=6 syvende=7 sjuende=7 ottende=8 åttende=8 niende=9 tiende=10',
      ],
    ],
    fractions: [
      [
        '(N) (W)(?:ar|er|en|e)?<end>',
        'tredjedel=3 tredel=3 fjärdedel=4 fjerdedel=4 firedel=4 femtedel=5 femdel=5 sjättedel=6 sjettedel=6 tiondel=10 tiendedel=10 tidel=10',
      ],
    ],
    words: [['(?:halvdelen|halvparten)(?= a[vf] )', 50]],
    rows: 'første|anden|andre|siste|sidste',
  },
  months: months(
    'januar/jan februar/feb mars/mar april/apr mai juni/jun juli/jul august/aug september/sep/sept oktober/okt november/nov desember/des',
  ),
  passive: {
    auxiliaries: words('bli blir ble blei blitt'),
    participles: words(
      'brukt solgt kjøpt valgt gjort tatt skrevet gitt funnet satt lagt sendt kjent bygd bygget laget hørt sett vist målt åpnet lukket nevnt ført innført utført tent slukket dømt bedt brakt solgte utvalgt testet bestemt',
    ),
    participlePatterns: ['[a-zæøå]{3,}(?:et|ert)$'],
    exceptions: words(
      'meget noget andet intet eget lidt godt stort hvert litt mye noe annet ingenting vejret været huset året landet arbejdet arbeidet livet barnet trøtt sint redd',
    ),
    statePattern: '^\\S+ (?:interessert|forelsket|overrasket|irritert|imponert|skuffet|stresset|fascinert|begeistret)e? (?!av$)',
    reach: 1,
  },
  ease: { name: 'LIX', kind: 'lix', base: 140, perSentence: 2, perWord: 2 },
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
