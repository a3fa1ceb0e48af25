import type { LanguageTag } from '../../model/values.ts'

/** Words by which a language says that an amount rises or falls, lower case; `*` stands for any ending. */
const ways: Readonly<Record<string, readonly [up: string, down: string]>> = {
  en: [
    'rose|risen|rise|rises|rising|increas*|grew|grow|grows|grown|growth|climb*|jump*|soar*|surg*|went up|gone up|up|(?:percent|per cent|points?) (?:more|higher|larger|greater)',
    'fell|fall|falls|fallen|falling|drop*|decreas*|declin*|shrank|shrunk|shrink*|sank|sunk|slump*|plung*|went down|gone down|down|lost|reduc*|(?:percent|per cent|points?) (?:less|fewer|lower|smaller)',
  ],
  de: [
    'stieg*|gestiegen*|steigt|steigen|steigend*|anstieg*|wuchs*|gewachsen|wächst|wachstum|zunahm*|zugenommen|legte* zu|zulegen|zugelegt|mehr|zuwachs',
    'fiel|fielen|gefallen|fällt|sank|sanken|gesunken|sinkt|sinken|schrumpf*|geschrumpft|rückgang|zurückgegangen|ging* zurück|abnahm*|abgenommen|verringer*|reduzier*|senk*|gesenkt*|verlor*|weniger|minus',
  ],
  fr: [
    'augment*|hausse|hausses|progress*|grimp*|bondi*|accroiss*|accru*|croissance|de plus',
    'baiss*|chut*|diminu*|rédui*|réduct*|recul*|repli|perdu*|de moins',
  ],
  es: [
    'sub*|aument*|creci*|crece|crecen|increment*|alza|avanz*|más que',
    'baj*|cay*|caíd*|descen*|disminuy*|reduj*|retroce*|perdi*|menos que|menos',
  ],
  it: ['aument*|cresc*|salit*|sale|salgono|salì|rialzo|in più', 'cal*|scend*|sces*|diminu*|cadut*|ridott*|ridu*|ribass*|perso|giù|in meno'],
  pt: ['sub*|aument*|cresc*|alta', 'ca[ií]*|desc*|diminu*|redu*|baix*|recu*|queda|perd*|menos'],
  nl: [
    'steeg|stegen|gestegen|stijg*|groei*|gegroeid|toegenomen|toename|meer',
    'daal*|gedaald|verminder*|verlaag*|zak*|gezakt|kromp*|afgenomen|afname|verloor|minder',
  ],
  sv: ['steg|stigit|öka*|ökning*|växte|vuxit|uppgång|fler', 'sjönk|sjunkit|minsk*|föll|fallit|nedgång|färre'],
  da: ['steg|steget|stigning*|voks*|flere', 'faldt|faldet|fald|sank|sunket|færre'],
  nb: ['steg|steget|økt*|økning*|vokst*|flere', 'falt|falt*|sank|sunket|nedgang|færre'],
  pl: ['wzrós*|wzros*|zwiększ*|wzrast*|więcej', 'spad*|obniż*|ogranicz*|zmal*|zmniejsz*|mniej'],
  cs: ['vzrost*|stoup*|zvýš*|více', 'kles*|pokles*|sníž*|méně'],
  ro: ['cresc*|crescut*|creșter*|urcat*|majorat*', 'scăz*|scădere|coborât*|redus*|diminuat*'],
  ru: ['вырос*|раст*|увелич*|возрос*|рост|повыс*|больше', 'упал*|сниз*|сократ*|уменьш*|паден*|снижен*|меньше'],
  uk: ['зрос*|збільш*|підвищ*|більше', 'впал*|знизи*|скорот*|зменш*|менше'],
  tr: ['art*|yüksel*|büyü*', 'azal*|düş*|geril*|küçül*'],
  ar: [
    '(?:و|ف)?(?:ارتفع*|ارتفاع*|زاد*|زيادة|ازداد*|تزايد*|نما|نمت|نموا?|بزيادة|بارتفاع)',
    '(?:و|ف)?(?:انخفض*|انخفاض*|تراجع*|هبط*|هبوط*|تقلص*|نقص*|بانخفاض|بتراجع)',
  ],
  ja: ['増|伸び|上昇|上回|拡大', '減|落ち込|下落|低下|下回|縮小'],
  zh: ['增长|增加|上升|上涨|提高|上调|增幅', '下降|减少|下跌|降低|回落|下调|降幅|萎缩'],
  ko: ['증가|늘|상승|올랐|올라|성장|확대', '감소|줄|하락|떨어|내렸|축소'],
}

/** Periods that an amount may be told for, right behind it or before it. */
const periods = ['year', 'month', 'week', 'day', 'hour'] as const
export type Period = (typeof periods)[number]

const everyPeriod: Readonly<Record<string, readonly [year: string, month: string, week: string, day: string, hour: string]>> = {
  en: [
    '(?:a|an|per|every|each) year|yearly|annual|annually|per annum',
    '(?:a|per|every|each) month|monthly',
    '(?:a|per|every|each) week|weekly',
    '(?:a|per|every|each) day|daily',
    '(?:an|per|every|each) hour|hourly',
  ],
  de: [
    '(?:pro|im|je|jedes) jahr(?! \\d)|jährlich*',
    '(?:pro|im|je|jeden) monat|monatlich*',
    '(?:pro|in der|je|jede) woche|wöchentlich*',
    '(?:pro|am|je|jeden) tag|täglich*',
    '(?:pro|in der|je|jede) stunde|stündlich*',
  ],
  fr: [
    '(?:par|chaque) an(?:née)?|annuel*',
    '(?:par|chaque) mois|mensuel*',
    '(?:par|chaque) semaine|hebdomadaire*',
    '(?:par|chaque) jour|quotidien*',
    "(?:par|chaque) heure|de l[’']heure",
  ],
  es: [
    '(?:al|por|cada) año|anual*',
    '(?:al|por|cada) mes|mensual*',
    '(?:a la|por|cada) semana|semanal*',
    '(?:al|por|cada) día|diari[oa]*',
    '(?:a la|por|cada) hora',
  ],
  it: [
    "all[’']anno|(?:ogni|per) anno|annu[aoie]*",
    '(?:al|ogni|per) mese|mensil*',
    '(?:alla|ogni|per) settimana|settimanal*',
    '(?:al|ogni|per) giorno|giornalier*|quotidian*',
    "all[’']ora|ogni ora",
  ],
  pt: [
    '(?:ao|por|cada) ano|anua*',
    '(?:ao|por|cada) mês|mensa*',
    '(?:à|por|cada) semana|semana[li]*',
    '(?:ao|por|cada) dia|diári*',
    '(?:à|por|cada) hora',
  ],
  nl: [
    '(?:per|elk|ieder) jaar|jaarlijks*',
    '(?:per|elke|iedere) maand|maandelijks*',
    '(?:per|elke|iedere) week|wekelijks*',
    '(?:per|elke|iedere) dag|dagelijks*',
    '(?:per|elk|ieder) uur',
  ],
  sv: [
    '(?:per|om|varje) året?|årlig*',
    '(?:per|i|varje) månad(?:en)?',
    '(?:per|i|varje) vecka[n]?',
    '(?:per|om|varje) dag(?:en)?|daglig*',
    '(?:per|i) timme[n]?',
  ],
  da: [
    '(?:per|om|hvert) året?|årlig*',
    '(?:per|om|hver) måned(?:en)?',
    '(?:per|om|hver) uge[n]?',
    '(?:per|om|hver) dag(?:en)?|daglig*',
    '(?:per|i) time[n]?',
  ],
  nb: [
    '(?:per|i|hvert) året?|årlig*',
    '(?:per|i|hver) måned(?:en)?',
    '(?:per|i|hver) uke[n]?|ukentlig*',
    '(?:per|om|hver) dag(?:en)?|daglig*',
    '(?:per|i) time[n]?',
  ],
  pl: ['rocznie|na rok', 'miesięcznie|na miesiąc', 'tygodniowo|na tydzień', 'dziennie|na dzień', 'na godzinę'],
  cs: ['ročně|za rok', 'měsíčně|za měsíc', 'týdně|za týden', 'denně|za den', 'za hodinu'],
  ru: ['в год|ежегодно', 'в месяц|ежемесячно', 'в неделю|еженедельно', 'в день|в сутки|ежедневно', 'в час'],
  uk: ['на рік|щороку', 'на місяць|щомісяця', 'на тиждень|щотижня', 'на день|на добу|щодня', 'на годину'],
  tr: ['yılda|her yıl|yıllık', 'ayda|her ay|aylık', 'haftada|her hafta|haftalık', 'günde|her gün|günlük', 'saatte'],
  ar: [
    'سنويا|سنوياً|في السنة|كل عام',
    'شهريا|شهرياً|في الشهر|كل شهر',
    'أسبوعيا|أسبوعياً|في الأسبوع',
    'يوميا|يومياً|في اليوم|كل يوم',
    'في الساعة',
  ],
  ja: [
    '年あたり|毎年',
    '月あたり|毎月|月に',
    '週あたり|毎週|週に',
    '[1１一]日あたり|毎日|(?<!\\d)[1１一]日に|一日(?=\\d)',
    '毎時|時間あたり',
  ],
  zh: ['每年|年均', '每月|每个月|月均', '每周|每星期', '每天|每日|日均', '每小时'],
  ko: ['매년|연간|해마다', '매월|매달|한 달에|월평균', '매주|일주일에', '매일|하루', '시간당'],
}

/** A letter of a script whose words are apart. */
const wordLetter = '\\p{L}'
const unspaced = /^(?:ja|zh|ko|th)$/

const made = new Map<string, readonly RegExp[]>()

function patternsOf(kind: string, base: string, lists: readonly string[] | undefined): readonly RegExp[] {
  const key = `${kind} ${base}`
  const known = made.get(key)
  if (known !== undefined) return known
  const patterns = (lists ?? []).map((words) => {
    const body = words.replaceAll('*', `${wordLetter}{0,9}`)
    // eslint-disable-next-line no-restricted-syntax -- of our own words
    return new RegExp(unspaced.test(base) ? body : `(?<!${wordLetter})(?:${body})(?!${wordLetter})`, 'gu')
  })
  made.set(key, patterns)
  return patterns
}

const baseOf = (tag: LanguageTag): string => {
  const [base = ''] = tag.toLowerCase().split('-')
  return base === 'no' || base === 'nn' ? 'nb' : base
}

/** A word that a text has, with its place. */
export interface Told<Meaning> {
  readonly start: number
  readonly end: number
  readonly meaning: Meaning
}

const toldIn = <Meaning>(text: string, patterns: readonly RegExp[], meanings: readonly Meaning[]): readonly Told<Meaning>[] => {
  const small = text.toLowerCase()
  return patterns.flatMap((pattern, at) =>
    [...small.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length, meaning: meanings[at]! })),
  )
}

/** Words of rising and falling in a text; none in languages without a list. */
export const readWays = (text: string, tag: LanguageTag): readonly Told<'up' | 'down'>[] =>
  toldIn(text, patternsOf('way', baseOf(tag), ways[baseOf(tag)]), ['up', 'down'])

/** Periods that amounts of a text are told for. */
export const readPeriods = (text: string, tag: LanguageTag): readonly Told<Period>[] =>
  toldIn(text, patternsOf('period', baseOf(tag), everyPeriod[baseOf(tag)]), periods)
