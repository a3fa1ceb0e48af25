import { letter } from '../../languages/characters/characters.ts'
import { startsLower } from '../../languages/characters/rarer-characters.ts'
import type { Language } from '../../languages/language.ts'

const alone = (words: string): string => `(?<!${letter})(?:${words})(?!${letter})`

// Questions for a price

/** Asks for a price, of all languages. */
const asksPrice = new RegExp(
  `${alone(
    [
      'how (?:much|expensive)(?= [^?]{0,60}(?:cost|pay|price|charge|spend|is (?:a|an|the)))|what (?:does|do|will|would) [^?]{2,60} cost|what (?:is|are) the (?:price|cost)s?',
      'was kostet|was kosten|wie ?viel kostet|wie teuer',
      'combien (?:ça |cela )?co[uû]te(?:nt)?|quel est le (?:prix|coût)|à quel prix',
      'cuánto (?:cuestan?|valen?)|qué precio',
      'quanto costa(?:no)?|quanto custam?',
      'wat kost|wat kosten|hoe duur',
      'ile kosztuj[eą]',
      'vad kostar|hvad koster|hva koster',
      'kolik stojí|mennyibe kerül|ne kadar tutar|paljonko maksaa',
      'сколько сто[ия]т',
      'كم (?:يكلف|تكلف|سعر|ثمن)',
    ].join('|'),
  )}|いくら(?=か|です|？|\\?|$)|(?:費用|料金|値段|価格)は(?:いくら|どのくらい|どれくらい)|多少[钱錢]`,
  'iu',
)
/** A sum of money, or what answers without one. */
const answersPrice = new RegExp(
  `[€$£¥₽]|[\\d万千百]\\s?[円元]|${alone(
    `euros?|eur|cents?|pounds?|pence|pennies|dollars?|bucks|francs?|franken|chf|kr|kronor|kroner|złot${letter}{1,3}|zł|gr|руб${letter}{0,4}|kč|korun|ft|forint${letter}{0,2}|lira|reais|ريال${letter}{0,2}|درهم${letter}{0,2}|دينار${letter}{0,2}|جنيه${letter}{0,2}|ليرة`,
  )}|(?<!${letter})(?:free of|no charge|kostenlos|kostenfrei|umsonst|gratis|gratuit|bezpłat|бесплат|cheap|expensive|afford|thousand|hundred|billig|günstig|hundert|tausend|centaine|millier|barat|cientos|costos|economic|centinai|migliai|goedkoop|honderd|duizend|hundra|tusen|depend|hängt|kommt darauf|je nach|dépend|selon|según|dipende|hangt af|zależy|beror)|${alone('teuer|cher|chère|caro|cara|mil|duur|dure|drogo|drogie|tanio|tanie|dyrt?|nothing|nichts|rien|nada|niente|niets|nic')}|無料|免费|مجان|[一二三四五六七八九十百千万数](?:円|元)|によって(?:異|違)`,
  'iu',
)

/** The question for a price that a title asks where its text names no sum; null: it asks for none, or the text has one. */
export function unansweredPrice(title: string, written: string): string | null {
  const match = /[?？؟]/.test(title) ? asksPrice.exec(title) : null
  return match === null || answersPrice.test(written) ? null : title
}

// Halves and doubles

/** A half or twice as much, of all languages, in words that are no part of a name. */
const halves = new RegExp(
  `${alone(
    [
      'half (?:of |the |your |price|as )|by half|halv(?:e[sd]?|ing)|twice (?:as|the)|doubl(?:es|ed|ing)|double (?:your|the)',
      `(?:die )?hälfte|halbier${letter}{1,3}|doppelt so|verdoppel${letter}{1,3}|zum halben preis`,
      'la moitié|moitié prix|moitié moins|deux fois (?:plus|moins)|doubl(?:er|ez|é|e (?:votre|le|la))',
      `la mitad|el doble|mitad de precio|duplic${letter}{1,4}`,
      `la metà|il doppio|metà prezzo|dimezz${letter}{1,4}|raddoppi${letter}{0,4}`,
      `metade|o dobro|metade do preço`,
      'de helft|dubbel zo|halveer[t]?|verdubbel[t]?',
      `o połowę|połow[ęaoy]|dwa razy|podwoi${letter}{0,3}`,
      'hälften|dubbelt så|halvera[rs]?|fördubbla[rs]?|halvdelen|dobbelt så|halver(?:er|t)?',
      'вдвое|в два раза|половин[уаы]',
    ].join('|'),
  )}|半分|半額|[2２二]倍|倍増|一半|翻倍|نصف|ضعف`,
  'iu',
)
const number = /\d+(?:[.,]\d+)?/g
/** Of two numbers of a text, one is so many times the other where it is half of it. */
const [least, most] = [1.9, 2.1]

/** A half, or twice as much, in a title whose text has neither the word nor two figures that make it; null: there is none. */
export function unfoundedHalf(title: string, written: string, { unspaced }: Language): string | null {
  const found = halves.exec(title)?.[0].trim()
  if (found === undefined) return null
  const text = written.toLowerCase()
  const stem = unspaced ? found : (found.split(' ').at(-1) ?? found).toLowerCase().slice(0, 5)
  if (text.includes(stem) || halves.test(written) || /(?<!\d)(?:50|100|200) ?(?:%|p)/.test(text)) return null
  const figures = [...new Set((written.match(number) ?? []).map((one) => Number(one.replace(',', '.'))))].slice(0, mostFigures)
  const isMade = figures.some((one) => one > 0 && figures.some((two) => two / one >= least && two / one <= most))
  return isMade || figures.length === 0 ? null : found
}

const mostFigures = 60

const noLetters = new RegExp(`[^${letter}]+`, 'u')

// Plays upon words

/** Words of a short title that plays upon one. */
const longest = 6
/** Letters that forms of one word share. */
const stemLetters = 4

/**
 * The one word of a short title that its text has, where the others are little words, and at most one of which the text has no form: `La mer à
 * boire` of sea water. null: it says more, or asks, or counts, or names.
 */
export function punnedWord(title: string, written: string, language: Language): string | null {
  if (language.unspaced || /[\d:?!–—«»"“”]/.test(title)) return null
  const { words } = language.tokenize(title)
  const content = words.filter(({ stop, form }) => !stop && form.length > 1)
  if (words.length < 3 || words.length > longest || content.length < 1 || content.length > 2 || content.length * 2 > words.length)
    return null
  if (language.find('questionWords', title).length > 0 || content.some(({ form }) => language.contains('genericWords', form))) return null
  const all = written.toLowerCase().split(noLetters)
  const isHeld = (form: string): boolean => {
    const stem = form.slice(0, Math.max(stemLetters, form.length - 2))
    return all.some((word) => word.startsWith(stem) || (stem.length > stemLetters && word.includes(stem)))
  }
  const held = content.filter(({ form }) => isHeld(form))
  const [only] = held
  // a person's name says whose half it is
  const hasNames = language.pack.capitalNouns !== true && words.some(({ start }) => startsLower(title.slice(start)))
  const isName = hasNames && content.some(({ start }) => start > 0 && !startsLower(title.slice(start)))
  return only === undefined || held.length > 1 || isName ? null : title.slice(only.start, only.end)
}
