import { upperLetter } from '../languages/characters/characters.ts'
import type { Language } from '../languages/language.ts'
import type { Counted, CountedParts } from '../signals/structure/counted-parts.ts'
import type { Miscount } from '../signals/title/promised-count.ts'
import type { Candidate } from './candidate.ts'

/** The author's title with a number of parts that the text counts: only for a text that counts any. */
export const countTitles = (
  own: string,
  { items, steps }: CountedParts,
  miscount: Miscount | null,
  language: Language,
): readonly Candidate[] => [
  ...withSteps(own, steps, language),
  ...withCount(own, items, language),
  ...withRightCount(own, miscount, language),
]

const counted = (text: string, family: Candidate['family'], { count, span }: Counted, intent?: string): readonly Candidate[] => [
  {
    text,
    family,
    reasons: [{ code: 'fromTitle', args: {} }, ...(intent === undefined ? [] : [{ code: 'matchesIntent', args: { intent } }])],
    counted: { count, span },
  },
]

/** Beginnings of a title of instructions, in languages that can count its steps. */
const howTos: Readonly<Partial<Record<string, RegExp>>> = {
  de: /^so \S+en (?:sie|du|ihr) /i,
  en: /^how to (?!be |become )/i,
  es: /^cómo \S+[aeií]r(?:se)? /i,
  fr: /^comment (?:bien )?\S+(?:er|ir|re) /i,
  it: /^come \S+(?:are|ere|ire|rre|rsi) /i,
  nl: /^zo \S+ je /i,
  pt: /^como \S+[aeio]r /i,
}

/** `How to clean a chain` → `How to clean a chain in 4 steps`. */
function withSteps(own: string, steps: Counted | null, language: Language): readonly Candidate[] {
  const template = language.pack.phrases.inSteps
  if (steps === null || template === undefined || howTos[language.tag]?.test(own) !== true || /[0-9:：?？؟!()–—|]/.test(own)) return []
  const text = template.replace('{}', () => own).replace('{}', String(steps.count))
  return counted(text, 'how_to', steps, 'how_to')
}

/** `Ways to save heat` → `7 ways to save heat`. */
function withCount(own: string, items: Counted | null, language: Language): readonly Candidate[] {
  const first = language.tokenize(own).words[0]
  if (items === null || first === undefined || first.start > 0 || /[0-9]/.test(own) || !language.contains('listNouns', first.form))
    return []
  return counted(`${items.count} ${inSentence(own, language)}`, 'list', items, 'list')
}

/** Where a noun behind a number has another form up to this one: `3 способа`, `5 способов`. */
const bentUpTo: Readonly<Partial<Record<string, number>>> = { ar: 2, cs: 4, pl: 4, ru: 4, uk: 4 }

/** `7 mistakes` over five numbered parts → `5 mistakes`. */
function withRightCount(own: string, miscount: Miscount | null, { tag }: Language): readonly Candidate[] {
  if (miscount === null || Math.min(miscount.count, miscount.promised) <= (bentUpTo[tag] ?? 1)) return []
  const { at, count } = miscount
  return counted(own.slice(0, at.start) + String(count) + own.slice(at.end), 'count', miscount)
}

/** With a small first letter, save where the title writes its other words large, or the language its nouns. */
function inSentence(title: string, language: Language): string {
  const [first = ''] = title
  return language.tag === 'de' || new RegExp(` ${upperLetter}`, 'u').test(title) ? title : first.toLowerCase() + title.slice(first.length)
}
