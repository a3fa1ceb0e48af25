import type { Claim, SourceVerdict } from './claim.ts'
import { joinVerdicts, type LinkVerdict } from './join-verdicts.ts'

/** Pages that are asked for one article. */
const maxSources = 20

/** An article's claim with what its pages say; `decides`: the page whose answer is the claim's. */
export interface CheckedClaim {
  readonly claim: Claim
  readonly decides: LinkVerdict
  readonly links: readonly LinkVerdict[]
}

type Linked = Pick<Claim, 'links'>

/** Addresses of claims in reading order, each once: those that are asked, and those left with the reason `many_links`. */
export function addressesOf(claims: readonly Linked[]): { readonly asked: readonly string[]; readonly left: readonly string[] } {
  const all = [...new Set(claims.flatMap(({ links }) => links))]
  return { asked: all.slice(0, maxSources), left: all.slice(maxSources) }
}

/** The claims that link an address, in their order: what its page is judged for. */
export const claimsThatLink = <AnyClaim extends Linked>(claims: readonly AnyClaim[], url: string): readonly AnyClaim[] =>
  claims.filter(({ links }) => links.includes(url))

/**
 * Claims with the answers of their pages, without claims of which no page was looked at. `verdicts`: by address, those of `claimsThatLink` in the
 * same order; one that is missing there could not be checked, because its page could not be read.
 */
export function joinAnswers(claims: readonly Claim[], verdicts: ReadonlyMap<string, readonly SourceVerdict[]>): readonly CheckedClaim[] {
  const answerOf = (claim: Claim, url: string): readonly LinkVerdict[] => {
    const judged = verdicts.get(url)
    return judged === undefined ? [] : [{ url, ...(judged[claimsThatLink(claims, url).indexOf(claim)] ?? unreadable) }]
  }
  return claims.flatMap((claim) => {
    const links = claim.links.flatMap((url) => answerOf(claim, url))
    const decides = joinVerdicts(links)
    return decides === null ? [] : [{ claim, decides, links }]
  })
}

const unreadable = { answer: 'could_not_be_checked', reason: 'unreadable', passage: null, sourceFigure: null, language: null } as const
