import { defineSignal } from './define-signal.ts'
import { hostOf } from './links.ts'

/**
 * What the page and its server say to crawlers. `metaRobots` and `headerRobots` are the directives of all robots meta elements and of
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
 * The first canonical when its host or path differs from the address; query, fragment, scheme and a closing slash are not compared.
 * `isOther`: it surely names another page, that of another site, the home page or a page above. On the same site it may be the same article:
 * its AMP page, an address with a session, a renamed slug.
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
  const isAbove =
    `${ownPath}/`.startsWith(`${otherPath}/`) && !/^\/?(?:amp(?:\.html)?|print|mobile|\d+)$/i.test(ownPath.slice(otherPath.length))
  return { address: other.href, isOther: siteOf(own.hostname) !== siteOf(other.hostname) || isAbove }
}

/** The part of a host that its owner has registered, without a list: the last two labels, or three where the second is short (`co.uk`). */
function siteOf(host: string): string {
  const labels = host.toLowerCase().split('.')
  return labels.slice(labels.length > 2 && labels.at(-2)!.length <= 3 ? -3 : -2).join('.')
}
