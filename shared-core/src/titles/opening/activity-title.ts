import type { ArticleText } from '../../answers/article-text.ts'
import type { Language } from '../../languages/language.ts'
import type { Counted } from '../../signals/structure/counted-parts.ts'
import { objectOfOpening } from './object-of-opening.ts'
import type { OpeningWords } from './opening-words.ts'

/** An English gerund or infinitive that opens a sentence, before its object. */
const english = /^(?:To ([a-z]+)|([A-Z][a-z]{2,}ing)) /

/** A text that opens with a condition is about no activity: `Si votre radiateur …`. */
const condition = /^(?:If|When|Once|Before|Si|Quand|Lorsque|Cuando|Se|Quando) /

/** Verbs behind an activity that are no stop words; any other word may belong to its object: `Viver uma verdadeira experiência`. */
const verbs =
  /^(?:takes|needs|costs|requires|means|prend|demande|coûte|exige|nécessite|requiere|cuesta|lleva|richiede|costa|requer|custa|leva|dura|dure)$/

/** Where or for what it is done, up to what is said of it: `… dans un jardin de ville n’est pas cher`. */
const circumstance =
  /^( (?:in|on|at|for|with|without|dans|sur|sous|pour|chez|avec|sans|en|para|con|sin|sobre|per|senza|su|nel(?:la)?|com|sem|no|na|em) [^,.;:!?()]{2,36}?) (?:is(?:n[’']t)?|takes|costs|n[’']est|est|coûte|prend|no es|es|cuesta|lleva|non è|è|costa|richiede|não é|é|custa|leva)(?= )/

/**
 * The title of a text that opens with what its reader does: `How to bleed a radiator in 5 steps`, `Purger un radiateur en 5 étapes`; null: it opens
 * otherwise, or its language has no such title.
 */
export function activityTitle(text: ArticleText, steps: Counted | null, known: OpeningWords | null, language: Language): string | null {
  const object = objectOfOpening(text, known, language)
  const { howTo, inSteps } = language.pack.phrases
  if (object === null || howTo === undefined || condition.test(object.entry.block.text)) return null
  const { text: written } = object.entry.block
  const next = object.entry.tokens.words.find(({ start }) => start >= object.end)
  if (next !== undefined && !next.stop && !verbs.test(next.form) && written.slice(object.end, next.start) === ' ') return null
  const rest = circumstance.exec(written.slice(object.end))?.[1] ?? ''
  const activity = written.slice(0, object.end) + rest
  const isEnglish = language.tag.startsWith('en')
  const done = isEnglish ? infinitiveOf(activity, text) : activity[0]!.toLowerCase() + activity.slice(1)
  if (done === null) return null
  const asked = howTo.replace('{}', () => done)
  if (steps === null || inSteps === undefined) return asked
  return inSteps.replace('{}', () => (isEnglish ? asked : activity)).replace('{}', String(steps.count))
}

/** `Bleeding a radiator` → `bleed a radiator`, where the text has the verb without its ending. */
function infinitiveOf(activity: string, { blocks }: ArticleText): string | null {
  const [opener, infinitive, gerund] = english.exec(activity) ?? []
  if (opener === undefined) return null
  const stem = gerund?.slice(0, -'ing'.length).toLowerCase() ?? ''
  const forms = infinitive === undefined ? [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')] : [infinitive]
  const known = forms.find((form) => form === infinitive || blocks.some(({ tokens }) => tokens.words.some((word) => word.form === form)))
  return known === undefined ? null : `${known} ${activity.slice(opener.length)}`
}
