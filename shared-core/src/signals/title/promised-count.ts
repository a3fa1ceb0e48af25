import { letter } from '../../languages/characters/characters.ts'
import type { Language, Word } from '../../languages/language.ts'
import type { Article } from '../../model/article.ts'
import type { Range } from '../../model/values.ts'
import { type Counted, countedParts, orderedSteps, partCounts } from '../structure/counted-parts.ts'

/** The numbers that words stand for, in the order of every language's list. */
export const inWords: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 40, 50, 100]

/** A number of a title that the parts of the text do not come to. */
export interface Miscount extends Counted {
  /** Of the number in the title. */
  readonly at: Range
  readonly promised: number
}

interface Promised {
  readonly at: Range
  readonly value: number
  /** The title counts steps, which are the items of an ordered list, whatever is beside it. */
  readonly isOfSteps: boolean
  /** The number and the noun that it counts. */
  readonly whole: Range
}

/** Words between a number and what it counts, and after that: `7 really common mistakes`. */
const reach = 4

/** Counters behind a number in scripts without blanks. */
const counters = /(?<!\d)(\d{1,2})\s*(?:つ|個|選|か条|ヵ条|ヶ条|种|種|个|條|条|招)/

/** The number of list words (`7 mistakes`, `seven ways`) that a title promises; `numbers`: words for numbers of its language, null: none. */
export function promisedCount(title: string, language: Language, numbers: string | null): Promised | null {
  if (language.unspaced) {
    const match = counters.exec(title)
    if (match === null) return null
    const { index } = match
    const whole = { start: index, end: index + match[0].length }
    return { at: { start: index, end: index + match[1]!.length }, value: Number(match[1]), isOfSteps: false, whole }
  }
  const { words } = language.tokenize(title)
  const lists = numbers?.split(' ') ?? []
  // without a list of such nouns, only a number in front is known to count the parts
  const hasNouns = language.has('listNouns')
  const isListed = ({ form }: Word): boolean => language.contains('listNouns', form)
  for (const [at, { form, start, end }] of words.entries()) {
    const behind = words.slice(at + 1, at + 1 + reach)
    // `Seven knots and 9 ways`: the nearer number counts the ways
    const nearer = behind.findIndex((word) => /^\d/.test(word.form) || language.contains('numberWords', word.form))
    const [next, ...others] = nearer > 0 ? behind.slice(0, nearer) : behind
    if (next === undefined || !(hasNouns ? [next, ...others].some(isListed) : at === 0 && !language.contains('numberUnits', next.form)))
      continue
    const isOfSteps = [next, ...others].some((word) => language.contains('stepWords', word.form))
    const whole = { start, end: ([next, ...others].find(isListed) ?? next).end }
    if (/^\d{1,2}$/.test(form)) return { at: { start, end }, value: Number(form), isOfSteps, whole }
    const index = language.contains('numberWords', form) ? lists.findIndex((entry) => entry.split('/').includes(form)) : -1
    if (index > 0) return { at: { start, end }, value: inWords[index]!, isOfSteps, whole }
  }
  return null
}

/** A title that counts other than its text: by numbered headings or paragraphs, or the only ordered list of a text without headings. */
export function miscountOf(title: string, article: Article, language: Language, numbers: string | null): Miscount | null {
  const promise = promisedCount(title, language, numbers)
  if (promise === null || promise.value < 2) return null
  const { items, steps } = countedParts(article, language)
  const counted = promise.isOfSteps ? (steps ?? orderedSteps(article) ?? items) : (items ?? steps)
  if (counted === null || counted.count === promise.value || title.match(/\d+/g)?.includes(String(counted.count)) === true) return null
  const { blocks } = article
  const list = blocks.find(({ id }) => id === counted.span.place)
  const heads = blocks.filter((block) => block.kind === 'heading' && block.level > 1)
  if (list?.kind === 'list' && (!list.ordered || (heads.length > 2 && !promise.isOfSteps))) return null
  // what the title means may be another row than the numbered one
  return partCounts(blocks).includes(promise.value) ? null : { ...counted, at: promise.at, promised: promise.value }
}

const beginsWithWord = new RegExp(`^["'“”„«»‹¿¡(\\d]*${letter}|^\\d`, 'u')

/** Parts from which a reader counts them, paragraphs of so few words that each may be one, and words that count on: `second`, `third`. */
const leastUncounted = 3
const mostOfPart = 12
const ordinals = new RegExp(
  `(?<!${letter})(?:second(?:ly)?|third(?:ly)?|last(?:ly)?,|zweiten?s|drittens|zweite[rns]?|dritte[rns]?|deuxième(?:ment)?|troisième(?:ment)?|segund[oa]|tercer[oa]?|second[oa]|terz[oa]|terceir[oa]|tweede|ten derde|derde|drug[iae]|trzeci[ae]?|andra|tredje|второ[йе]|вторая|трет(?:ий|ья|ье)|во-вторых|الثانية?|الثالثة?|ثانيا|ثالثا)(?!${letter})|[2-9二三四五]つ目|第[2-9二三四五]|其次|第三`,
  'iu',
)

/**
 * The number and the noun of a list that a title promises (`Five reasons`), where nothing of the text comes to that number: no list, headings, rows,
 * pictures, paragraphs with an opening in bold or of few words, no ordinals, and not the number before the noun again; null: something may.
 */
export function uncountedPromise(title: string, { blocks }: Article, language: Language, numbers: string | null): Promised | null {
  const promise = language.has('listNouns') && numbers !== null ? promisedCount(title, language, numbers) : null
  if (promise === null || promise.value < leastUncounted || partCounts(blocks).some((count) => count >= promise.value)) return null
  const texts = blocks.filter(({ kind, text }) => kind !== 'heading' && text !== title)
  const isShort = ({ text }: Article['blocks'][number]): boolean => text.split(/\s+/).length <= mostOfPart || !beginsWithWord.test(text)
  if (texts.filter(isShort).length >= promise.value || texts.some(({ text }) => text.split('\n').length >= promise.value)) return null
  const isSaid = texts.some(({ text }) => ordinals.test(text) || promisedCount(text, language, numbers)?.value === promise.value)
  return isSaid ? null : promise
}
