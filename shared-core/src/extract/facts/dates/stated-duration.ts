import { letter, mark } from '../../../languages/characters/characters.ts'
import { eastAsian, unspaced } from '../../../languages/characters/rarer-characters.ts'
import type { Duration } from '../../../model/article.ts'
import { asciiDigits } from '../ascii-digits.ts'
import { durationOf } from './durations.ts'

/** Units of time in the languages of common themes, in lower case. */
// biome-ignore format: a table
const units: readonly (readonly [seconds: number, names: string])[] = [
  [86_400, 'days|day|tage|tagen|tag|jours|jour|días|dias|día|dia|giorni|giorno|dagen|dag|dni|dzień|dny|дней|дня|день|gün|天|日間|일'],
  [3600, 'd.heures|d.heure|d.ora|hours|hour|hrs|hr|stunden|stunde|stdn|std|heures|heure|horas|hora|hores|ore|oră|ora|uren|uur|godziny|godzinę|godzin|godzina|godz|часов|часа|час|часове|годин|години|година|годину|hodiny|hodín|hodin|hodinu|hodina|hod|óra|óráig|ώρες|ώρα|saat|saatte|timer|time|timmar|timme|tuntia|tunti|tundi|jam|giờ|tiếng|ชั่วโมง|ساعات|ساعة|ساعه|ساعت|שעות|שעה|घंटे|घंटा|घण्टे|小时|小時|个小时|個小時|个钟头|個鐘頭|鐘頭|時間|시간|h'],
  [60, 'minutes|minute|mins|min|mn|minuten|minuti|minuto|minutos|minuut|minutter|minutt|minuty|minutę|minut|minuta|minúty|minút|хвилини|хвилин|хв|минуты|минут|минута|мин|минути|perc|λεπτά|λεπτό|dakika|dk|minuter|minuuttia|min|menit|phút|นาที|دقائق|دقيقة|دقیقه|דקות|דקה|मिनट|分钟|分鐘|分間|分|분|m'],
  [1, 'seconds|second|secs|sec|sekunden|sekunde|sek|secondes|seconde|segundos|segundo|secondi|seconden|sekunder|секунд|секунды|ثانية|ثوان|秒|초'],
]

/** Whole times in words, in minutes. */
// biome-ignore format: a table
const wholes: readonly (readonly [minutes: number, names: string])[] = [
  [45, 'three[ -]quarters of an hour|dreiviertelstunde|dreiviertel stunde|trois quarts d.heure|tres cuartos de hora|tre quarti d.ora|três quartos de hora|drie kwartier|ثلاثة [أا]رباع (?:ال)?ساعة|три четверти часа|trzy kwadranse|háromnegyed óra|trei sferturi de oră|三刻[钟鐘]'],
  [15, '(?:a )?quarter(?: of an|-| of a)? ?hour|viertelstunde|quart d.heure|cuarto de hora|quarto d.ora|quarto de hora|quart d.hora|kwartier|kwartiertje|ربع (?:ال)?ساعة|четверть часа|чверть години|kwadrans|kvarter|čtvrthodin[aku]+|čtvrt hodiny|negyedóra|negyed óra|sfert de oră|רבע שעה|çeyrek saat|seperempat jam|一刻[钟鐘]'],
  [30, '(?:a )?half[ -](?:an?[ -])?hour|halb(?:e|en)? stunde|demi-heure|demie-heure|demi heure|media hora|mezz.ora|mezzora|mezza ora|meia hora|mitja hora|half uur|halfuur|半[个個]?[小時间間时]{2}|半[个個]?[钟鐘][头頭]|반 ?시간|نصف (?:ال)?ساعة|полчаса|півгодини|пів години|pół godziny|halvtimme|halv timme|halvtime|halv time|puoli tuntia|puolituntia|yarım saat|půl hodiny|půlhodin[auy]|pol hodiny|polhodin[auy]|fél óra|félóra|jumătate de oră|μισή ώρα|μισάωρο|חצי שעה|आधा घंटा|आधे घंटे|setengah jam|nửa giờ|nửa tiếng|ครึ่งชั่วโมง|نیم ساعت|نیم‌ساعت|половин час|пола сата|pola sata|pol ure|pool tundi'],
  [120, 'ساعتان|ساعتين|שעתיים'],
  [2, 'دقيقتان|دقيقتين'],
]

/** Numbers in words, beside digits. */
// biome-ignore format: a table
const numbers: readonly (readonly [value: number, names: string])[] = [
  [0.5, 'half an?|half|halbe|halben|demi|demie|media|mezza|meia'],
  [0.75, 'dreiviertel|three[ -]quarters of an?|trois quarts d.'],
  [1.5, 'anderthalb|eineinhalb|einundeinhalb|anderhalf|полтора|полторы|півтори|półtorej|půldruhé|halvanden|halvannen|halvtannen|puolitoista|másfél|μιάμιση|डेढ़|पौने दो|poldruga'],
  [2.5, 'zweieinhalb|zweiundeinhalb|tweeënhalf|tweeeneenhalf|ढाई|kaksi ja puoli'],
  [3.5, 'dreieinhalb|dreiundeinhalb|drieënhalf'],
  [4.5, 'viereinhalb|vierenhalf'],
  [1, 'one|an|a|eine|einer|ein|une|un.|un|una|uma|um|een|één|один|одна|одну|jedna|jednu|jednej|jeden|en|ett|ei|yksi|bir|egy|o|μία|μια|ένα|אחת|एक|satu|một|หนึ่ง|یک|一|한'],
  [2, 'two|zwei|deux|dos|due|dois|duas|twee|два|две|дві|dwie|dva|dvě|två|to|kaksi|iki|két|kettő|două|δύο|दो|dua|hai|สอง|دو|二|两|兩|두'],
  [3, 'three|drei|trois|tres|tre|três|drie|три|trzy|tři|kolme|üç|három|trei|τρεις|तीन|tiga|ba|สาม|ثلاث|ثلاثة|سه|三|세'],
  [4, 'four|vier|quatre|cuatro|quattro|quatro|четыре|чотири|cztery|čtyři|fyra|fire|neljä|dört|négy|patru|τέσσερις|चार|empat|bốn|สี่|[أا]ربع|[أا]ربعة|چهار|四|네'],
  [5, 'five|fünf|cinq|cinco|cinque|vijf|пять|fem|pięć|pět|viisi|beş|öt|cinci|πέντε|पांच|पाँच|lima|năm|ห้า|خمس|خمسة|پنج|五|다섯'],
  [6, 'six|sechs|seis|sei|zes|шесть|sex|ست|ستة|六|여섯'],
  [7, 'seven|sieben|sept|siete|sette|sete|zeven|سبع|七'],
  [8, 'eight|acht|huit|ocho|otto|oito|ثماني|八'],
  [9, 'nine|neun|neuf|nueve|nove|negen|تسع|九'],
  [10, 'ten|zehn|dix|diez|dieci|dez|tien|десять|tio|ti|dziesięć|on|tíz|zece|عشر|عشرة|十|열'],
  [12, 'twelve|zwölf|douze|doce|dodici|doze|twaalf|十二'],
  [15, 'fifteen|fünfzehn|quinze|quince|quindici|vijftien|пятнадцать|femton|piętnaście|十五'],
  [20, 'twenty|zwanzig|vingt|veinte|venti|vinte|twintig|двадцать|tjugo|dwadzieścia|عشرون|عشرين|二十'],
  [25, 'twenty[ -]five|fünfundzwanzig|vingt-cinq|veinticinco|venticinque|vinte e cinco|二十五'],
  [30, 'thirty|dreißig|dreissig|trente|treinta|trenta|trinta|dertig|тридцать|trettio|trzydzieści|ثلاثون|ثلاثين|三十'],
  [35, 'thirty[ -]five|fünfunddreißig|trente-cinq|treinta y cinco|trentacinque|trinta e cinco|三十五'],
  [40, 'forty|vierzig|quarante|cuarenta|quaranta|quarenta|veertig|сорок|[أا]ربعون|[أا]ربعين|四十'],
  [45, 'forty[ -]five|fünfundvierzig|quarante-cinq|cuarenta y cinco|quarantacinque|quarenta e cinco|خمس(?:ة)? و[أا]ربع(?:ون|ين)|四十五'],
  [50, 'fifty|fünfzig|cinquante|cincuenta|cinquanta|cinquenta|vijftig|خمسون|خمسين|五十'],
  [60, 'sixty|sechzig|soixante|sesenta|sessanta|sessenta|zestig|ستون|ستين|六十'],
  [90, 'ninety|neunzig|quatre-vingt-dix|noventa|novanta|negentig|تسعون|九十'],
]

/** Words behind a number or a unit that add a part of it. */
// biome-ignore format: a table
const parts: readonly (readonly [share: number, names: string])[] = [
  [0.5, '(?:and|&)[ -](?:a|one)[ -]half|(?:and|&) 1/2|und (?:eine )?halbe?|und 1/2|et demie?|et 1/2|y medi[ao]|y 1/2|e mezz[ao]|e mei[ao]|en een hal(?:f|ve)|en en half|och en halv|og en halv|og et halvt|i pół|a půl|a pol|és fél|și jumătate|și jumatate|si jumatate|και μισή|ja puoli|с половиной|з половиною|и половина|buçuk|i mitja|setengah|rưỡi|ครึ่ง|و ?نصف|و ?نیم|ונ?חצי|וחצי|[个個]半|半|반'],
  [0.25, '(?:and|&) (?:a|one) quarter|et quart|y cuarto|e un quarto|e um quarto|و ?ربع|с четвертью|i kwadrans|ורבע'],
  [0.75, '(?:and|&) three[ -]quarters|et trois quarts|y tres cuartos|e tre quarti'],
  [0.3333, 'و ?ثلث'],
  [-0.25, '[إا]لا ربع(?:ا)?'],
]

/** Units that need no number to mean one: languages without an article. */
const bareUnits = 'ساعة|ساعه|час|година|годину|godzina|godzinę|hodina|hodinu|hodinu|tunti|שעה|hour|hora|heure|ora|stunde'

const vulgar: Readonly<Record<string, string>> = Object.fromEntries(
  '½1/2 ¼1/4 ¾3/4 ⅓1/3 ⅔2/3 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8 ⅙1/6 ⅚5/6 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5'.split(' ').map((entry) => [entry[0]!, entry.slice(1)]),
)

type Named = readonly (readonly [value: number, names: string])[]
/** Names parted by strokes, not by those inside brackets. */
function splitNames(line: string): readonly string[] {
  const names: string[] = []
  for (const part of line.split('|')) {
    const last = names.at(-1)
    if (last !== undefined && last.lastIndexOf('(') > last.lastIndexOf(')')) names[names.length - 1] = `${last}|${part}`
    else names.push(part)
  }
  return names
}

const namesOf = (rows: Named): string =>
  rows
    .flatMap(([, names]) => splitNames(names))
    .sort((a, b) => b.length - a.length)
    .join('|')
const valueIn = (rows: Named): ((name: string) => number | null) => {
  const made = rows.map(([value, names]) => [value, new RegExp(`^(?:${names})$`, 'u')] as const)
  return (name) => made.find(([, pattern]) => pattern.test(name))?.[0] ?? null
}

interface Grammar {
  readonly clock: RegExp
  readonly stated: RegExp
  readonly unit: (name: string) => number | null
  readonly whole: (name: string) => number | null
  readonly number: (name: string) => number | null
  readonly part: (name: string) => number | null
}

let made: Grammar | null = null

/** Made when a time is first asked for, because most texts state none. Memory only. */
function grammar(): Grammar {
  if (made !== null) return made
  const isUnspaced = `(?![${unspaced}${eastAsian}])`
  const notBefore = `(?<!${isUnspaced}[${letter}${mark}])`
  const notBehind = `(?!${isUnspaced}[${letter}${mark}])`
  const decimal = String.raw`\d{1,3}(?:[.,]\d{1,2})?`
  const fraction = String.raw`\d{1,2}/\d{1,2}`
  const mixed = String.raw`\d{1,2}(?:\s?[-–‑]\s?|\s(?:(?:and|&|et|und|y|e|og|och|en|i|a)\s)?)${fraction}`
  const count = `(?:(?<![\\d.,/])(?:${mixed}|${fraction}|${decimal})|${notBefore}(?:${namesOf(numbers)}))`
  const part = `(?:${namesOf(parts)})`
  const unit = `(?:${namesOf(units)})`
  made = {
    clock: new RegExp(`(?<![\\d:])(\\d{1,2}):([0-5]\\d)\\s?(${unit})${notBehind}`, 'gu'),
    stated: new RegExp(
      `${notBefore}(?<whole>${namesOf(wholes)})${notBehind}(?:\\s?(?<extra>${part})${notBehind})?` +
        `|(?<count>${count})(?:[\\s-]?(?<between>${part}))?[\\s-]?(?<unit>${unit})${notBehind}(?:\\s?(?<behind>${part}|[13]/[24])${notBehind})?(?:\\s?(?<rest>[0-5]\\d)(?=\\s*(?:$|[).,;])))?` +
        `|(?:^|[:(])\\s*(?<bare>${bareUnits})${notBehind}(?:\\s(?<more>${part})${notBehind})?`,
      'gu',
    ),
    unit: valueIn(units),
    whole: valueIn(wholes),
    number: valueIn(numbers),
    part: valueIn(parts),
  }
  return made
}

/** Between two times of which the later and longer one is meant, and between two that are added. */
const range = /^(?:[-–—~〜～/]|to|or|bis|oder|à|ou|a|o|oppure|tot|of|до|или|do|lub|til|till|eller|إلى|أو|から|至|到|부터)$/
const sum = /^(?:[+&]|and|plus|und|et|y|e|en|och|og|i|и|ja|ve|و|と|和)?$/

/** A night is as long as a person sleeps: what is stated beside it is not the whole. */
const openTime =
  /over ?night|über nacht|(?:toute (?:la|une)|une|la) nuit|(?:toda |durante |de )?la noche|(?:tutta |durante )?la notte|una notte|(?:toda |durante )?a noite|een nacht|nachtje|över natten|over natten|natten over|yön yli|(?:całą|przez) noc|přes noc|cez noc|éjszaka|peste noapte|на ночь|на ніч|ночь|gece boyu|bir gece|semalaman|qua đêm|一晩|過夜|过夜|하룻밤|밤새|طوال الليل|לילה/i

/** A time stated in words with number and unit (`1 hour 20 min`, `1½ hours`, `half an hour`, `25–30 Minuten`: the longer one); null: none is stated. */
export function statedDuration(text: string): Duration | null {
  if (openTime.test(text.slice(0, 200))) return null
  const { clock, stated, unit, whole, number, part } = grammar()
  const line = asciiDigits(text.slice(0, 200))
    .replace(/(\d?)\s?([½¼¾⅓⅔⅛⅜⅝⅞⅙⅚⅕⅖⅗⅘])/g, (_, before: string, sign: string) => `${before}${before === '' ? '' : ' '}${vulgar[sign]!}`)
    .toLowerCase()
    .replace(/[⁄∕]/g, '/')
    .replace(/(?<=\d)\s?\/\s?(?=\d)/g, '/')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(clock, (_, first: string, second: string, name: string) => {
      const seconds = unit(name) ?? 0
      return seconds >= 3600 ? ` ${Number(first)}h ${Number(second)}min ` : ` ${Number(first)}min ${Number(second)}sec `
    })
  let total = 0
  let end = 0
  let last = Number.POSITIVE_INFINITY
  for (const match of line.matchAll(stated)) {
    const groups = match.groups!
    const time = secondsOf(groups)
    if (time === null) continue
    const gap = line.slice(end, match.index)
    const isRange = total > 0 && range.test(gap.trim())
    if (isRange) total = Math.max(total, time.seconds)
    else if (total > 0 && !(sum.test(gap.replace(/[\s,.]/g, '')) && (time.unit < last || /\S/.test(gap)))) break
    else total += time.seconds
    last = time.unit
    end = match.index + match[0].length
  }
  return durationOf(total)

  function secondsOf(groups: Readonly<Record<string, string | undefined>>): { readonly seconds: number; readonly unit: number } | null {
    if (groups['whole'] !== undefined) {
      const minutes = whole(groups['whole']) ?? 0
      return { seconds: (minutes + (minutes >= 60 ? shareOf(groups['extra']) * 60 : 0)) * 60, unit: minutes >= 60 ? 3600 : 60 }
    }
    if (groups['bare'] !== undefined) return { seconds: 3600 * (1 + shareOf(groups['more'])), unit: 3600 }
    const seconds = unit(groups['unit']!)
    const count = seconds === 3600 ? hoursOf(groups['count']!) : numberOf(groups['count']!)
    if (seconds === null || count === null) return null
    const share = shareOf(groups['between']) + shareOf(groups['behind'])
    const rest = groups['rest'] !== undefined && seconds === 3600 ? Number(groups['rest']) * 60 : 0
    return { seconds: (count + share) * seconds + rest, unit: seconds }
  }

  /** Hours with two decimals are hours and minutes (`1.30`) unless they are quarters (`1.25`); `1.50` may be either. */
  function hoursOf(text: string): number | null {
    const [, hours, minutes] = /^(\d{1,2})[.,](\d{2})$/.exec(text) ?? []
    if (minutes === undefined || minutes === '25' || minutes === '75') return numberOf(text)
    return minutes === '50' || Number(minutes) > 59 ? null : Number(hours) + Number(minutes) / 60
  }

  function shareOf(text: string | undefined): number {
    if (text === undefined) return 0
    return /^\d/.test(text) ? (numberOf(text) ?? 0) : (part(text) ?? 0)
  }

  function numberOf(text: string): number | null {
    const digits = /^(?:(\d{1,2})\D+)?(\d{1,2})\/(\d{1,2})$/.exec(text)
    if (digits) return Number(digits[3]) === 0 ? null : Number(digits[1] ?? 0) + Number(digits[2]) / Number(digits[3])
    return /^\d/.test(text) ? Number(text.replace(',', '.')) : number(text)
  }
}
