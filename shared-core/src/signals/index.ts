import type { AdviceSignals } from './advice-signals.ts'
import { answerForms } from './answer-forms.ts'
import type { bots } from './bots.ts'
import { clickbait } from './clickbait.ts'
import { concealed } from './concealed.ts'
import type { contents } from './contents.ts'
import { dates } from './dates.ts'
import type { Signal, ValueOf } from './define-signal.ts'
import { depth } from './depth.ts'
import { description } from './description.ts'
import { enumerations } from './enumerations.ts'
import { fluency } from './fluency.ts'
import { h1 } from './h1.ts'
import { headings } from './headings.ts'
import { headline } from './headline.ts'
import { images } from './images.ts'
import { intent } from './intent.ts'
import type { Keyphrase } from './keyphrase.ts'
import { linkTexts } from './link-texts.ts'
import { links } from './links.ts'
import { match } from './match.ts'
import { metadata } from './metadata.ts'
import { opening } from './opening.ts'
import type { page as pageOfSite } from './page.ts'
import { passages } from './passages.ts'
import { passives } from './passives.ts'
import { promotion } from './promotion.ts'
import type { proposals as proposalsOfText } from './proposals.ts'
import { provenance } from './provenance.ts'
import { questions } from './questions.ts'
import { quotations } from './quotations.ts'
import { readability } from './readability.ts'
import type { scriptText } from './script-text.ts'
import { sentences } from './sentences.ts'
import { siteFiles } from './site-files.ts'
import { size } from './size.ts'
import { slug } from './slug.ts'
import { sources } from './sources.ts'
import { specifics } from './specifics.ts'
import type { SplitFact } from './splits.ts'
import { statistics } from './statistics.ts'
import { stretches } from './stretches.ts'
import type { structuredData } from './structured-data.ts'
import { subject } from './subject.ts'
import { terms } from './terms.ts'
import { title } from './title.ts'

/** None without what the checks of the keyphrase bring. */
const keyphrase: Signal<never, Keyphrase | null> = { fold: () => null }

/** None without what the checks of the site bring: a draft of which no server was asked has no page. */
const page: Signal<never, ValueOf<typeof pageOfSite>> = { fold: () => null }

/** Nothing is proposed without what `late-checks.ts` brings: no score rests on edits, so that editors load them after the scores. */
const splits: Signal<never, readonly SplitFact[]> = { fold: () => [] }
const proposals: Signal<never, ValueOf<typeof proposalsOfText>> = { fold: () => ({ description: null, slug: null }) }

/** Signals of which only checks of sites and pages or of facts speak, which bring them: a draft's scores need none. */
interface SignalsOfOthers {
  readonly bots: ValueOf<typeof bots>
  readonly contents: ValueOf<typeof contents>
  readonly scriptText: ValueOf<typeof scriptText>
  readonly structuredData: ValueOf<typeof structuredData>
}

/** Every signal by name. The explicit list from which the type of what checks may see is derived. */
export const signals = {
  answerForms,
  clickbait,
  concealed,
  dates,
  depth,
  description,
  enumerations,
  fluency,
  h1,
  headings,
  headline,
  images,
  intent,
  keyphrase,
  linkTexts,
  links,
  match,
  metadata,
  opening,
  page,
  passages,
  passives,
  promotion,
  proposals,
  provenance,
  questions,
  quotations,
  readability,
  sentences,
  size,
  slug,
  siteFiles,
  sources,
  specifics,
  splits,
  statistics,
  stretches,
  subject,
  terms,
  title,
}

/** Signals that scores may rest on. */
export type ScoredSignalName = keyof typeof signals | keyof SignalsOfOthers
type ScoredSignals = { readonly [Name in keyof typeof signals]: ValueOf<(typeof signals)[Name]> } & SignalsOfOthers
export type Signals = ScoredSignals & AdviceSignals
export type SignalName = keyof Signals
/** Signals that checks bring, in place of those here or beside them. */
export type BroughtSignals = { readonly [Name in ScoredSignalName]?: Pick<Signal<never, Signals[Name]>, 'fold'> & { block?: unknown } }
