import type { CheckId } from '../model/check-id.ts'
import type { KindOfText, TextKind } from '../model/text-kind.ts'

/** Use of a check for a kind of text. `softly`: a failure is a question to the writer and costs half. `not`: the check is left out. */
export type CheckUse = 'fully' | 'softly' | 'not'

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

/** Words, and characters of unspaced scripts, in which news and announcements can say all there is. */
const brief = { words: 80, characters: 160 } as const

/** A short text of a kind that is short. */
export const isBrief = (
  { kind }: KindOfText,
  size: { readonly distinctWords: number; readonly fillerWords: number; readonly unspaced: boolean },
): boolean =>
  (kind === 'news' || kind === 'event') &&
  size.fillerWords <= size.distinctWords &&
  size.distinctWords >= (size.unspaced ? brief.characters : brief.words)

/** Kinds that structure alone shows. The others rest on words when they are likely, and words err. */
const shownByStructure: readonly TextKind[] = ['recipe', 'interview', 'how_to', 'documentation']

const usesByCheck: ReadonlyMap<string, { readonly softly: readonly string[]; readonly not: readonly string[] }> = new Map(
  Object.entries(uses).map(([check, kinds]) => {
    const [softly = [], not = []] = kinds.split('/').map((names) => names.split(' '))
    return [check, { softly, not }]
  }),
)

/** Use of a check for a kind of text. A kind that only words make likely leaves nothing out: a wrong one would hide faults. */
export function useOf(check: CheckId, { kind, certainty }: KindOfText): CheckUse {
  const use = usesByCheck.get(check)
  if (use === undefined) return 'fully'
  if (use.not.includes(kind)) return certainty === 'likely' && !shownByStructure.includes(kind) ? 'softly' : 'not'
  return use.softly.includes(kind) ? 'softly' : 'fully'
}
