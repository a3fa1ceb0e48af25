import type { ArticleText } from '../../answers/article-text.ts'
import { oneSpace } from '../../answers/questions.ts'
import { startsLower } from '../../languages/characters/rarer-characters.ts'
import type { Language } from '../../languages/language.ts'
import { findNames } from '../../languages/words/find-names.ts'
import { canBeSubject, countTerms, isGeneral } from '../../signals/structure/subject.ts'
import { withoutEmptyPhrases } from './empty-phrases.ts'

/** Places of a word that carries the text: half of those of its first word, of two words a third; `surely` is enough. */
const ofFirst = 2
const ofFirstIfTwo = 3
const least = 2
const surely = 6

/** Words of the text that a title has in all; beside a figure, fewer. A name counts as one. */
const mostSaid = 3
const saidByFigure = 2

/** Code points from which a word may hold another: `Sauerteigbrot`. */
const compound = 5

/**
 * The title holds a word that carries the text, or two that it repeats, and with them further words of the text, or a figure: a word or two alone
 * say nothing about it (`Houston`, `Changes ahead on Mill Lane`), nor does a pun around one.
 */
export function saysSubject(title: string, { blocks }: ArticleText, language: Language): boolean {
  if (language.unspaced) return true
  const read = blocks.filter(
    ({ block }) => block.kind !== 'code' && (block.kind !== 'heading' || (block.level > 1 && oneSpace(block.text) !== title)),
  )
  const counts = countTerms(read, language)
  const first = counts.find((counted) => canBeSubject(read, counted, language)) ?? counts[0]
  if (first === undefined) return false
  const said = withoutEmptyPhrases(title)
  const tokens = language.tokenize(said)
  const held = tokens.words
    .filter(({ stop, form }) => !stop && form.length > 1 && !/^\d/.test(form) && !isGeneral(form, language))
    .map(({ form, term, start }) => ({
      start,
      weight: counts.reduce(
        (most, [other, place]) => (other === term || isPart(form, place.form) ? Math.max(most, place.weight) : most),
        0,
      ),
    }))
    .filter(({ weight }) => weight > 0)
  const weights = held.map(({ weight }) => weight)
  // in other titles each word may have a capital
  const hasNames = language.pack.capitalNouns !== true && tokens.words.some(({ stop, start }) => !stop && startsLower(said.slice(start)))
  const names = hasNames ? findNames(said, tokens) : []
  const nameOf = (at: number): number => names.findIndex(({ start, end }) => start <= at && at < end)
  const units = new Set(held.map(({ start }) => (nameOf(start) < 0 ? `${start}` : `name ${nameOf(start)}`))).size
  const holds = (words: number, share: number): boolean =>
    weights.filter((weight) => weight >= Math.min(surely, Math.max(least, first[1].weight / share))).length >= words
  const isNamed = holds(1, ofFirst) || holds(2, ofFirstIfTwo)
  return isNamed && units >= (/\d/.test(said) ? saidByFigure : mostSaid)
}

const isPart = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= compound && long.includes(short)
}
