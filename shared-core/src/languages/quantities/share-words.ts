import { letter } from '../characters/characters.ts'

/**
 * How a language says a part of a whole. Sources of patterns over lower-case text; `N` stands for a number in digits or words. `numbers`:
 * those that stand in shares, beside `numberWords`. A list of wholes names the words or stems that the last group takes.
 */
export interface ShareWords {
  readonly numbers?: string
  /** `N in N`: the part, then the whole. */
  readonly parts?: readonly string[]
  /** The whole, then the part. */
  readonly wholes?: readonly string[]
  /** `every fifth`: one of so many. */
  readonly ordinals?: readonly (readonly [string, string])[]
  /** `two thirds of`: the part, then the name of the whole; a missing part is one. */
  readonly fractions?: readonly (readonly [string, string])[]
  /** One word, in per cent. */
  readonly words?: readonly (readonly [string, number])[]
  /** Words before a fraction that is a place in a row: `the first half of`. */
  readonly rows?: string
}

const end = `(?![\\d]|[.,]\\d|[${letter}])`
const han = '一二三四五六七八九十两兩'
const counter = '(?:人|名|位|个人|個人|个|個|家|社|世帯|件|校|頭|匹|本)'
const people = {
  it: '(?:italian[oi]|person[ae]|donn[ae]|uom(?:o|ini)|bambin[oi]|giovan[ei]|adult[oi]|student[ei]|lavorator[ei]|famigli[ae]|aziend[ae]|impres[ae]|pazient[ei]|cas[oi])',
  en: '(?:person|people|adults?|child|children|wom[ae]n|m[ae]n|students?|workers?|patients?|households?|teenagers?|voters?|companies|company|employees?)',
} as const
const scandinavian =
  'tredjedel=3 tredel=3 fjärdedel=4 fjerdedel=4 firedel=4 femtedel=5 femdel=5 sjättedel=6 sjettedel=6 tiondel=10 tiendedel=10 tidel=10'
const scandinavianFraction = `(N) (tredjedel|tredel|fjärdedel|fjerdedel|firedel|femtedel|femdel|sjättedel|sjettedel|tiondel|tiendedel|tidel)(?:ar|er|en|e)?${end}`
const nordic: ShareWords = {
  numbers: 'en=1 et=1 ett=1 én=1 ét=1 to=2 tre=3 fire=4 fem=5 seks=6 syv=7 sju=7 otte=8 åtte=8 ni=9 ti=10 tyve=20 tjue=20',
  parts: [`(N) (?:ud af|ut av|av|af) (N)${end}`],
  ordinals: [
    [
      `hvert? (anden|andre|andet|tredje|fjerde|femte|sjette|syvende|sjuende|ottende|åttende|niende|tiende)${end}`,
      'anden=2 andre=2 andet=2 tredje=3 fjerde=4 femte=5 sjette=6 syvende=7 sjuende=7 ottende=8 åttende=8 niende=9 tiende=10',
    ],
  ],
  fractions: [[scandinavianFraction, scandinavian]],
  words: [['(?:halvdelen|halvparten)(?= a[vf] )', 50]],
  rows: 'første|anden|andre|siste|sidste',
}

export const shareWordsOf: Readonly<Record<string, ShareWords>> = {
  en: {
    numbers: 'a=1 an=1 one=1',
    parts: [`(?!an? )(N) (?:in|in every|out of|out of every|of every) (N)${end}`, `(one|a) ${people.en} in (?:every )?(N)${end}`],
    ordinals: [
      [
        `every (third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)${end}`,
        'third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10',
      ],
    ],
    fractions: [
      [
        `(N)[ -](third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twentieth|hundredth)s?(?= of )`,
        'third=3 quarter=4 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 twentieth=20 hundredth=100',
      ],
      [`(?<=by )(N)[ -](third|quarter|fifth|tenth)s?(?!-)${end}`, 'third=3 quarter=4 fifth=5 tenth=10'],
    ],
    words: [
      [
        'half(?= (?:of (?!(?:it|that|this|them)\\b)|(?:the|all) (?!battle|fun|story|time|truth|trick|point|work|reason|size|amount|price|cost|speed|height|length|width|weight|distance|age)))',
        50,
      ],
      [`(?<=(?<![${letter}])by )half(?!-)${end}`, 50],
    ],
    rows: 'first|second|other|latter|last|past|top|bottom|upper|lower|better|each|either|front|back|another|and a',
  },
  de: {
    numbers: 'ein=1 eine=1 einer=1 eines=1 einem=1 einen=1',
    parts: [`(N) von(?: je)? (N)${end}`],
    ordinals: [
      [
        `jede[rsnm]? (zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt|zwanzigst)e[rsnm]?${end}`,
        'zweit=2 dritt=3 viert=4 fünft=5 sechst=6 siebt=7 acht=8 neunt=9 zehnt=10 zwanzigst=20',
      ],
    ],
    fractions: [
      [
        `(?<!einem )(?!einem viertel)(?:(N)[ -]?)?(drittel|viertel|fünftel|sechstel|siebtel|achtel|neuntel|zehntel|zwanzigstel)[ns]?(?= (?:der|des|aller|von|vom|ihrer|seiner|unserer|dieser|mehr|weniger|höher|niedriger)${end})`,
        'drittel=3 viertel=4 fünftel=5 sechstel=6 siebtel=7 achtel=8 neuntel=9 zehntel=10 zwanzigstel=20',
      ],
      [
        `(?<=um )(ein|zwei|drei|vier)[ ]?(drittel|viertel|fünftel|sechstel|zehntel)${end}`,
        'drittel=3 viertel=4 fünftel=5 sechstel=6 zehntel=10',
      ],
      [`(zwei|drei|vier)(drittel|viertel|fünftel)(?= (?:der|des|aller|von|vom)${end})`, 'drittel=3 viertel=4 fünftel=5'],
    ],
    words: [
      [`hälfte(?= (?:der|des|aller|von|vom|ihrer|seiner|unserer|dieser)${end})`, 50],
      [`(?<=um die )hälfte${end}`, 50],
    ],
    rows: '(?:erst|zweit|ander|ober|unter|besser|link|recht|letzt)e[nrs]?|im',
  },
  fr: {
    numbers: 'un=1 une=1 le=1',
    // `une taxe sur dix produits` is none
    parts: [`(N)(?: [${letter}]{3,20})? sur (N)(?! [${letter}]+[sx](?![${letter}]))${end}`],
    fractions: [
      [
        `(N) (tiers|quart|cinquième|sixième|septième|huitième|neuvième|dixième)s?(?= (?:(?:des?|du) |d[’'])(?!finale))`,
        'tiers=3 quart=4 cinquième=5 sixième=6 septième=7 huitième=8 neuvième=9 dixième=10',
      ],
    ],
    words: [["moitié(?= (?:(?:des?|du) |d[’']))", 50]],
    rows: 'premi[eè]re?s?|seconde?|deuxième|autre|derni[eè]re?s?|première',
  },
  es: {
    numbers: 'un=1 uno=1 una=1 la=1',
    parts: [`(N)(?: [${letter}]{2,20}){0,2} de cada (N)${end}`],
    fractions: [
      [
        `(N) (tercio|cuarto|quinto|sexto|décimo)s?(?= (?:de (?:los|las|la población|todos|todas|sus|quienes)|del)${end})`,
        'tercio=3 cuarto=4 quinto=5 sexto=6 décimo=10',
      ],
      [
        `(N) (tercera|cuarta|quinta|sexta|séptima|octava|novena|décima)s? partes?(?= de (?:los|las|todos|todas|sus|quienes)${end})`,
        'tercera=3 cuarta=4 quinta=5 sexta=6 séptima=7 octava=8 novena=9 décima=10',
      ],
    ],
    words: [['(?<=(?<!(?:en|a|por|hacia) )la )mitad(?= del? )', 50]],
    rows: 'primer[ao]?|segund[ao]|otr[ao]|últim[ao]',
  },
  pt: {
    numbers: 'um=1 uma=1',
    parts: [`(N)(?: [${letter}]{2,20}){0,2} (?:em|de|a) cada (N)${end}`],
    fractions: [
      [`(N) (terço|quarto|quinto|sexto|décimo)s?(?= (?:dos|das|de (?:todos|todas))${end})`, 'terço=3 quarto=4 quinto=5 sexto=6 décimo=10'],
    ],
    words: [['metade(?= d[aeo]s? )', 50]],
    rows: 'primeir[ao]|segund[ao]|outr[ao]|últim[ao]|na|pela|à',
  },
  it: {
    numbers: 'un=1 uno=1 una=1',
    parts: [`(N)(?: ${people.it})? su (N)${end}`, `(N) in ogni (N)${end}`],
    fractions: [
      [
        "(N) (terz|quart|quint|sest|settim|ottav|non|decim)[oi](?= (?:de(?:i|gli|lle|lla|l) |dell[’']))",
        'terz=3 quart=4 quint=5 sest=6 settim=7 ottav=8 non=9 decim=10',
      ],
    ],
    words: [["metà(?= (?:de(?:i|gli|lle|lla|l) |dell[’']))", 50]],
    rows: 'prim[ao]|second[ao]|altra|ultim[ao]|a',
  },
  nl: {
    numbers: 'een=1 één=1 eén=1',
    parts: [`(N) (?:op de|op elke|op iedere) (N)${end}`],
    fractions: [
      [
        `(N) (derde|kwart|vierde|vijfde|zesde|zevende|achtste|negende|tiende)(?= van )`,
        'derde=3 kwart=4 vierde=4 vijfde=5 zesde=6 zevende=7 achtste=8 negende=9 tiende=10',
      ],
    ],
    words: [['helft(?= van )', 50]],
    rows: 'eerste|tweede|andere|laatste',
  },
  sv: {
    numbers: 'en=1 ett=1 två=2 tre=3 fyra=4 fem=5 sex=6 sju=7 åtta=8 nio=9 tio=10 tjugo=20',
    parts: [`(N) av (N)${end}`],
    ordinals: [
      [
        `(?:var|vart|varje) (annan|annat|tredje|fjärde|femte|sjätte|sjunde|åttonde|nionde|tionde)${end}`,
        'annan=2 annat=2 tredje=3 fjärde=4 femte=5 sjätte=6 sjunde=7 åttonde=8 nionde=9 tionde=10',
      ],
    ],
    fractions: [[scandinavianFraction, scandinavian]],
    words: [['hälften(?= av )', 50]],
    rows: 'första|andra|sista',
  },
  da: nordic,
  no: nordic,
  nb: nordic,
  nn: nordic,
  pl: {
    numbers:
      'jeden=1 jedna=1 jedną=1 jednej=1 jedno=1 dwie=2 dwa=2 dwóch=2 dwoje=2 trzech=3 troje=3 czterech=4 pięciu=5 sześciu=6 siedmiu=7 ośmiu=8 dziewięciu=9 dziesięciu=10',
    parts: [`(N) (?:na|z)(?: każdych)? (N)${end}`],
    ordinals: [
      [
        // `co piątek` is a day
        `co (drug|trzec|czwart|piąt|szóst|siódm|ósm|dziewiąt|dziesiąt)(?:i|a|ia|ą|ią|y|e|ie|ego|iego|ej|iej|emu|iemu)${end}`,
        'drug=2 trzec=3 czwart=4 piąt=5 szóst=6 siódm=7 ósm=8 dziewiąt=9 dziesiąt=10',
      ],
    ],
    fractions: [[`(N) (trzeci|czwart|piąt|szóst|dziesiąt)(?:a|e|ą|ej|ych)${end}`, 'trzeci=3 czwart=4 piąt=5 szóst=6 dziesiąt=10']],
    words: [[`połow(?:a|ę|y|ie)(?= [${letter}])`, 50]],
    rows: 'pierwsz(?:a|ą|ej)|drug(?:a|ą|iej)|w|na',
  },
  cs: {
    numbers: 'jeden=1 jedna=1 jednu=1 dva=2 dvě=2 dvou=2 tři=3 tří=3 čtyři=4 čtyř=4 pěti=5 deseti=10',
    parts: [`(N) z(?:e|(?: každých))? (N)${end}`],
    ordinals: [
      [
        `každ(?:ý|á|é|ého|ou|ému) (druh|třet|čtvrt|pát|šest|sedm|osm|devát|desát)(?:ý|á|é|ého|ou|ém|ému|í|ího)${end}`,
        'druh=2 třet=3 čtvrt=4 pát=5 šest=6 sedm=7 osm=8 devát=9 desát=10',
      ],
    ],
    fractions: [
      [`(?:(N) )?(třetin|čtvrtin|pětin|šestin|desetin)(?:a|y|u|ě)(?= [${letter}])`, 'třetin=3 čtvrtin=4 pětin=5 šestin=6 desetin=10'],
    ],
    words: [[`polovin(?:a|u|y|ě)(?= [${letter}])`, 50]],
    rows: 'první|druh(?:á|é|ou)|v',
  },
  ru: {
    numbers: 'один=1 одна=1 одну=1 одной=1 двое=2 две=2 трое=3 четверо=4 пятеро=5 четыре=4 сорока=40 ста=100',
    parts: [`(N)(?: [${letter}]{2,20})? из(?: каждых)? (N)${end}`],
    ordinals: [
      [
        `кажд(?:ый|ая|ое|ого|ой|ому|ую) (втор|трет|четв[её]рт|пят|шест|седьм|восьм|девят|десят)(?:[ыо]й|ая|ое|ого|ому|ую|ым|ий|ья|ье|ьего|ьей|ью|ьему)${end}`,
        'втор=2 трет=3 четверт=4 четвёрт=4 пят=5 шест=6 седьм=7 восьм=8 девят=9 десят=10',
      ],
    ],
    fractions: [
      [`(?:(N) )?(трет|четверт)[ьи](?= [${letter}])`, 'трет=3 четверт=4'],
      [`(N) (пят|шест|седьм|восьм|девят|десят)(?:ая|ую|ой|ые|ых)(?= [${letter}])`, 'пят=5 шест=6 седьм=7 восьм=8 девят=9 десят=10'],
      [`()(пят|шест|седьм|восьм|десят)(?:ая|ую|ой)(?= част)`, 'пят=5 шест=6 седьм=7 восьм=8 десят=10'],
    ],
    words: [[`половин(?:а|ы|у|е)(?= (?!втор|треть|четв[её]рт|пят|шест)[${letter}])`, 50]],
    rows: `перв[${letter}]{1,4}|втор[${letter}]{1,4}|друг[${letter}]{1,4}|последн[${letter}]{1,4}|в|во`,
  },
  ar: {
    numbers: 'واحد=1 واحدة=1 اثنان=2 اثنين=2 اثنتان=2 اثنتين=2 مئة=100 مائة=100',
    parts: [`(N)(?: واحدة?)? من(?: بين)? كل (N)${end}`],
    fractions: [
      ['(?:و|ب|ل)?(ثلاثة|ثلاث) (أرباع)(?= )', 'أرباع=4'],
      ['(?:و|ب|ل)?()(ثلث|ربع|خُمس|عُشر)(?= (?:ال(?!نهائي)|عدد|سكان|هذه|هؤلاء|من ))', 'ثلث=3 ربع=4 خُمس=5 عُشر=10'],
    ],
    words: [
      ['(?:و|ب|ل)?نصف(?= (?:ال(?!نهائي)|عدد|سكان|هذه|هؤلاء|من ))', 50],
      ['(?:و|ب|ل)?ثلث(?:ا|ي)(?= )', 200 / 3],
    ],
  },
  ja: {
    wholes: [
      `(\\d{1,3}|[${han}])分の(\\d{1,3}|[${han}])`,
      `(\\d{1,3}|[${han}])${counter}(?:に|中|のうち)(?:約)?(\\d{1,2}|[${han}])${counter}`,
    ],
    fractions: [['(\\d(?:\\.\\d)?|[一二三四五六七八九])(割)(?![引り増安高])', '割=10']],
    words: [['(?<!過)半数(?=[のはがを以近に]|以上)|半分(?=[のはが])', 50]],
  },
  zh: {
    wholes: [
      `(?<!百|千)(\\d{1,3}|[${han}])分之(\\d{1,3}|[${han}])(?![\\d.]|[十百])`,
      `每(\\d{1,3}|[${han}])${counter}[^，。\\d]{0,6}?(?:中|里|裡|当中)(?:就|便|约|約)?有(\\d{1,2}|[${han}])${counter}?`,
    ],
    fractions: [['(\\d|[一二两兩三四五六七八九])(成)(?![不年为為功員员立就本绩績都群长長熟果了套语語分人百千])', '成=10']],
    words: [['(?:半数|半數)(?=[的以]|以上)|(?<!另|一半)一半(?=的|以上|左右)', 50]],
  },
  ko: {
    numbers: '한=1 두=2 세=3 네=4 다섯=5 여섯=6 일곱=7 여덟=8 아홉=9 열=10 일=1 이=2 삼=3 사=4 오=5 육=6 칠=7 팔=8 구=9 십=10 백=100',
    wholes: [
      '(\\d{1,3}|[가-힣]{1,2}) ?(?:명|곳|가구|사람) ?(?:중|가운데) ?(\\d{1,2}|[가-힣]{1,2}) ?(?:명|곳|가구|사람)',
      '(\\d{1,3}|[삼사오육칠팔구십백])분의 ?(\\d{1,2}|[일이삼사오육칠팔구])',
    ],
    words: [['절반(?=[이은을의 ])', 50]],
  },
  tr: {
    numbers: 'bir=1 biri=1 birini=1 ikisi=2 üçü=3 dördü=4 beşi=5 altısı=6 yedisi=7 sekizi=8 dokuzu=9 on=10 yüz=100',
    wholes: [
      `(üç|dört|beş|altı|yedi|sekiz|dokuz|on)(?:te|ta|de|da) (bir|biri|birini|iki|ikisi|üç|üçü|dört|dördü|beşi|altısı|yedisi|sekizi|dokuzu)${end}`,
      `her (N) [${letter}]{2,20}(?:den|dan|ten|tan) (N)${end}`,
    ],
    words: [[`yarısı(?:nın|nı)?${end}`, 50]],
    rows: 'ilk|ikinci|son|diğer',
  },
  hi: {
    numbers: 'एक=1 दो=2 तीन=3 चार=4 पांच=5 पाँच=5 छह=6 सात=7 आठ=8 नौ=9 दस=10',
    wholes: [
      '(एक|दो|तीन|चार|पांच|पाँच|छह|सात|आठ|नौ|दस|\\d{1,3}) में से (एक|दो|तीन|चार|पांच|पाँच|छह|सात|आठ|नौ|दस|\\d{1,2})(?![\\u0900-\\u097f\\d])',
    ],
    fractions: [['(एक|दो|तीन) (तिहाई|चौथाई)', 'तिहाई=3 चौथाई=4']],
  },
  vi: {
    numbers: 'một=1 hai=2 ba=3 bốn=4 năm=5',
    fractions: [[`(một|hai|ba|bốn) phần (ba|tư|năm|sáu|tám|mười)${end}`, 'ba=3 tư=4 năm=5 sáu=6 tám=8 mười=10']],
    words: [['một nửa(?= (?:số|dân|các|người))', 50]],
  },
  ro: {
    numbers: 'o=1 unul=1 una=1 un=1 două=2 doi=2 trei=3 cinci=5 zece=10',
    parts: [`(N) din(?: fiecare)? (N)${end}`],
    fractions: [[`(N) (treim|pătrim|sfert|cincim|zecim)(?:e|i|uri)?(?= din )`, 'treim=3 pătrim=4 sfert=4 cincim=5 zecim=10']],
    words: [['jumătate(?= din )', 50]],
    rows: 'prima|doua|cealaltă',
  },
  fi: {
    numbers: 'yksi=1',
    ordinals: [[`joka (toinen|kolmas|neljäs|viides|kuudes|kymmenes)${end}`, 'toinen=2 kolmas=3 neljäs=4 viides=5 kuudes=6 kymmenes=10']],
    fractions: [
      [
        `(?:(N) )?(kolmasosa|neljäsosa|viidesosa|kymmenesosa|kolmannes|neljännes)(?:a|ta)?${end}`,
        'kolmasosa=3 neljäsosa=4 viidesosa=5 kymmenesosa=10 kolmannes=3 neljännes=4',
      ],
    ],
    words: [[`puolet${end}`, 50]],
  },
  hu: {
    ordinals: [
      [`minden (második|harmadik|negyedik|ötödik|hatodik|tizedik)${end}`, 'második=2 harmadik=3 negyedik=4 ötödik=5 hatodik=6 tizedik=10'],
    ],
  },
}
