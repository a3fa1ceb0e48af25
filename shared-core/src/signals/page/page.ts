import { defineSignal } from '../define-signal.ts'
import { hostOf, isReservedHost } from './hosts.ts'

/**
 * Directives of the page and its server for crawlers. `metaRobots` and `headerRobots` are the directives of all robots meta elements and of
 * X-Robots-Tag, lower case; `directives` are both. `elsewhere` is the canonical address when it names another page than the one read.
 * null: the input is a draft that has no page yet and no server was asked.
 */
export const page = defineSignal({
  fold: (_facts, { article, context }) => {
    const { markup } = article
    if (markup === null && context.page === null) return null
    const metaRobots = (markup?.robots ?? []).flat()
    const headerRobots = context.page?.robots ?? []
    const url = article.url ?? context.url
    return {
      status: context.page?.status ?? null,
      metaRobots,
      headerRobots,
      directives: [...headerRobots, ...metaRobots],
      robotsElements: markup?.robots.length ?? 0,
      url,
      canonicals: markup?.canonicals ?? [],
      elsewhere: canonicalElsewhere(url, markup?.canonicals ?? []),
      language: article.language,
      title: article.title?.value ?? '',
      hasDescription: (article.description?.value ?? '').trim() !== '',
      markup,
    }
  },
})

/**
 * The first canonical whose host or path differs from the address; query, fragment, scheme and a closing slash are not compared. `isOther`:
 * it surely names another page (a home page, no address); any other may be meant, such as a gallery's first page or an AMP page's article.
 */
function canonicalElsewhere(
  url: string | null,
  canonicals: readonly string[],
): { readonly address: string; readonly isOther: boolean } | null {
  const canonical = canonicals[0]
  if (url === null || canonical === undefined || !URL.canParse(url) || !URL.canParse(canonical, url)) return null
  const [own, other] = [new URL(url), new URL(canonical, url)]
  const [ownPath, otherPath] = [own, other].map(({ pathname }) => pathname.replace(/\/+$/, '')) as [string, string]
  if (hostOf(own.href) === hostOf(other.href) && ownPath === otherPath) return null
  const isHome = otherPath === '' && other.search === '' && ownPath !== ''
  return { address: other.href, isOther: isHome || (isReservedHost(other.hostname) && !isReservedHost(own.hostname)) }
}
