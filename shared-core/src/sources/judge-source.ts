import type { Language } from '../languages/language.ts'
import type { Claim, SourceVerdict, UncheckedReason } from './claim.ts'
import { judgeDate } from './judge-date.ts'
import { judgeFigure } from './judge-figure.ts'
import { judgeQuotation } from './judge-quotation.ts'
import { type Passage, type Source, termsOf } from './read-source.ts'
import { agreement, createWeighing, type Found, type Weighing } from './weigh-passages.ts'

/** UTF-16 units of a passage that is shown. */
const longestPassage = 400

/** Says whether a source says what it is cited for. `language`: that of the article, which `source` was read for. Pure. */
export function judgeSource(claim: Claim, source: Source, language: Language): SourceVerdict {
  const verdict = (part: Pick<SourceVerdict, 'answer'> & Partial<SourceVerdict>): SourceVerdict => ({
    reason: null,
    passage: null,
    sourceFigure: null,
    language: source.language,
    ...part,
  })
  if (source.dead !== null) return verdict({ answer: 'link_dead', reason: source.dead })
  const isForeign = !isSameLanguage(source.language, language.tag)
  const weighing = createWeighing(claim, source, language)
  const found = {
    figure: judgeFigure,
    quotation: judgeQuotation,
    date: judgeDate,
    finding: judgeFinding,
  }[claim.kind](claim, source, language, weighing, isForeign)
  const passage = found.passage === null ? null : shown(found.passage, found.around ?? null)
  if (found.answer === 'stands_there') return verdict({ answer: 'stands_there', passage })
  const limit: UncheckedReason | null = source.limit ?? (isForeign ? 'language' : null)
  // another figure in the same words was read, whatever else was not
  const isRead = source.limit === null || source.limit === 'embedded' || (source.limit === 'paywall' && found.isSure === true)
  if (found.answer === 'other' && isRead && !isForeign)
    return verdict({ answer: 'does_not_hold', passage, sourceFigure: found.sourceFigure ?? null })
  if (limit !== null) return verdict({ answer: 'could_not_be_checked', reason: limit })
  if (found.answer !== 'other' && found.answer !== 'absent')
    return verdict({ answer: 'could_not_be_checked', reason: found.answer, passage })
  if (found.answer === 'absent' && (source.size === 'few_lines' || (source.size === 'short' && !isAbout(source, claim, language))))
    return verdict({ answer: 'could_not_be_checked', reason: 'unclear', passage })
  return verdict({ answer: 'does_not_hold', passage })
}

/** The page and the sentence share a word. */
function isAbout({ passages, titleTerms }: Source, { sentence }: Claim, language: Language): boolean {
  const terms = [...termsOf(sentence.quote, language)]
  return [titleTerms, ...passages.map((passage) => passage.terms)].some((known) => terms.some((term) => known.has(term)))
}

function judgeFinding(claim: Claim, source: Source, _language: Language, { of }: Weighing): Found {
  const text = source.text.toLowerCase()
  const missing = claim.names.filter(
    (name) =>
      !name
        .toLowerCase()
        .split(/[\s'’-]+/)
        .some((part) => part.length > 2 && text.includes(part.slice(0, 6))),
  )
  let best: { passage: Passage; score: number } | null = null
  for (const passage of source.passages) {
    const { all } = of(passage)
    if (best === null || all > best.score) best = { passage, score: all }
  }
  if (missing.length === 0 && best !== null && best.score >= agreement.finding)
    return { answer: 'stands_there', passage: best.passage.text }
  if (missing.length === claim.names.length && (best?.score ?? 0) < agreement.near) return { answer: 'absent', passage: null }
  return { answer: 'unclear', passage: best !== null && best.score >= agreement.near ? best.passage.text : null }
}

/** Languages that one text may be in by either name. */
const alike: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' }

/** Unknown counts as the same: a table or a short page tells no language. */
function isSameLanguage(one: string | null, other: string): boolean {
  const base = (tag: string): string => {
    const first = tag.split('-')[0]!.toLowerCase()
    return alike[first] ?? first
  }
  return one === null || one === 'und' || other === 'und' || base(one) === base(other)
}

/** A passage as it is shown: in one line, at most so long, around its place. */
function shown(text: string, around: number | null): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longestPassage) return line
  const from = Math.max(0, Math.min(line.length - longestPassage, (around ?? 0) - longestPassage / 2))
  const start = from === 0 ? 0 : line.indexOf(' ', from) + 1
  const cut = line.lastIndexOf(' ', start + longestPassage)
  return line.slice(start, cut > start ? cut : start + longestPassage)
}
