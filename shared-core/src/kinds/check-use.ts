import type { CheckId } from '../model/check-id.ts'
import type { KindOfText, TextKind } from '../model/text-kind.ts'

/**
 * Use of a check for a kind of text. `softly`: a failure is a question to the writer and costs half. `gently`: it is a question
 * and costs all. `silently`: a failure that is not certain costs all and is not named; `quietly`: it costs half. `surely`: the check is neither shown nor counted unless its
 * failure is certain. `not`: the check is left out.
 */
export type CheckUse = 'fully' | 'gently' | 'softly' | 'silently' | 'quietly' | 'surely' | 'not'

/** Texts whose worth is not in sources: what they say comes from the writer, or from the person asked. */
const ownVoice = 'interview opinion how_to/recipe product event documentation'

/**
 * Kinds of text for which a check is soft (before the stroke) or left out (behind it); a check not named here applies fully. A recipe needs
 * no source for 16 g, an interview's questions are as long as they are, news needs no definition, an opinion is not unsourced for arguing.
 */
const uses: Partial<Readonly<Record<CheckId, string>>> = {
  'statistic-source': ownVoice,
  'source-linked': ownVoice,
  'statistic-density': 'interview opinion how_to event profile product/recipe documentation',
  'specific-density': 'documentation opinion interview recipe news event product profile',
  'quotation-attributed': 'how_to explainer list comparison event profile/recipe documentation product',
  'heading-specific': 'recipe product documentation/interview',
  'section-opening-answer': 'news product event profile/interview recipe opinion',
  'opening-answer': 'interview opinion recipe product event',
  'heading-question-form': '/interview news recipe opinion',
  'answer-block': 'recipe/news opinion interview',
  'enumeration-markup': 'opinion interview',
  'heading-structure': 'interview opinion news profile event',
  'subheading-distribution': 'interview opinion news recipe profile event',
  'passage-size': '/interview recipe',
  'passage-self-contained': 'recipe opinion/interview',
  'paragraph-length': 'interview',
  'tone-neutral': 'opinion interview',
  'text-length': 'recipe event product news',
  'text-depth': 'recipe event product news profile',
  'link-internal': '/news event',
  'date-age': 'recipe/news opinion interview event',
}

/**
 * Checks that ask for proof and for passages to quote. Readers found 6 of 10 false alarms to be theirs, nearly all in news, obituaries,
 * diaries, opinion and reviews of art (blind reading, method.md).
 */
const askForProof: ReadonlySet<string> = new Set<CheckId>([
  'statistic-density',
  'statistic-source',
  'quotation-attributed',
  'answer-block',
  'passage-size',
  'date-age',
])

/** Of them, those that readers found right where the kind of text is known only: any other text may do without, and costs what it did. */
const ofKnownKinds: ReadonlySet<string> = new Set<CheckId>(['statistic-density', 'date-age'])

/** Links to sources, which a story may do without and is the better for. */
const ofSources: ReadonlySet<string> = new Set<CheckId>(['source-linked', 'link-external'])

/** Checks of headings: texts that tell a story are read without. */
const ofHeadings: ReadonlySet<string> = new Set<CheckId>(['heading-structure', 'subheading-distribution'])

/** Words, and characters of unspaced scripts, in which news and announcements can say all there is. */
const briefWords = 80
const briefCharacters = 160

/** A short text of a kind that is short. */
export const isBrief = (
  { kind }: KindOfText,
  size: { readonly distinctWords: number; readonly fillerWords: number; readonly unspaced: boolean },
): boolean =>
  (kind === 'news' || kind === 'event') &&
  size.fillerWords <= size.distinctWords &&
  size.distinctWords >= (size.unspaced ? briefCharacters : briefWords)

/** Kinds that structure alone shows. The others rest on words when they are likely, and words err. */
const shownByStructure: readonly TextKind[] = ['recipe', 'interview', 'how_to', 'documentation']

const usesByCheck: ReadonlyMap<string, { readonly softly: readonly string[]; readonly not: readonly string[] }> = new Map(
  Object.entries(uses).map(([check, kinds]) => {
    const [softly = [], not = []] = kinds.split('/').map((names) => names.split(' '))
    return [check, { softly, not }]
  }),
)

/**
 * Use of a check for a kind of text. A kind that only words make likely leaves nothing out: a wrong one would hide faults. `isAsked`: an
 * editor would ask the text for proof (`asksForProof`); a text that only tells has softer rules for headings as well.
 */
export function useOf(check: CheckId, { kind, certainty }: KindOfText, isAsked = true): CheckUse {
  if (kind === 'article' && ofKnownKinds.has(check)) return 'silently'
  // that a text tells a story may be wrong where only its words say so
  if (!isAsked && askForProof.has(check)) return certainty === 'likely' || certainty === 'unsure' ? 'quietly' : 'surely'
  if (!isAsked && ofSources.has(check)) return 'silently'
  const use = usesByCheck.get(check)
  if (use?.not.includes(kind) === true) return certainty === 'likely' && !shownByStructure.includes(kind) ? 'softly' : 'not'
  if (use?.softly.includes(kind) === true) return 'softly'
  if (!isAsked && ofHeadings.has(check)) return 'gently'
  return 'fully'
}
