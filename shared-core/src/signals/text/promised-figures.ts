import { letter } from '../../languages/characters/characters.ts'
import type { Language, Word } from '../../languages/language.ts'
import type { Range, Span } from '../../model/values.ts'
import type { TextBlock } from '../reading.ts'
import type { AgreementReading } from './agreement-reading.ts'

/** Prices, fees and hours as headings name them, of all languages. */
const spacedPrices = [
  'prices?|pricing|costs?|fees?|rates|tariffs?|admission|opening (?:hours|times)|hours|times|timetable',
  'preise?|kosten|gebühren|eintritt(?:spreise?)?|tarife?|öffnungszeiten|fahrplan',
  "prix|tarifs?|coûts?|horaires?(?: d[’']ouverture)?",
  'precios?|tarifas?|costes?|costos?|horarios?',
  'prezz[oi]|costi?|tariff[ae]|orari[oi]?(?: di apertura)?',
  'preços?|custos?|horários?',
  'prijs|prijzen|kosten|tarie(?:f|ven)|openingstijden',
  'cen[ay]|cennik|koszty?|opłaty|godziny otwarcia',
  'pris(?:er)?|kostnad(?:er)?|avgift(?:er)?|öppettider|åpningstider|åbningstider|takster',
  'cen[ay]|ceník|vstupné|otevírací doba',
  'hinnat|hinta|aukioloajat',
  'árak|nyitvatartás',
  'цен[аы]|стоимость|часы работы|расписание',
  'fiyat(?:lar)?|çalışma saatleri',
  'الأسعار|السعر|التكلفة|مواعيد العمل|ساعات العمل',
].join('|')
const unspacedPrices = /^(?:料金|価格|値段|費用|営業時間|開館時間|价格|費用|费用|票价|開放時間|开放时间|[とや・、和与與及])+$/u

/** What asks in a title for an amount, a price or a time. */
const spacedAmounts = [
  'how (?:much|many|long)|amounts?|prices?|costs?',
  'wie ?viele?|wie lange|preise?|kosten',
  'combien|quels? prix',
  'cuánt[oa]s?|precios?',
  'quant[oiae]|prezz[oi]',
  'quant[oa]s?|preços?',
  'hoeveel|hoe lang|prijzen',
  'ile|jak długo|ceny',
  'hur (?:mycket|många|länge)|hvor (?:mye|meget|mange|lenge|længe)',
  'kolik|jak dlouho',
  'сколько|как долго',
  'kaç|ne kadar',
  'كم',
].join('|')
const unspacedAmounts = /いくら|何(?:人|個|分|時間|年|日|円|歳|回)|どのくらい|どれくらい|多少|多久|多长时间|几个/u

/** What asks in a heading for a price, and for how long; and the words that answer without a number. */
interface Asking {
  readonly price: string
  readonly priceTold: string
  readonly time: string
  readonly timeTold: string
}

const languages: Readonly<Record<string, Asking>> = {
  en: {
    price:
      '(?:how much|what) (?:does|do|will|would|did) .{1,60} costs?|how much (?:is|are) (?:the |an? )?(?:tickets?|fees?|rent|entry|admission|membership)',
    priceTold: 'depend|var(?:y|ies)|dozen|hundred|thousand|cheap|expensive|afford|nothing|pence|pennies',
    time: 'how long (?:does|do|will) .{1,60} (?:take|last)',
    timeTold: 'depend|var(?:y|ies)|hour|minute|week|month|day|year|night|moment|long|forever|season',
  },
  de: {
    price: 'was kostet|was kosten|wie teuer|wie ?viel kostet',
    priceTold: 'hängt|kommt (?:darauf|auf)|je nach|hundert|tausend|teuer|billig|günstig|nichts|pauschal',
    time: 'wie lange (?:dauert|dauern|hält|halten)',
    timeTold: 'hängt|je nach|stunde|minute|woche|monat|tag|jahr|nacht|nächte|lang|saison',
  },
  fr: {
    price: 'combien (?:coûte|coûtent|ça coûte|faut-il payer)|quel est le prix',
    priceTold: 'dépend|selon|centaine|millier|mille|cher|chère|rien',
    time: 'combien de temps',
    timeTold: 'dépend|selon|heure|semaine|mois|jour|année|nuit|long|saison',
  },
  es: {
    price: 'cuánto (?:cuestan?|valen?)|qué precio',
    priceTold: 'depende|según|cien|mil|caro|cara|barat|nada|económic',
    time: 'cuánto (?:duran?|tardan?)',
    timeTold: 'depende|según|hora|semana|día|año|mes|noche|larg|temporada',
  },
  it: {
    price: 'quanto costa(?:no)?',
    priceTold: 'dipend|second[oa] d|centinai|migliai|mille|costos|economic|car[oa]|niente',
    time: 'quanto dura(?:no)?',
    timeTold: 'dipend|second[oa] d|or[ae]|settiman|giorn|mes[ei]|anni|notte|lung|stagione',
  },
  pt: {
    price: 'quanto custam?',
    priceTold: 'depende|conforme|cem|mil|car[oa]|barat|nada|económic|econômic',
    time: 'quanto (?:duram?|demoram?)',
    timeTold: 'depende|conforme|hora|semana|dia|mês|meses|ano|noite|long|tempo',
  },
  nl: {
    price: 'wat kost|wat kosten|hoe duur',
    priceTold: 'hangt|afhankelijk|honderd|duizend|duur|goedkoop|niets',
    time: 'hoe lang duurt',
    timeTold: 'hangt|afhankelijk|uur|uren|dag|week|weken|maand|jaar|nacht|lang',
  },
  pl: {
    price: 'ile kosztuj[ea]',
    priceTold: 'zależy|sto(?=\\s)|tysiąc|drog|tani|nic',
    time: 'jak długo trwa|ile trwa',
    timeTold: 'zależy|godzin|dzień|dni|tydzień|tygodni|miesi|rok|lat|noc|dług',
  },
  sv: {
    price: 'vad kostar|hur mycket kostar',
    priceTold: 'beror|hundra|tusen|dyr|billig|ingenting',
    time: 'hur lång tid',
    timeTold: 'beror|timm|timer|dag|veck|månad|år|lång',
  },
  ru: {
    price: 'сколько сто[ия]т',
    priceTold: 'завис|сто(?=\\s)|тысяч|дорог|дешев',
    time: 'сколько длится',
    timeTold: 'завис|час|д[не]н|недел|месяц|лет|год|ноч|долг',
  },
  ar: {
    price: 'كم (?:يكلف|تكلف|سعر)',
    priceTold: 'حسب|يعتمد|يتوقف|مئة|مائة|ألف|غال|رخيص',
    time: 'كم (?:يستغرق|تستغرق)',
    timeTold: 'حسب|يعتمد|يتوقف|ساع|يوم|أيام|أسبوع|شهر|أشهر|سنة|دقيق',
  },
}
const unspacedAsked = /いくら(?:です|か|$)|(?:費用|料金|値段|価格)は(?:いくら|どのくらい|どれくらい)|どのくらいかかり|多少[钱錢]|要多久/u
const unspacedTold = /[一二三四五六七八九十百千万数](?:円|元|時間|分|日|週|か月|年|时|天)|によって(?:異|違|変)|次第|取决/u

/** Free of charge, always open: an answer without a figure. */
const free = new RegExp(
  `(?<!${letter})(?:free|no (?:charge|fee)|kostenlos|kostenfrei|gratis|umsonst|frei(?:er)?|gratuite?s?|gratuit[oa]s?|grátis|zdarma|ilmainen|ingyen|noon|midnight|mittags?|mitternacht|midi|minuit|mediodía|medianoche|meio-dia|meia-noite|mezzogiorno|mezzanotte)(?!${letter})|bezpłat|бесплатн|ücretsiz|無料|免费|免費|مجان|24/7`,
  'iu',
)

/** An answer without a price, or one inside another answer. */
const unpaid = new RegExp(
  `(?:^|[.!?:–—-] ?)(?:nothing|nichts|rien|nada|niente|nulla|niets|nic|ingenting)(?!${letter})|(?<!${letter})(?:no (?:extra|additional|further) (?:costs?|charges?|fees?)|at no (?:extra |additional )?(?:cost|charge)|included|ohne aufpreis|inbegriffen|enthalten|sans (?:frais|supplément|surcoût)|inclus(?:e?s?)|compris(?:e?s?) dans|sin (?:coste|costo|recargo)|incluid[oa]s?|senza (?:costi|sovrapprezzo)|inclus[oai]|compres[oaie] nel|sem (?:custos?|taxas?)|incluíd[oa]s?|inbegrepen|zonder (?:extra )?kosten|w cenie|bez dopłat|ingår|utan (?:extra )?kostnad)(?!${letter})|かかりません|不要です|込みです|(?:دون|بلا|بدون) (?:أي )?(?:مقابل|تكلفة|رسوم)`,
  'iu',
)

/** A number that is no year. */
const figure = /(?<![\d.,])(?!(?:1[0-9]|20)\d{2}(?!\d|[.,:]\d))\d/u

/** Words (characters of unspaced scripts) under a heading in which a price could stand. */
const leastSpaced = 25
const leastUnspaced = 50

/** Headings that promise prices or hours and nothing else, or ask for them, over sections without any figure: nothing under them says what they are for. */
export function emptyPromises({ sections, language, tools: { alone, spanOf } }: AgreementReading): Span[] {
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  const pattern = language.unspaced ? null : new RegExp(alone(spacedPrices, language), 'giu')
  const questions = questionsOf(language)
  return sections.flatMap(({ heading, blocks }) => {
    if (heading === null) return []
    const text = heading.block.text.trim()
    const rest = pattern === null ? (unspacedPrices.test(text) ? '' : text) : text.replace(pattern, '')
    const isAsked = questions.some(({ asks, told }) => asks.test(text) && !blocks.some(({ block }) => told.test(block.text)))
    const isPromise = isAsked || (rest !== text && language.tokenize(rest).words.every(({ stop }) => stop))
    const words = blocks.reduce((sum, { tokens }) => sum + tokens.count, 0)
    if (!isPromise || words < (language.unspaced ? leastUnspaced : leastSpaced) || blocks.some((entry) => mayHold(entry, language)))
      return []
    return [spanOf(heading.block.id, heading.block.text, 0, heading.block.text.length)]
  })
}

/** Questions for a price and for how long, and answers without a figure. */
function questionsOf(language: Language): readonly { readonly asks: RegExp; readonly told: RegExp }[] {
  const own = languages[language.tag.split('-')[0]!]
  if (language.unspaced) return [{ asks: unspacedAsked, told: unspacedTold }]
  if (own === undefined) return []
  const pair = (asks: string, told: string) => ({
    // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
    asks: new RegExp(`^[¿\\s\\d.)]*(?:${asks})(?!${letter})`, 'iu'),
    // eslint-disable-next-line no-restricted-syntax -- as above
    told: new RegExp(`(?<!${letter})(?:${told})`, 'iu'),
  })
  return [pair(own.price, own.priceTold), pair(own.time, own.timeTold)]
}

/** Articles in many languages. */
const one = /^(?:one|ein\w*|une?|uno|una|uma?|een|en|ett?|jeden|один|egy|bir)$/u

const isNumber = ({ form }: Word, language: Language): boolean => language.contains('numberWords', form) && !one.test(form)

/** Figures, lists of numbers in words, pictures and links to where they stand. */
const mayHold = ({ block, tokens }: TextBlock, language: Language): boolean =>
  block.kind === 'image' ||
  block.kind === 'video' ||
  block.kind === 'table' ||
  block.inlines.some(({ kind }) => kind === 'link') ||
  figure.test(block.text) ||
  free.test(block.text) ||
  unpaid.test(block.text) ||
  tokens.words.some((word) => isNumber(word, language))

/** What the title asks for, or promises, in figures, where the text has none at all; null: nothing, or the text has one. */
export function promisedFigure(title: string, { blocks, language, tools: { alone } }: AgreementReading): Range | null {
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  const match = (language.unspaced ? unspacedAmounts : new RegExp(alone(spacedAmounts, language), 'iu')).exec(title)
  if (match === null) return null
  const written = blocks.filter(({ block }) => !(block.kind === 'heading' && block.level === 1))
  const inWords = written.reduce((sum, { tokens }) => sum + tokens.words.filter((word) => isNumber(word, language)).length, 0)
  const has =
    inWords > mostInPassing ||
    written.some(
      ({ block }) =>
        block.kind === 'table' || block.kind === 'image' || block.kind === 'video' || figure.test(block.text) || free.test(block.text),
    )
  return has ? null : { start: match.index, end: match.index + match[0].length }
}

/** Numbers in words that a text without figures holds anyway: “one of them”, “two kinds”. */
const mostInPassing = 3
