import { defineSignal } from './define-signal.ts'
import { hostOf } from './links.ts'

/**
 * What the page and its server say to crawlers. `robots` are the directives of all robots meta elements and of
 * X-Robots-Tag, lower case. `elsewhere` is the canonical address when it names another page than the one read. null: the input is a draft that has no page yet and no server was asked.
 */
export const page = defineSignal({
  fold: (_facts, { article, context }) => {
    const { markup } = article
    if (markup === null && context.page === null) return null
    return {
      status: context.page?.status ?? null,
      metaRobots: (markup?.robots ?? []).flat(),
      headerRobots: context.page?.robots ?? [],
      robotsElements: markup?.robots.length ?? 0,
      url: article.url,
      canonicals: markup?.canonicals ?? [],
      elsewhere: canonicalElsewhere(context.url, markup?.canonicals ?? []),
      markup,
    }
  },
})

/** The first canonical when its host or path differs from the address; query, fragment, scheme and a closing slash are not compared. */
function canonicalElsewhere(url: string | null, canonicals: readonly string[]): string | null {
  const canonical = canonicals[0]
  if (url === null || canonical === undefined || !URL.canParse(url) || !URL.canParse(canonical, url)) return null
  const [own, other] = [new URL(url), new URL(canonical, url)]
  const path = (address: URL) => address.pathname.replace(/\/+$/, '')
  return hostOf(own.href) === hostOf(other.href) && path(own) === path(other) ? null : other.href
}
