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
    return { at: { start: match.index, end: match.index + match[1]!.length }, value: Number(match[1]), isOfSteps: false }
  }
  const { words } = language.tokenize(title)
  const lists = numbers?.split(' ') ?? []
  // without a list of such nouns, only a number in front is known to count the parts
  const hasNouns = language.has('listNouns')
  const isListed = ({ form }: Word): boolean => language.contains('listNouns', form)
  for (const [at, { form, start, end }] of words.entries()) {
    const [next, ...others] = words.slice(at + 1, at + 1 + reach)
    if (next === undefined || !(hasNouns ? [next, ...others].some(isListed) : at === 0 && !language.contains('numberUnits', next.form)))
      continue
    const isOfSteps = [next, ...others].some((word) => language.contains('stepWords', word.form))
    if (/^\d{1,2}$/.test(form)) return { at: { start, end }, value: Number(form), isOfSteps }
    const index = language.contains('numberWords', form) ? lists.findIndex((entry) => entry.split('/').includes(form)) : -1
    if (index > 0) return { at: { start, end }, value: inWords[index]!, isOfSteps }
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
