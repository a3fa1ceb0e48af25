import { letter } from '../characters/characters.ts'

const row = (words: string, from: number): readonly (readonly [string, number])[] =>
  words.split(' ').map((word, index) => [word, from + index] as const)
/** `two=2 pair=2` */
export const readPairs = (words: string): readonly (readonly [string, number])[] =>
  words.split(' ').map((pair) => {
    const [word = '', value = ''] = pair.split('=')
    return [word, Number(value)] as const
  })

/** Numbers in words that sources use where a text has digits. One list for all languages: the same word means the same, or is left out. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...row(
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    2,
  ),
  ...readPairs('thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=100 dozen=12'),
  ...row(
    'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
    2,
  ),
  ...readPairs('dreißig=30 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 hundert=100 dutzend=12'),
  ...row('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 2),
  ...readPairs('vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 cent=100 douzaine=12'),
  ...row('dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 2),
  ...readPairs('veinte=20 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100'),
  ...row('due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici', 2),
  ...readPairs('venti=20 trenta=30 quaranta=40 cinquanta=50 cento=100'),
  ...row('dois três quatro cinco seis sete oito nove dez', 2),
  ...readPairs(
    'vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 sessanta=60 settanta=70 ottanta=80 novanta=90',
  ),
  ...row('twee drie vier vijf zes zeven acht negen tien elf twaalf', 2),
  ...readPairs('twintig=20 dertig=30 veertig=40 vijftig=50 zestig=60 zeventig=70 tachtig=80 negentig=90'),
  ...readPairs('två=2 fyra=4 fem=5 åtta=8 nio=9 tio=10 tjugo=20 trettio=30 fyrtio=40 femtio=50 sextio=60 sjuttio=70 åttio=80 nittio=90'),
  ...readPairs(
    'dwa=2 trzy=3 cztery=4 pięć=5 sześć=6 siedem=7 osiem=8 dziewięć=9 dziesięć=10 dwadzieścia=20 trzydzieści=30 czterdzieści=40',
  ),
  ...readPairs('pięćdziesiąt=50 sześćdziesiąt=60 siedemdziesiąt=70 osiemdziesiąt=80 dziewięćdziesiąt=90'),
  ...readPairs(
    'iki=2 üç=3 dört=4 beş=5 altı=6 yedi=7 sekiz=8 dokuz=9 yirmi=20 otuz=30 kırk=40 elli=50 altmış=60 yetmiş=70 seksen=80 doksan=90',
  ),
  ...readPairs('yirmisi=20 otuzu=30 kırkı=40 ellisi=50 altmışı=60 yetmişi=70 sekseni=80 doksanı=90'),
  ...readPairs(
    'dva=2 dvě=2 tři=3 čtyři=4 pět=5 šest=6 sedm=7 osm=8 devět=9 deset=10 dvacet=20 třicet=30 čtyřicet=40 padesát=50 šedesát=60',
  ),
  ...readPairs('sedmdesát=70 osmdesát=80 devadesát=90 patru=4 cinci=5 șase=6 șapte=7 zece=10 douăzeci=20 treizeci=30 patruzeci=40'),
  ...readPairs('cincizeci=50 șaizeci=60 șaptezeci=70 optzeci=80 nouăzeci=90 шестьдесят=60 семьдесят=70 восемьдесят=80 девяносто=90'),
  ...row('два три четыре пять шесть семь восемь девять десять', 2),
  ...readPairs(
    'двух=2 трёх=3 трех=3 четырёх=4 четырех=4 пяти=5 шести=6 семи=7 восьми=8 девяти=9 десяти=10 двадцать=20 тридцать=30 сорок=40 пятьдесят=50 сто=100',
  ),
  ...readPairs(
    'ثلاثة=3 ثلاث=3 أربعة=4 أربع=4 خمسة=5 خمس=5 ستة=6 ست=6 سبعة=7 سبع=7 ثمانية=8 ثماني=8 تسعة=9 تسع=9 عشرة=10 عشر=10 عشرون=20 عشرين=20',
  ),
])

/** What multiplies the words before it. */
const scaleWords: ReadonlyMap<string, number> = new Map(
  readPairs('thousand=1000 million=1e6 mille=1000 mil=1000 millions=1e6 millón=1e6 millones=1e6 milhão=1e6 milhões=1e6'),
)
/** Words that are a number before a scale only. */
const singleWords: ReadonlySet<string> = new Set(['one', 'un', 'um', 'a'])
const joints: ReadonlySet<string> = new Set(['and', 'et', 'y', 'e'])
const part = new RegExp(`[${letter}]+`, 'gu')

/** Numbers of several words, such as `six hundred thousand` and `quatre-vingt-dix`. `text` is lower case. */
export function readNumberRuns(text: string): readonly { readonly start: number; readonly end: number; readonly value: number }[] {
  const found: { start: number; end: number; value: number }[] = []
  const parts = [...text.matchAll(part)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }))
  const isBeside = (at: number): boolean => /^[ \u00a0-]$/.test(text.slice(parts[at - 1]!.end, parts[at]!.start))
  for (let at = 0; at < parts.length; at += 1) {
    const first = parts[at]!
    const next = parts[at + 1]
    const isSingle = singleWords.has(first.word) && next !== undefined && (scaleWords.has(next.word) || next.word === 'hundred')
    let section = isSingle ? 1 : numberWords.get(first.word)
    if (section === undefined) continue
    let [total, last, end, words] = [0, section, at, 1]
    for (let to = at + 1; to < parts.length && isBeside(to); to += 1) {
      const isJoint = joints.has(parts[to]!.word)
      if (isJoint && (to + 1 >= parts.length || !isBeside(to + 1))) break
      const { word } = parts[isJoint ? to + 1 : to]!
      const scale = isJoint ? undefined : scaleWords.get(word)
      const value = numberWords.get(word)
      if (scale !== undefined) {
        if (total > 0 && total % (scale * 1000) !== 0) break
        total += (section || 1) * scale
        section = 0
        last = scale
      } else if (value === 100 && section > 0 && section < 100 && !isJoint) section *= last = 100
      // `quatre-vingt`
      else if (value === 20 && section % 100 === 4 && last === 4) section += last = 76
      else if (value !== undefined && (value < last || (last === 76 && value < 20)) && (last >= 20 || section === 0)) {
        section += value
        last = value
      } else break
      if (isJoint) to += 1
      end = to
      words += 1
    }
    if (words > 1) found.push({ start: first.start, end: parts[end]!.end, value: total + section })
    at = end
  }
  return found
}

/** Shares in words, as percentages. */
export const shareWords: ReadonlyMap<string, number> = new Map(
  readPairs(
    'half=50 quarter=25 three-quarters=75 third=33.3 two-thirds=66.7 fifth=20 tenth=10 hälfte=50 viertel=25 dreiviertel=75 drittel=33.3 fünftel=20 zehntel=10 moitié=50 quart=25 tiers=33.3 cinquième=20 dixième=10 mitad=50 cuarto=25 tercio=33.3 quinto=20 décimo=10 metà=50 terzo=33.3 metade=50 terço=33.3 половина=50 половину=50 половины=50 четверть=25 треть=33.3 نصف=50 ربع=25 ثلث=33.3 半分=50 半数=50 一半=50 半數=50',
  ),
)

const hanDigits: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const hanTens: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }
const hanMyriads: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 億: 1e8, 亿: 1e8, 兆: 1e12 }

/** `一百六十万` → 1,600,000; `二〇二四` → 2024. */
export function readHanNumber(text: string): number {
  if (/^[〇零一二三四五六七八九]+$/.test(text)) return Number([...text].map((digit) => hanDigits[digit]).join(''))
  let [total, section, digit] = [0, 0, 0]
  for (const sign of text) {
    if (sign in hanDigits) digit = hanDigits[sign]!
    else if (sign in hanTens) {
      section += (digit || 1) * hanTens[sign]!
      digit = 0
    } else {
      total += (section + digit || 1) * hanMyriads[sign]!
      section = 0
      digit = 0
    }
  }
  return total + section + digit
}
