import type { ArticleText } from '../../answers/article-text.ts'
import { upperLetter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'
import { type TellingSentence, tellingSentences } from '../../signals/structure/telling-sentences.ts'
import type { Lede } from './lede.ts'
import { ledeOf } from './lede.ts'
import { bordersOf, fitting, isEmpty } from './opening-titles.ts'
import type { OpeningWords } from './opening-words.ts'

/** The news of the opening, in its words: whole, or cut at a border of its clauses; null: it has none. */
export function ledeTitle(text: ArticleText, known: OpeningWords | null, language: Language): string | null {
  const lede = ledeOf(text, known, language)
  return lede === null || known === null ? null : titleOf(lede, known, language)
}

/** Sentences that tell most of a text: news below its opening is one of them, or a detail. */
const mostTelling = 2

/** The same, of news with which the text begins, or that tells most of it. */
export function newsTitle(text: ArticleText, known: OpeningWords | null, language: Language, year: number): string | null {
  const lede = ledeOf(text, known, language)
  if (lede === null || known === null) return null
  const sentences = tellingSentences(text, language, year)
  const isOf = ({ entry, start, end }: TellingSentence): boolean =>
    entry === lede.entry && start <= lede.sentence.start && lede.sentence.start < end
  const isFirst = sentences.some((sentence) => isOf(sentence) && sentence.paragraph === 0 && sentence.start === 0)
  return isFirst || sentences.slice(0, mostTelling).some(isOf) ? titleOf(lede, known, language) : null
}

/** Words of a predicate, and what it says besides its subject: `will close`. */
const least = { said: 2, done: 4, terms: 1, places: 4 } as const

/** Languages whose future has an auxiliary; in others one word says what is new: `cerrará`. */
const auxiliaries = /^(?:en|de|nl)/

/** A name, or a figure; of German, whose nouns have capitals, a place. */
const concrete = new RegExp(`.[ ’'](?:${upperLetter}|[0-9])|^[0-9]`, 'u')
const concreteOfNouns = new RegExp(`[0-9]| (?:in|im|am|aus|von|bei) ${upperLetter}`, 'u')

/** True for a text with a figure or a name. */
export const isConcrete = (text: string, { pack }: Language): boolean =>
  (pack.capitalNouns === true ? concreteOfNouns : concrete).test(text)

function titleOf(
  { entry, sentence, subject, places, said: whole, isPast, isDated, isScheduled, aside }: Lede,
  known: OpeningWords,
  language: Language,
): string | null {
  const words = known.lede
  const { text } = entry.block
  if (places < least.places && !isDated && !isConcrete(text.slice(sentence.start, sentence.end), language)) return null
  const said = withoutBrackets(whole.trim().replace(/\.$/, '')).replace(linking, '')
  const shorter = [...(words.inside === null ? [] : shortenings(said, words.inside)), said.replace(weekday, '')]
  const predicates = [said, ...shorter].flatMap((own) =>
    [
      ...bordersOf(own, known, language, { ends: [words.end, behindDay(language)], said: auxiliaries.test(language.tag) ? least.said : 1 }),
      ...(words.circumstance?.done.test(own) === true
        ? bordersOf(own, known, language, { ends: [words.circumstance.at], said: least.done })
        : []),
    ].map((end) => own.slice(0, end)),
  )
  const article = text.slice(sentence.start, subject.start)
  const named = text.slice(subject.start, subject.end)
  const fronts = [article + named, ...(aside === null ? [] : [article + named + text.slice(aside.start, aside.end)])]
  // English headlines go without the article
  const bare = language.tag.startsWith('en') ? fronts.map((front) => front.slice(article.length)) : []
  return fitting(
    [...fronts, ...bare]
      .flatMap((front) => predicates.map((predicate) => `${front} ${predicate}`))
      .filter((title) => !words.day.test(title) && !isEmpty(title, language) && (!isScheduled || /[0-9]/.test(title))),
    named,
    language,
    least.terms + (isPast ? 1 : 0),
  )
}

/** What joins a sentence to the one before it. */
const linking = / (?:therefore|thus|donc|por (?:lo )?tanto|quindi|dunque|pertanto|portanto|dus|daarom|daher|deshalb|somit)(?= )/

/** A day of the week before its date. */
const weekday =
  /(?:[MTWFS][a-z]{2,6}day|[lmjvs][a-z]{2,5}d[iì]|lunes|martes|miércoles|jueves|viernes|sábado|domingo|dimanche|sabato|domenica|[stq][a-zç]{4,5}-feira),? (?=[0-9])/g

/** Languages whose verb may be behind the day. */
const verbsLast = /^(?:de|nl)/

/** Where a day ends, without its year, and no span of days goes on: `from 6 October`, `le 4 mai`, `on June 6`. */
export function behindDay({ pack, tag }: Language): RegExp | null {
  if (verbsLast.test(tag)) return null
  const months = pack.months.flat().filter((month) => /^[^\s.]{3,}$/.test(month))
  const behind = `(?: (?:de |del )?(?:19|20)[0-9]{2})?(?=[ ,])(?! (?:to|until|till|and|or|au|à|et|ou|jusqu|al|hasta|[yoae]|ao|até|fino|[–—-])[ ’'])`
  // eslint-disable-next-line no-restricted-syntax -- of the months of a language, whose table holds that they take linear time
  return new RegExp(
    `(?<=[0-9](?:st|nd|rd|th|er|º)? (?:de |of )?(?:${months.join('|')})|(?:${months.join('|')}) [0-9]{1,2})${behind}`,
    'giu',
  )
}

const withoutBrackets = (sentence: string): string => sentence.replace(/ \([^()]{1,60}\)/g, '')

/** Without one time of it, and without all. */
const shortenings = (said: string, inside: RegExp): readonly string[] => {
  const parts = [...said.matchAll(inside)]
  return [...parts.map(({ index, 0: part }) => said.slice(0, index) + said.slice(index + part.length)), said.replace(inside, '')]
}
