import { opensWithReference } from '../../answers/passages.ts'
import { mainQuestion } from '../../answers/questions.ts'
import { type QueryTerm, queryTerms, totalWeight } from '../../answers/ranking/coverage.ts'
import { letter, lowerLetter, upperLetter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'
import { wordsIn } from '../../languages/words/words-in.ts'
import { defineSignal } from '../define-signal.ts'
import type { TextBlock } from '../reading.ts'
import { countUnits } from '../text/count-units.ts'

const politeAddress = new RegExp(String.raw`${lowerLetter},? Sie(?!${letter})`, 'u')

/** Length of a description that result pages show whole and that says enough; in unspaced scripts counted in half widths. */
const description = { min: 70, max: 155 } as const

/** Words of a line above the opening, paragraphs that open a text, words that make an address, characters of the longest one. */
const max = { byline: 12, opening: 3, slugWords: 5, slugCharacters: 75 } as const

/** Share of the main question's terms that a description has to name. */
const minCovered = 0.34

/** Words of a statement. */
const minWords = 6

/** The same where its first sentence opens a later paragraph. */
const minCoveredLater = 0.6

/** What a figure is worth beside those terms; the sentence that opens the text; a neighbour; a writer who writes about themselves. */
const worths = { figure: 0.2, opening: 0.4, near: 0.2, person: -0.3 } as const

/**
 * Texts that the article says itself; null: nothing fits. `description`: one or two sentences of its opening or last paragraph, the first
 * cut at a clause border where it is too long. `slug`: words of the present address, else of the title.
 */
export const proposals = defineSignal({
  fold: (_facts, { article, blocks, context, language }) => {
    const main = mainQuestion({ article, language, targetQueries: context.targetQueries })
    const terms = main?.terms ?? queryTerms(article.title?.value ?? '', language)
    const paragraphs = blocks.filter(({ block, tokens }) => block.kind === 'paragraph' && tokens.count >= max.byline)
    const read = [...new Set([...paragraphs.slice(0, max.opening), ...paragraphs.slice(-1)])]
    // a title without a word of the text does not show its subject; the most frequent words do
    const asked = new Set(terms.filter(({ stop }) => !stop).map(({ term }) => term))
    const isNamed = paragraphs.some(({ tokens: { words } }) => words.some(({ term }) => asked.has(term)))
    const about = isNamed ? terms : frequentTerms(paragraphs, language)
    return {
      description: describe(
        read.flatMap((paragraph, at) => statementsOf(paragraph, at, about, language)),
        about,
        language,
      ),
      slug: slugOf(article.slug ?? '') ?? slugOf(article.title?.value ?? ''),
    }

    function slugOf(text: string): string | null {
      const readable = text.replace(/[-_/.]+/g, ' ')
      const words = language
        .tokenize(readable)
        .words.filter(({ stop, start, end }) => !stop && !/^\d+$/.test(readable.slice(start, end)))
        .map(({ start, end }) => readable.slice(start, end).toLowerCase())
      const chosen = [...new Set(words)].slice(0, max.slugWords)
      while (chosen.length > 1 && chosen.join('-').length > max.slugCharacters) chosen.pop()
      const slug = chosen.join('-')
      // Without spaces between words it is unknown where to cut.
      return language.unspaced || slug === '' || slug.length > max.slugCharacters || slug === article.slug ? null : slug
    }
  },
})

/** What no sentence of a description holds: a date line, a path, an address, an announcement, a question, a list to come; a quotation at its start. */
const unfit =
  /[|·•©@?？…:：!！]|\.\.\.|https?:|^\W*["“„«「『]|[^.。।۔"”»’)]$|\.\)$|^(?:let['’]s|welcome|below|above|note|sign|start|read)[ ,]/i

/** Words of a sentence that goes on from another. */
const goesOn = new RegExp(
  String.raw`(?<!${letter})(?:also|now|currently|yes|then|this|these|auch|jetzt|nun|dabei|dies\w*|aussi|maintenant|ce|cette|ces|también|ahora|misma|mismo|este|esta|estos|anche|ora|tornando|quest[oaie]|também|agora|esse|essa|ook|nu|dit|deze)(?!${letter})`,
  'iu',
)

/** Terms that show what a text is about, and places at which one is at least. */
const frequent = { terms: 3, places: 3 } as const

function frequentTerms(paragraphs: readonly TextBlock[], language: Language): readonly QueryTerm[] {
  const counts = new Map<string, number>()
  for (const { tokens } of paragraphs)
    for (const { term, form, stop } of tokens.words)
      if (!stop && form.length > 1 && !/\d/.test(form) && !language.contains('numberUnits', form))
        counts.set(term, (counts.get(term) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= frequent.places)
    .sort((a, b) => b[1] - a[1])
    .slice(0, frequent.terms)
    .map(([term, weight]) => ({ term, weight, text: term, stop: false }))
}

interface Statement {
  /** Number of its paragraph; first of it. */
  readonly paragraph: number
  readonly isFirst: boolean
  readonly text: string
  readonly terms: ReadonlySet<string>
  readonly worth: number
  /** The sentence of its paragraph before this one; '': it opens the paragraph. */
  readonly follows: string
}

function statementsOf(
  { block, tokens }: TextBlock,
  paragraph: number,
  terms: readonly QueryTerm[],
  language: Language,
): readonly Statement[] {
  const asked = new Map(terms.map(({ term, weight }) => [term, weight]))
  if (tokens.sentences.length === 0 || refersBack(block.text, asked, language)) return []
  const total = totalWeight(terms)
  const found: Statement[] = []
  let before = ''
  for (const sentence of tokens.sentences) {
    const text = block.text.slice(sentence.start, sentence.end).replace(/\s+/g, ' ').trim()
    if (isFit(text, language)) {
      const named = new Set(wordsIn(tokens, sentence).flatMap(({ term }) => (asked.has(term) ? [term] : [])))
      const share = total === 0 ? 0 : [...named].reduce((sum, term) => sum + asked.get(term)!, 0) / total
      const spoken = language.find('firstPerson', text).length + language.find('secondPerson', text).length
      const worth = share + (/\d/.test(text) ? worths.figure : 0) + (spoken > 0 ? worths.person : 0)
      found.push({ text, terms: named, worth, follows: before, paragraph, isFirst: before === '' })
    }
    before = text
  }
  return found
}

const article = new RegExp(`^(?:Das ${upperLetter}|Het )`, 'u')

/** The sentence opens with a pronoun; `das` and `het` are articles in front of what the text is about. */
const refersBack = (text: string, asked: ReadonlyMap<string, number>, language: Language): boolean =>
  opensWithReference(text, language) && !(article.test(text) && asked.has(language.tokenize(text.slice(0, maxWord)).words[1]?.term ?? ''))

const maxWord = 60

const isFit = (text: string, language: Language): boolean =>
  !unfit.test(text) &&
  isWhole(text) &&
  language.opens('transitionWords', text) === null &&
  language.find('announcements', text).length === 0

/** Quotation marks and brackets come in pairs. */
const isWhole = (text: string): boolean =>
  ['"', '“”„', '«»', '「」', '()'].every((marks) => [...text].filter((sign) => marks.includes(sign)).length % 2 === 0)

/** What a text is about, and behind it what else it says. */
function describe(found: readonly Statement[], terms: readonly QueryTerm[], language: Language): string | null {
  const sizeOf = (text: string): number => (language.unspaced ? countUnits(text) : [...text].length)
  const total = totalWeight(terms)
  const weights = new Map(terms.map(({ term, weight }) => [term, weight]))
  const coverOf = (...statements: readonly Statement[]): number =>
    [...new Set(statements.flatMap(({ terms }) => [...terms]))].reduce((sum, term) => sum + weights.get(term)!, 0) / total
  let best: { readonly text: string; readonly worth: number } | null = null
  for (const [at, first] of found.entries()) {
    if (!first.isFirst || refersBack(first.text, weights, language) || goesOn.test(first.text)) continue
    if (language.find('secondPerson', first.text).length > 0 || politeAddress.test(first.text)) continue
    // an answer to a heading is no statement: `At seven on weekdays.`
    if (!language.unspaced && first.text.split(' ').length < minWords) continue
    const isOpening = first.paragraph === 0
    const head = sizeOf(first.text) > description.max ? clauseOf(first.text, language) : first.text
    if (head === null || coverOf(first) < (isOpening ? minCovered : minCoveredLater)) continue
    const place = isOpening ? worths.opening : 0
    const options = [{ text: head, worth: first.worth + place }]
    for (const second of head === first.text ? found.slice(at + 1) : []) {
      const isNear = second.follows === first.text
      const isAlone = second.isFirst && second.terms.size > 0 && !refersBack(second.text, weights, language) && !goesOn.test(second.text)
      if (!isNear && !isAlone) continue
      const near = isNear ? worths.near : 0
      const text = language.unspaced ? head + second.text : `${head} ${second.text}`
      options.push({ text, worth: first.worth + place + near + Math.max(0, second.worth) / 2 + coverOf(first, second) - coverOf(first) })
    }
    for (const option of options) {
      const size = sizeOf(option.text)
      if (size >= description.min && size <= description.max && (best === null || option.worth > best.worth)) best = option
    }
  }
  return best?.text ?? null
}

/** Words that begin a clause at the end of a sentence, which holds without it: no contrast, no condition, no speaker. */
const lastClause = new RegExp(
  String.raw`, (?:which|who|where|while|because|as|after|when|since|with|including|${letter}+ing|weil|während|nachdem|wobei|wodurch|um|sodass|qui|dont|où|car|tandis|avec|que|lo que|donde|porque|mientras|con|ya que|che|dove|mentre|perché|poiché|onde|enquanto|com|após|waar|omdat|terwijl|waardoor|zodat|met) [^,]*$`,
  'u',
)

/** A sentence that is too long, without the clause at its end; null: that does not help, or what is left may not hold. */
function clauseOf(sentence: string, language: Language): string | null {
  const at = lastClause.exec(sentence)?.index
  if (at === undefined) return null
  const tail = sentence.slice(at)
  const isLimiting = (['negations', 'conditions', 'modals', 'sayingVerbs'] as const).some((list) => language.find(list, tail).length > 0)
  const clause = `${sentence.slice(0, at)}.`
  return isLimiting || [...clause].length > description.max || !isFit(clause, language) ? null : clause
}
