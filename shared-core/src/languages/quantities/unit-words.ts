import type { LanguageTag } from '../../model/values.ts'
import { scaleNames, unitNames } from './unit-names.gen.ts'

/** A letter of a script whose words are apart. */
const spacedLetter = '[^\\P{L}\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af]'

/** Whole words, as alternatives of a regular expression over lower-case text that open right behind a number. */
const whole = (words: string): string => `(?:${words})(?!['’]?${spacedLetter})`

/** Words for thousand and more, longest first, with what they multiply by; two where languages differ. */
export const scaleWords: readonly (readonly [RegExp, readonly number[]])[] = (
  [
    [whole('thousand million|mil millones|mil milhões|mil milhoes|тысяч[аи]? миллион\\p{L}*'), [1e9]],
    [whole('billions?'), [1e9, 1e12]],
    [
      `${whole(
        'milliards?|milliarden?|mrd|miliard[oi]|miljarde?n?|bilh(?:ão|ões)|mil milhões|миллиард\\p{L}*|млрд|مليارات|مليار(?:ات|ا)?|bn|mia',
      )}\\.?`,
      [1e9],
    ],
    [whole('trillions?|tn|trilh(?:ão|ões)|триллион\\p{L}*|трлн|تريليون(?:ات)?'), [1e12, 1e18]],
    [whole('billionen|billón|billones|biljoen|bilion[ei]'), [1e12]],
    [
      `${whole(
        'millions?|millionen|mio|mill|millón|millones|milion[ei]|milh(?:ão|ões)|miljoen|mln|mn|миллион\\p{L}*|млн|مليون(?:ا|ي)?|ملايين',
      )}\\.?`,
      [1e6],
    ],
    [whole('crores?|करोड़'), [1e7]],
    [whole('lakhs?|लाख'), [1e5]],
    [`${whole('thousands?|tausend|tsd|milliers?|mille|mila|miles(?= de)|duizend|тысяч\\p{L}*|тыс|ألف(?:ا)?|آلاف|k')}\\.?`, [1e3]],
    [whole('mil'), [1e3]],
    // `M€`, `Md€`
    ['mds?(?= ?[€$£])', [1e9]],
    ['m(?=[€$£])', [1e6]],
    ['[兆]', [1e12]],
    ['(?:十億|十亿)', [1e9]],
    ['[億亿]', [1e8]],
    ['(?:百万|百萬)', [1e6]],
    ['[万萬]', [1e4]],
    ['千', [1e3]],
  ] as const
).map(([source, factors]) => [new RegExp(`^${source}`, 'u'), factors])

/** Units by the words behind a number: pattern, base unit, factor. */
export const unitWords: readonly (readonly [RegExp, string, number])[] = (
  [
    [
      whole(
        'percentage[- ]points?|pps?|prozentpunkten?|points? de pourcentage|puntos? porcentuales|punti percentuali|pontos? percentuais|процентн\\p{L}* пункт\\p{L}*',
      ),
      'pp',
      1,
    ],
    ['(?:ポイント|个百分点|個百分點|(?:نقطة|نقاط|نقط) مئوية)', 'pp', 1],
    ['(?:%|٪|％|パーセント)', '%', 1],
    [
      whole(
        'per ?cent|percent|pct|prozent\\p{L}{0,2}|pour ?cent|por ciento|por cento|per cento|procent|la sută|процент\\p{L}*|في المائة|في المئة|بالمائة|بالمئة',
      ),
      '%',
      1,
    ],
    [`‰|${whole('per ?mille|promille|pour mille|por mil|per mil|промилле')}`, '%', 0.1],
    [
      `(?:us-?)?\\$|${whole('(?:us[- ]?)?dollars?|us-dollars?|dólar(?:es)?|dollar[io]|usd|доллар\\p{L}*|دولار(?:ا|ات)?(?: أمريكي)?')}|美元|ドル|米ドル`,
      '$',
      1,
    ],
    [`€|${whole('euros?|eur|евро|يورو')}|ユーロ|欧元|歐元`, '€', 1],
    [`£|${whole('pounds? sterling|gbp|pfund sterling|livres? sterling|libras? esterlinas?|sterlin[ae]')}|英镑|ポンド`, '£', 1],
    [`${whole('yen|jpy|иен\\p{L}*|ين')}|円|日元`, '¥', 1],
    [`${whole('yuan|renminbi|rmb|cny|юан\\p{L}*|يوان')}|元|人民币`, '元', 1],
    [`₹|${whole('rupees?|rupien|roupies?|rupias?|inr|рупи\\p{L}*|روبية')}|ルピー|卢比`, '₹', 1],
    [`₽|${whole('rubles?|roubles?|rubel|rublos?|rubli|rub|рубл\\p{L}*|руб|روبل')}`, '₽', 1],
    [whole('chf|swiss francs?|franken|francs? suisses?|franchi svizzeri|francos suizos'), 'chf', 1],
    [whole('reais|brl'), 'r$', 1],
    [whole('pesos?|mxn'), 'peso', 1],
    [whole('times|-?fach\\p{L}{0,2}|mal|fois|veces|volte|vezes|раз[а]?|مرات|مرة'), 'times', 1],
    ['(?:倍)', 'times', 1],
    [
      `(?:m³|m3)|${whole('cubic met(?:er|re)s?|kubikmetern?|mètres? cubes?|metros? cúbicos?|metr[io] cub[io]|кубометр\\p{L}*|кубических метр\\p{L}*|куб\\.? ?м|متر(?:ا)? مكعب(?:ا)?')}|立方メートル|立方米|立方公尺`,
      'l',
      1000,
    ],
    [
      `(?:km²|km2)|${whole('square kilomet(?:er|re)s?|quadratkilometern?|kilomètres carrés|kilómetros cuadrados|chilometri quadrati|кв\\.? км')}|平方公里|平方キロメートル`,
      'm²',
      1e6,
    ],
    [
      `(?:m²|m2)|${whole('square met(?:er|re)s?|quadratmetern?|mètres carrés|metros cuadrados|metri quadr(?:at)?i|кв\\.? м')}|平方メートル|平方米`,
      'm²',
      1,
    ],
    [`${whole('hectares?|hektar\\p{L}?|hectáreas?|ettar[io]|ha|гектар\\p{L}*|هكتار(?:ا|ات)?')}|ヘクタール|公顷`, 'm²', 1e4],
    [`${whole('acres?')}|エーカー|英亩`, 'acre', 1],
    [`km\\/h|${whole('kmh|kph|kilomet(?:er|re)s? per hour|stundenkilometern?|kilometern? pro stunde|км/ч')}|時速`, 'km/h', 1],
    [whole('mph|miles per hour'), 'mph', 1],
    [
      `${whole('km|kilom[eéè]t(?:er|re|ro)s?|kilometern|chilometr[oi]|quil[ôó]metros?|км|километр\\p{L}*|كيلومتر(?:ا|ات)?|كم')}|キロメートル|公里|千米`,
      'm',
      1000,
    ],
    [
      `${whole('centim[eéè]t(?:er|re|ro)s?|zentimetern?|cm|centimetr[io]|см|сантиметр\\p{L}*|سنتيمتر(?:ا|ات)?')}|センチ(?:メートル)?|厘米`,
      'm',
      0.01,
    ],
    [`${whole('millim[eéè]t(?:er|re|ro)s?|millimetern|milímetros?|mm|мм|миллиметр\\p{L}*')}|ミリ(?:メートル)?|毫米`, 'm', 0.001],
    ['キロ(?![ァ-ヶ])', 'kilo', 1000],
    [`${whole('m[eéè]t(?:er|re|ro)s?|metern|metr[io]|m|м|метр\\p{L}*|متر(?:ا)?|أمتار')}|メートル|米(?!ドル)`, 'm', 1],
    [`${whole('miles?|mi|meilen?|millas?|miglia|milhas?|mil|мил[ьяи]\\p{L}*|ميل(?:ا)?|أميال')}|マイル|英里`, 'inch', 63360],
    [`${whole('feet|foot|ft|fuß|pieds?|pies|piedi|фут\\p{L}*|قدم(?:ا)?')}|フィート|英尺`, 'inch', 12],
    [`${whole('inch(?:es)?|zoll|pouces?|pulgadas?|pollic[ei]|polegadas?|дюйм\\p{L}*|بوصة')}|インチ|英寸`, 'inch', 1],
    [
      `${whole('kilogram(?:me)?s?|kilogramm|kilos?|kg|kilogramos?|chil[io]|chilogramm[io]|quilos?|quilogramas?|кг|килограмм\\p{L}*|كيلوغرام(?:ا|ات)?|كغ|كجم')}|キログラム|公斤|千克`,
      'g',
      1000,
    ],
    [`${whole('milligram(?:me)?s?|milligramm|mg|miligramos?|мг|миллиграмм\\p{L}*')}|ミリグラム|毫克`, 'g', 0.001],
    [`${whole('grams?|grammes?|gramm|gramos?|grammi|gramas?|g|г|грамм\\p{L}*|غرام(?:ا|ات)?|جرام')}|グラム|克`, 'g', 1],
    [
      `${whole('(?:metric )?tonnes?|(?:metric )?tons?|tonnen?|toneladas?|tonnellat[ae]|тонн\\p{L}*|طن(?:ا)?|أطنان|t|т')}|トン|吨|噸`,
      'g',
      1e6,
    ],
    [whole('quintals?|quintaux|quintal[ei]|quintales|quintais'), 'g', 1e5],
    [`${whole('pounds?|lbs?|livres?|libras?|libbre|фунт\\p{L}*')}|磅`, 'oz', 16],
    [`${whole('ounces?|oz|unzen?|onces?|onzas?|once|унци\\p{L}*')}|オンス|盎司`, 'oz', 1],
    [`${whole('millilit(?:er|re)s?|milliliter|ml|mililitros?|мл')}|ミリリットル|毫升`, 'l', 0.001],
    [`${whole('lit(?:er|re)s?|litern|litros?|litr[io]|l|л|литр\\p{L}*|لتر(?:ا|ات)?')}|リットル|升`, 'l', 1],
    [whole('gallons?|gallonen|galones|galloni|галлон\\p{L}*'), 'gallon', 1],
    [`${whole('barrels?|barriles|barils?|barili|barris|fass|баррел\\p{L}*|برميل(?:ا)?')}|バレル|桶`, 'barrel', 1],
    ['(?:°\\s?f|℉|degrees? fahrenheit|grad fahrenheit|fahrenheit)', '°f', 1],
    [
      `°\\s?c?|℃|${whole('degrees?(?: celsius)?|celsius|grad(?: celsius)?|degrés?(?: celsius)?|grados?(?: celsius)?|gradi|graus|grader|graden|stopni(?:e)?|stupňů|derece|градус\\p{L}*|درجة|درجات')}|摄氏度|度`,
      '°',
      1,
    ],
    [whole('twh|terawatt[- ]?(?:hours?|stunden?)|тераватт-час\\p{L}*'), 'wh', 1e12],
    [whole('gwh|gigawatt[- ]?(?:hours?|stunden?)'), 'wh', 1e9],
    [whole('mwh|megawatt[- ]?(?:hours?|stunden?)'), 'wh', 1e6],
    [whole('kwh|kilowatt[- ]?(?:hours?|stunden?)|kilowattheures?|киловатт-час\\p{L}*|квт·ч'), 'wh', 1e3],
    [`${whole('gw|gigawatts?|гигаватт\\p{L}*|гвт|غيغاواط')}|ギガワット|吉瓦`, 'w', 1e9],
    [`${whole('mw|megawatts?|мегаватт\\p{L}*|мвт|ميغاواط')}|メガワット|兆瓦`, 'w', 1e6],
    [`${whole('kw|kilowatts?|киловатт\\p{L}*|квт|كيلوواط')}|キロワット|千瓦`, 'w', 1e3],
    [`${whole('watts?|w|ватт\\p{L}*')}|ワット`, 'w', 1],
    [whole('tb|terabytes?'), 'byte', 1e12],
    [whole('gb|gigabytes?|гб|гигабайт\\p{L}*'), 'byte', 1e9],
    [whole('mb|megabytes?|мб|мегабайт\\p{L}*'), 'byte', 1e6],
    [whole('kb|kilobytes?|кб'), 'byte', 1e3],
    [whole('ghz|gigahertz'), 'hz', 1e9],
    [whole('mhz|megahertz'), 'hz', 1e6],
    [`${whole('centur(?:y|ies)|jahrhunderten?|siècles?|siglos?|secol[io]|séculos?|век(?:а|ов)?|قرون|قرن')}|世紀|世纪`, 'month', 1200],
    [whole('decades?|jahrzehnten?|décennies?|décadas?|decenni[o]?|десятилети\\p{L}*|عقود|عقد'), 'month', 120],
    [
      `-?${whole('years?|yrs?|jahren?|jahre?s?|ans?|années?|años?|ann[io]|anos?|год(?:а|у|ов)?|лет|سنة|سنوات|عام(?:ا)?|أعوام|jaar|jaren')}|-year|年間|年(?=以上|前|后|後|来|間|ぶり|越し|続|の歴史|にわた)|歳|岁`,
      'month',
      12,
    ],
    [
      `${whole('months?|monat(?:en?|s)?|mois|mes(?:es)?|mes[ei]|mês|месяц\\p{L}*|شهر(?:ا)?|أشهر|شهور')}|か月|ヶ月|カ月|ヵ月|个月|個月`,
      'month',
      1,
    ],
    [`${whole('weeks?|wochen?|semaines?|semanas?|settiman[ae]|недел\\p{L}*|أسابيع|أسبوع(?:ا)?')}|週間|周(?!年)`, 's', 604800],
    [`${whole('days?|tag(?:en?|s)?|jours?|días?|giorn[io]|dias?|дн(?:я|ей)|день|أيام|يوم(?:ا)?')}|日間|天`, 's', 86400],
    [`${whole('hours?|hrs?|h|stunden?|heures?|horas?|or[ae]|час(?:а|ов)?|ساعة|ساعات|uur')}|時間|小时|小時`, 's', 3600],
    [`${whole('minutes?|mins?|minuten?|minutos?|minut[io]|минут\\p{L}*|دقيقة|دقائق')}|分間|分钟|分鐘`, 's', 60],
    [`${whole('seconds?|secs?|sekunden?|secondes?|segundos?|second[io]|секунд\\p{L}*|ثانية|ثوان(?:ي)?')}|秒`, 's', 1],
  ] as const
).map(([source, unit, factor]) => [new RegExp(`^(?:${source})`, 'u'), unit, factor])

/** Languages whose words are above; a text in another one is read with the generated names too. */
const written: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'ru', 'ja', 'zh', 'ar'])

const escaped = (names: string): string =>
  names
    .split('|')
    .sort((a, b) => b.length - a.length)
    // scripts without spaces have no end of a word
    .map(
      (name) =>
        `${name.replace(/[.*+?^${}()[\]\\]/g, '\\$&')}${/[a-z\u00c0-\u0dff\u10a0-\u10ff]$/.test(name) ? `(?!${spacedLetter}|\\p{M})` : ''}`,
    )
    .join('|')
// eslint-disable-next-line no-restricted-syntax -- of our own table
const opening = (names: string): RegExp => new RegExp(`^(?:${escaped(names)})`, 'u')

/** Words behind numbers: scales, longest first, and units. */
export interface QuantityWords {
  readonly scales: typeof scaleWords
  readonly units: typeof unitWords
}

let every: QuantityWords | null = null

/** The words of a language, with those of all others that have no list of their own. */
export function quantityWords(tag: LanguageTag): QuantityWords {
  if (written.has(tag.split('-')[0]!.toLowerCase())) return { scales: scaleWords, units: unitWords }
  every ??= {
    scales: [...scaleNames.map(([factor, names]) => [opening(names), [factor]] as const), ...scaleWords],
    units: [...unitNames.map(([measure, factor, names]) => [opening(names), measure, factor] as const), ...unitWords],
  }
  // a Turkish `mil` is a mile
  return /^(?:tr|az)(?:$|-)/i.test(tag) ? { ...every, scales: every.scales.filter(([pattern]) => !pattern.test('mil')) } : every
}

/** Currencies by the sign or code before a number. */
// eslint-disable-next-line no-restricted-syntax -- of our own words
export const signBefore = new RegExp(
  String.raw`(?<!${spacedLetter})(us\$|us-\$|r\$|c\$|a\$|hk\$|nt\$|\$|€|£|¥|￥|₹|₽|₩|₺|₪|₫|฿|₴|eur|usd|gbp|chf|inr|jpy|cny|rmb|rp\.?|rs\.?)\s?$`,
  'u',
)
export const signMeasure: Readonly<Record<string, string>> = {
  us$: '$',
  'us-$': '$',
  r$: 'r$',
  c$: '$',
  a$: '$',
  hk$: '$',
  nt$: '$',
  $: '$',
  '€': '€',
  '£': '£',
  '¥': '¥',
  '￥': '¥',
  '₹': '₹',
  '₽': '₽',
  eur: '€',
  usd: '$',
  gbp: '£',
  chf: 'chf',
  inr: '₹',
  jpy: '¥',
  cny: '元',
  rmb: '元',
  rs: '₹',
  'rs.': '₹',
  rp: 'idr',
  'rp.': 'idr',
  '₩': 'krw',
  '₺': 'try',
  '₪': 'ils',
  '₫': 'vnd',
  '฿': 'thb',
  '₴': 'uah',
}

/** The same size given in units of another system: factor from the first to the second. */
export const conversions: readonly (readonly [string, string, number])[] = [
  ['inch', 'm', 0.0254],
  ['oz', 'g', 28.349523125],
  ['gallon', 'l', 3.785411784],
  ['acre', 'm²', 4046.8564224],
  ['mph', 'km/h', 1.609344],
  ['s', 'month', 1 / 2_629_746],
]

/** Words for per cent before a number. */
export const percentBefore = /(?:百分之|ร้อยละ\s?|(?<!\d\s?)%|(?<!\p{L})(?:yüzde|ehuneko|asilimia)\s)$/u

/** `about`, `nearly` and their like, right before a number. */
export const aboutWords =
  /(?:(?<![\p{L}])(?:about|around|nearly|almost|roughly|some|approximately|approx\.?|up to|close to|just over|just under|circa|c\.|ca\.?|rund|etwa|fast|knapp|gut|bis zu|ungefähr|environ|près de|presque|quelque|jusqu'à|unos|unas|casi|cerca de|alrededor de|aproximadamente|hasta|quasi|quase|около|почти|примерно|порядка|حوالي|نحو|قرابة|ما يقرب من|ما يقارب)\s+(?:than |de |als |von |d')?|[~≈約约近]|大约|およそ|ほぼ|将近)\s?$/u

const boundOf = (words: string, signs: string): RegExp =>
  new RegExp(`(?:(?<!\\p{L}|just )(?:${words})\\s+(?:than |de |als |di )?|${signs})\\s?$`, 'u')

/** Words and signs right before a number that is the least of what is meant. */
export const leastWords = boundOf(
  "more than|over|at least|no fewer than|no less than|upwards of|mehr als|über|mindestens|plus de|plus d'|au moins|más de|al menos|por lo menos|più di|oltre|almeno|mais de|pelo menos|meer dan|minstens|ruim|mer än|minst|over|ponad|co najmniej|więcej niż|более|больше|свыше|не менее|أكثر من|ما لا يقل عن",
  '[>＞]|超过|超過|至少|逾',
)

/** Words and signs right before a number that is the most of what is meant. */
export const mostWords = boundOf(
  'less than|fewer than|under|below|at most|no more than|weniger als|unter|höchstens|moins de|moins d’|au plus|menos de|como máximo|meno di|al massimo|no máximo|minder dan|hoogstens|mindre än|högst|mniej niż|najwyżej|менее|меньше|не более|أقل من|لا يزيد عن',
  '[<＜]|不到|不足',
)

/** The same behind a number in scripts without spaces. */
export const aboutBehind = /^\s?(?:余り|多|弱|強|左右|あまり)/u
/** `以上` and its like: at least the number before it. */
export const leastBehind = /^[^\s\d。、，]{0,3}(?:以上|超|余)/u
/** `以下` and its like: at most the number before it. */
export const mostBehind = /^[^\s\d。、，]{0,3}(?:以下|未満|未满)/u
/** `年間`, `年前` and their like: a span of years, and no year. */
export const spanBehind = /^年(?:間|以上|前|后|後|来|ぶり|越し|続|の歴史|にわた)/u
