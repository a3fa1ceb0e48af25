import { archiveAddress, type Claim, type LinkVerdict, passageAddress } from '@citable/core/source-answers'
import type { SourcesReport } from '../schemas/sources.ts'

export type { SourcesReport }

/** Claims with what their pages say, as the core gives them. */
export interface SourcesFacts {
  readonly url: string | null
  readonly title: string | null
  readonly language: string
  readonly asked: readonly string[]
  readonly claims: readonly { readonly claim: Claim; readonly decides: LinkVerdict; readonly links: readonly LinkVerdict[] }[]
}

/** The report as every host shows it. */
export function presentSources({ url, title, language, asked, claims }: SourcesFacts): SourcesReport {
  const counts = { stands_there: 0, does_not_hold: 0, could_not_be_checked: 0, link_dead: 0 }
  for (const { decides } of claims) counts[decides.answer] += 1
  return {
    url,
    title,
    language,
    counts,
    claims: claims.map(({ claim, decides, links }) => ({
      kind: claim.kind,
      text: claim.item.quote,
      sentence: claim.sentence.quote,
      span: { place: claim.item.place, start: claim.item.start, end: claim.item.end },
      link_place: claim.linkPlace,
      answer: decides.answer,
      reason: decides.reason,
      source: decides.url,
      passage: decides.passage,
      passage_url: decides.passage === null ? null : passageAddress(decides.url, decides.passage),
      source_figure: decides.sourceFigure,
      source_language: decides.language,
      archive_url: decides.answer === 'link_dead' ? archiveAddress(decides.url) : null,
      links: links.map(({ url: address, answer, reason }) => ({ url: address, answer, reason })),
    })),
    asked: [...asked],
  }
}
