import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/da.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Danish. Ease from LIX (Björnsson 1968) by our own linear map. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'da',
  name: 'Dansk',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'ad af aldrig alle alt altid anden andet andre at bare begge blandt blev blive bliver da de dem den denne der deres det dette dig din dine disse dit dog du efter eftersom ej eller en end endnu er et få får for før fordi fra gennem går gør ham han hans har havde have hele hende hendes her hos hun hvad hver hvis hvor hvordan i ikke ind indtil ingen ingenting inden intet ja jeg jer jeres jo kan kom kommer kun kunne lidt man mange med meget mellem men mens mere mig min mindre mine mit mod må måtte nej noget nogen nogle nok nu når og også om omkring op os over på sagde samme sammen samt se selv selvom sig sin sine sit skal skulle som således så sådan til uden ud under undtagen var ved vi via vil ville vor være været',
    ),
    vagueSubjects: words(
      'to tre fire fem seks syv otte ni ti tanker dag dage dagen weekend tur turen uge ugen år året gang gange ting sager nyheder nyt tips ideer oplevelse erfaringer historie liv livet',
    ),
    questionWords: words('hvad hvem hvornår hvor hvordan hvorfor hvilken hvilket hvilke hvis'),
    genericHeadings: phrases(
      'indledning|introduktion|sammenfatning|konklusion|opsummering|overblik|oversigt|baggrund|generelt|mere information|læs mere|læs også|kilder|referencer|noter|eksterne henvisninger|links|se også|indhold|indholdsfortegnelse|ofte stillede spørgsmål|spørgsmål og svar|faq|fordele|ulemper|fordele og ulemper|egenskaber|tips|gode råd|eksempler|eksempel|detaljer|resultater|diskussion|metode|metoder|næste skridt|trin 1|trin 2|trin 3|del 1|del 2|øvrigt|andet|kommentarer|kontakt|om os|om forfatteren|forord|bilag|relaterede artikler|afslutning|kort sagt',
    ),
    referenceOpeners: phrases(
      'dette|denne|disse|den|det|de|han|hun|dens|deres|her|der|da|så|derefter|derfor|dermed|således|følgelig|desuden|også|men|dog|derimod|imidlertid|på den anden side|i stedet|ellers|i dette tilfælde|i så fald|som nævnt|i mellemtiden|og|eller|begge|sådan|sådanne',
    ),
    abbreviations: words(
      'bl.a f.eks fx dvs m.m m.fl osv etc ca kl nr s st dr prof hr fr jf pga mht inkl ekskl jan feb mar apr jun jul aug sep sept okt nov dec maks min tlf mio mia kr evt',
    ),
    genericLinkTexts: phrases(
      'her|klik her|tryk her|via linket|læs mere|mere|mere information|mere info|se mere|fortsæt|læs videre|link|dette link|denne side|side|siden|hjemmeside|artikel|artiklen|detaljer|download|hent|kilde',
    ),
    numberUnits: words(
      'procent procentpoint personer mennesker brugere kunder patienter elever studerende ansatte deltagere virksomheder lande byer skoler hospitaler husstande tilfælde studier gange år måneder måned uger uge dage dag timer time minutter minut sekunder millioner million milliarder tusind hundrede kroner kr euro dollar øre kg g ton km m cm mm meter kilometer hektar liter l ml kwh mwh watt w kw gb mb grader kalorier værelser pladser gæster besøgende medlemmer indbyggere stemmer stykker sider ord',
    ),
    genericWords: words(
      'afgørende arbejde aspekt balance basis bedre bedst begynde behov betyde betyder betydning bidrage chance dag daglig del drøm effekt effektiv eksempel element enestående enkel erfaring evne faktor fantastisk finde fokus forandre forbedre fordel formål forskellig forstå fremgang fremme fremtid føle følelse føler give giver glad glemme glæde god gode grund grundlag grundlæggende gør gøre harmoni helhed hjælp hjælpe huske hverdag idé idéer indflydelse individ individuel inspiration krop kvalitet let leve lever lidenskab lille liv livet lykke lykkes lære løsning mangfoldig mening menneske metode moderne motivation mulig mulighed måde måder målsætning naturlig ny nyde nye nyt nytte nødvendig nøgle opdage opleve opmærksomhed opnå passe passende perfekt person positiv potentiale problem påvirke resultat rigtig rolle samfund sammenhæng selvtillid sikre sjæl skabe skridt smuk speciel spørgsmål stor store større succes svar svær talrig tanke tid tilbyde tilfreds tilpasse ting trivsel tro tror tålmodighed tænke udfordring udforske udvikle unik utallig varieret velvære verden vide viden vidunderlig vigtig virkning vokse vælge værdi værdifuld væsentlig øge øger øjeblik ønske',
    ),
  },
  ordinalDot: true,
  answerTypes: {
    count: phrases('hvor mange|hvor meget|hvor længe|hvor gammel|hvor stor|hvor høj|hvor langt|hvor ofte'),
    time: phrases('hvornår|hvilket år|hvilken dag|hvilken dato|siden hvornår'),
    who: phrases('hvem|hvis|af hvem|med hvem'),
    steps: phrases('hvordan gør|hvordan kan'),
    definition: phrases('hvad er|hvad betyder|hvad vil det sige|hvad menes'),
  },
  patterns: {
    numbered: 'kapitel|side|trin|del|niveau|fase|tabel|figur|artikel|afsnit|klasse',
    article: 'en|et',
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
    'januar/jan februar/feb marts/mar april/apr maj juni/jun juli/jul august/aug september/sep/sept oktober/okt november/nov december/dec',
  ),
  passive: {
    auxiliaries: words('blive bliver blev blevet'),
    participles: words(
      'brugt solgt købt valgt gjort taget skrevet givet fundet sat lagt sendt kendt bygget lavet hørt set vist målt åbnet lukket nævnt ført indført udført tændt slukket dømt bedt bragt udvalgt testet',
    ),
    participlePatterns: ['[a-zæøå]{3,}(?:et|eret)$'],
    verbPattern: '^(?=.{8}).*(?:ere|ge|te|ne|se)des$',
    exceptions: words(
      'meget noget andet intet eget lidt godt stort hvert litt mye noe annet ingenting vejret været huset året landet arbejdet arbeidet livet barnet trøtt sint redd',
    ),
    statePattern: '^\\S+ (?:interesse|irrite|impone|stresse|fascine)ret |^\\S+ (?:forelsk|overrask|skuff|begejstr)(?:et|ede) (?!af$)',
    reach: 1,
  },
  ease: { name: 'LIX', kind: 'lix', base: 140, perSentence: 2, perWord: 2 },
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
