import type { ArticleText } from '../../answers/article-text.ts'
import { oneSpace } from '../../answers/questions.ts'
import type { Language } from '../../languages/language.ts'
import { canBeSubject, countTerms, isGeneral, phraseOf } from '../../signals/structure/subject.ts'

/** Places of a word that carries the text: half of those of its first word, of two words a third; `surely` is enough. */
const ofFirst = 2
const ofFirstIfTwo = 3
const least = 2
const surely = 6

/** Code points from which a word may hold another: `Sauerteigbrot`. */
const compound = 5

/**
 * The title holds a word that carries the text, or two that it repeats, and with it a further word of the text or a figure:
 * one word alone says nothing about it (`Houston`), nor does a pun around it. Of a subject of two words that it names by half it needs one more.
 */
export function saysSubject(title: string, { blocks }: ArticleText, language: Language): boolean {
  if (language.unspaced) return true
  const read = blocks.filter(
    ({ block }) => block.kind !== 'code' && (block.kind !== 'heading' || (block.level > 1 && oneSpace(block.text) !== title)),
  )
  const counts = countTerms(read, language)
  const first = counts.find((counted) => canBeSubject(read, counted, language)) ?? counts[0]
  if (first === undefined) return false
  const weights = language
    .tokenize(title)
    .words.filter(({ stop, form }) => !stop && form.length > 1 && !/^\d/.test(form) && !isGeneral(form, language))
    .map(({ form, term }) =>
      counts.reduce((most, [other, place]) => (other === term || isPart(form, place.form) ? Math.max(most, place.weight) : most), 0),
    )
    .filter((weight) => weight > 0)
  const holds = (words: number, share: number): boolean =>
    weights.filter((weight) => weight >= Math.min(surely, Math.max(least, first[1].weight / share))).length >= words
  const isNamed = holds(1, ofFirst) || holds(2, ofFirstIfTwo)
  // half of a subject of two words may be a pun on it: `Bridge over troubled water` of a swing bridge
  const phrase = phraseOf(read, first, language).term
  const isHalf = phrase.includes(' ') && language.terms(title).filter((term) => language.terms(phrase).includes(term)).length === 1
  return isNamed && (weights.length > (isHalf ? 2 : 1) || /\d/.test(title))
}

const isPart = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= compound && long.includes(short)
}
