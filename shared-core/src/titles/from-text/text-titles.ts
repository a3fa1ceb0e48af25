import { type ArticleText, countWords } from '../../answers/article-text.ts'
import { isQuestion, oneSpace } from '../../answers/questions.ts'
import { upperLetter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'
import { findNames } from '../../languages/words/find-names.ts'
import type { Answer } from '../../model/answer.ts'
import { isCut } from '../../signals/title/shown-part.ts'
import { weekday } from '../weekday.ts'
import { colonOf, speaksFor } from './behind-subject.ts'
import { nounWordsOf } from './noun-words.ts'
import type { Subject } from './subject-phrase.ts'

/** A capital inside a word: `iPhone`, `¿` aside. */
const innerCapital = new RegExp(`[^¿]${upperLetter}`, 'u')

/** Headings of a row, words and characters of one. */
const leastParts = 3
const mostParts = 5
const shareOfParts = 0.6
const mostWords = 3
const mostWordsAsked = 5
const mostCharacters = 12

/** Titles that the text gives for its subject: its parallel headings, and questions that most of it answers. */
export function textTitles(
  text: ArticleText,
  subjects: readonly Subject[],
  answers: readonly Answer[],
  language: Language,
): readonly string[] {
  const [subject] = subjects
  return subject === undefined ? [] : [...headingTitle(text, subjects, language), ...questionTitles(text, subject, answers, language)]
}

const behind = (subject: Subject, said: string, language: Language): string => upperFirst(subject.text) + colonOf(language) + said

/** Russian and Polish bend their nouns: a word that opens a sentence or a heading is likely in the form that a title needs. */
function standsAlone(subject: Subject, { blocks }: ArticleText, { tag }: Language): boolean {
  if (!/^(?:ru|pl|uk|cs)/.test(tag)) return true
  const { text } = subject
  return blocks.some(({ block, tokens }) =>
    tokens.sentences.some(({ start }) => block.text.slice(start, start + text.length).toLowerCase() === text.toLowerCase()),
  )
}

const upperFirst = (text: string): string => {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

/** Marks of a number in front of a heading. */
const numbering = /^#?\d{1,2}(?:[.):]|\s[–—-])?\s+/

/** `Compost heap: what goes in, what stays out, how often to turn it` */
function headingTitle(text: ArticleText, subjects: readonly Subject[], language: Language): readonly string[] {
  const [subject] = subjects
  const headings = text.sections.flatMap(({ heading }) => (heading === null || heading.block.level === 1 ? [] : [heading]))
  const top = Math.min(...headings.map(({ block }) => block.level))
  const parts = headings
    .filter(({ block }) => block.level === top && !language.contains('genericHeadings', oneSpace(block.text)))
    .map((heading) => ({ heading, text: oneSpace(heading.block.text).replace(numbering, '') }))
  if (parts.length < leastParts || parts.length > 2 * mostParts) return []
  const kinds = parts.map(({ text }) => kindOf(text, language))
  const other = kinds.indexOf(null)
  const length = other < 0 ? kinds.length : other
  if (length < leastParts || length < shareOfParts * parts.length) return []
  const colon = colonOf(language)
  const comma = language.unspaced ? '、' : language.tag.startsWith('ar') ? '، ' : ', '
  const names = namesOf(text)
  const row = kinds.slice(0, length)
  const shown = parts.slice(0, length).map(({ text }) => smallFirst(text, names, language))
  // what all headings repeat is the subject, not a part of it
  if (new Set(shown).size < shown.length) return []
  const [first] = shown
  const holdsSubject = row.every((kind) => kind === 'question') && language.terms(first!).includes(subject!.term)
  // a question that names the subject needs no subject in front
  const fronts = holdsSubject
    ? ['']
    : subjects
        .slice(0, 1)
        .filter((own) => speaksFor(own, language) && standsAlone(own, text, language))
        .map((own) => own.text + colon)
  for (const front of fronts)
    for (let count = Math.min(mostParts, shown.length); count >= leastParts; count -= 1) {
      const made = upperFirst(front + shown.slice(0, count).join(comma))
      if (!isCut(made, language)) return [made]
    }
  return []
}

/** Parts of any report of an incident. */
const ofReports =
  /^(?:what (?:happened|we (?:learned|found|changed|did)|comes next)|timeline|lessons(?: learned)?|root cause|next steps|resolution|background|was (?:passiert ist|geschah)|(?:zeitlicher )?ablauf|ursachen?|wie es weitergeht|hintergrund|ce qui s['’]est passé|chronologie|la suite|contexte|qué (?:pasó|ha pasado)|cronología|próximos pasos|contexto|cosa è successo|cronologia|o que aconteceu|wat er gebeurde|tijdlijn|vad som hände)$/i

/** What a short heading is, so that neighbours of its kind can be listed; null: a sentence, or too long. */
function kindOf(text: string, language: Language): 'question' | 'noun' | null {
  if (/[:!?？！…|;,()"“”«»„/[\]]|\.$/.test(text) || ofReports.test(text)) return null
  if (language.unspaced)
    return [...text].length <= mostCharacters && !isQuestion(text, language) && !/[。をはが]/.test(text) ? 'noun' : null
  const { words } = language.tokenize(text)
  if (words.length === 0) return null
  const nouns = nounWordsOf(language)
  if (nouns === null) return null
  const isArticled = nouns.determiners.has(words[0]!.form)
  if (language.opens('questionWords', isArticled ? text.slice(words[1]?.start ?? 0) : text) !== null)
    // they say nothing of any text, and no title is about its author
    return words.length > mostWordsAsked || / I\b|^\w+ it is$/i.test(text) ? null : 'question'
  // `Friday evening` says when, and nothing of what
  if (words.length > mostWords || words.every(({ stop, form }) => stop || weekday.test(form) || language.contains('vagueSubjects', form)))
    return null
  const inner = isArticled ? words.slice(1) : words
  const isPhrase =
    inner.length > 0 &&
    !inner[0]!.stop &&
    !inner.at(-1)!.stop &&
    inner.every(({ stop, form }) => !stop || nouns.of.has(form) || nouns.at.has(form))
  return isPhrase && language.find('firstPerson', text).length === 0 && language.find('secondPerson', text).length === 0 ? 'noun' : null
}

/** Words that the running text writes with a capital inside a sentence. */
function namesOf({ blocks }: ArticleText): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { block, tokens } of blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'list') continue
    for (const { start, end } of findNames(block.text, tokens))
      for (const word of block.text.slice(start, end).split(/[ \u00a0]/)) names.add(word)
  }
  return names
}

/** With small first letters, save of names, acronyms and German nouns, which lose their articles, too; a heading in title case is written as a sentence is. */
function smallFirst(text: string, names: ReadonlySet<string>, language: Language): string {
  if (language.tag.startsWith('de')) {
    const [first, second] = language.tokenize(text).words
    if (second !== undefined && nounWordsOf(language)!.determiners.has(first!.form)) return text.slice(second.start)
    return first?.stop === true ? text.slice(0, 1).toLowerCase() + text.slice(1) : text
  }
  return text
    .split(' ')
    .map((word) =>
      names.has(word.replace(/^¿|[?]$/g, '')) || innerCapital.test(word) ? word : word.replace(/^¿?./u, (start) => start.toLowerCase()),
    )
    .join(' ')
}

/** Question headings over half of the text that it answers: those with the subject as they stand, else the first behind the subject. */
function questionTitles(text: ArticleText, subject: Subject, answers: readonly Answer[], language: Language): readonly string[] {
  const size = countWords(text.blocks)
  // a heading of one part says nothing of the others
  const asked = answers
    .flatMap(({ state, question }) => (state === 'answered' ? [oneSpace(question).replace(numbering, '')] : []))
    .filter(
      (question) =>
        /[?？؟]$/.test(question) && text.sections.some(({ heading, words }) => 2 * words >= size && heading?.block.text.includes(question)),
    )
  const holds = (question: string): boolean =>
    language.unspaced ? question.includes(subject.text) : language.terms(question).includes(subject.term)
  const whole = asked.filter(holds)
  if (whole.length > 0) return whole.filter((question) => !isCut(question, language))
  const [first] = asked
  if (first === undefined || language.opens('referenceOpeners', first) !== null || refers.test(first)) return []
  if (!speaksFor(subject, language)) return []
  const made = behind(subject, smallFirst(first, namesOf(text), language), language)
  return isCut(made, language) ? [] : [made]
}

/** Pronouns that the subject in front would answer, in another number or gender. */
const refers = /(?:^|[ '’-])(?:it|they|them|er|sie|es|ils?|elles?|lo|la|los|las|hij|ze|zij|esso|essa|ele|ela|eles|elas)(?=[ ?-])/i
