import type { AdviceSignals } from './advice-signals.ts'
import { dates } from './dates/dates.ts'
import type { Signal, ValueOf } from './define-signal.ts'
import type { proposals as proposalsOfText } from './evidence/proposals.ts'
import { provenance } from './evidence/provenance.ts'
import { quotations } from './evidence/quotations.ts'
import { sources } from './evidence/sources.ts'
import { specifics } from './evidence/specifics.ts'
import { statistics } from './evidence/statistics.ts'
import type { bots } from './page/bots.ts'
import { concealed } from './page/concealed.ts'
import { description } from './page/description.ts'
import { images } from './page/images.ts'
import { metadata } from './page/metadata.ts'
import type { page as pageOfSite } from './page/page.ts'
import { siteFiles } from './page/site-files.ts'
import { slug } from './page/slug.ts'
import type { structuredData } from './page/structured-data.ts'
import { answerForms } from './questions/answer-forms.ts'
import { intent } from './questions/intent.ts'
import type { Keyphrase } from './questions/keyphrase.ts'
import { match } from './questions/match.ts'
import { opening } from './questions/opening.ts'
import { questions } from './questions/questions.ts'
import type { contents } from './structure/contents.ts'
import { enumerations } from './structure/enumerations.ts'
import { h1 } from './structure/h1.ts'
import { headings } from './structure/headings.ts'
import { linkTexts } from './structure/link-texts.ts'
import { links } from './structure/links.ts'
import { passages } from './structure/passages.ts'
import type { SplitFact } from './structure/splits.ts'
import { stretches } from './structure/stretches.ts'
import { subject } from './structure/subject.ts'
import { depth } from './text/depth.ts'
import { fluency } from './text/fluency.ts'
import { passives } from './text/passives.ts'
import { promotion } from './text/promotion.ts'
import { readability } from './text/readability.ts'
import type { scriptText } from './text/script-text.ts'
import { sentences } from './text/sentences.ts'
import { size } from './text/size.ts'
import { terms } from './text/terms.ts'
import { clickbait } from './title/clickbait.ts'
import { headline } from './title/headline.ts'
import { title } from './title/title.ts'

/** None without what the checks of the keyphrase bring. */
const keyphrase: Signal<never, Keyphrase | null> = { fold: () => null }

/** None without what the checks of the site bring: a draft of which no server was asked has no page. */
const page: Signal<never, ValueOf<typeof pageOfSite>> = { fold: () => null }

/** Nothing is proposed without what `late-checks.ts` brings: no score rests on edits, so that editors load them after the scores. */
const splits: Signal<never, readonly SplitFact[]> = { fold: () => [] }
const proposals: Signal<never, ValueOf<typeof proposalsOfText>> = { fold: () => ({ description: null, slug: null }) }

/** Signals that only checks of sites, pages or facts use, which bring them: a draft's scores need none. */
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
