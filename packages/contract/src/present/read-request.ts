import type { AnalysisContext, ArticleInput, AuthorFields, Image, Instant, Person, Site } from '@citable/core'
import type { OptimizeRequest } from '../schemas/optimize-request.ts'

type Content = NonNullable<OptimizeRequest['content']>
type ImageInput = NonNullable<Content['image']>
type PersonInput = NonNullable<Content['authors']>[number]

/**
 * A validated request as the core takes it: the reverse of `presentRequest`. `input` is null when the request names an address
 * instead of content; the caller then fetches the page and passes it as `{ kind: 'page', html }`. `now` stands in for a request without one.
 */
export function readRequest(
  request: OptimizeRequest,
  now: Instant,
): { readonly input: ArticleInput | null; readonly context: AnalysisContext } {
  const { content, options = {} } = request
  return {
    input: content === undefined ? null : readContent(content),
    context: {
      url: request.url ?? content?.url ?? null,
      language: content?.language ?? null,
      ...(content?.language_hint !== undefined && { languageHint: content.language_hint }),
      now: request.now ?? now,
      site: request.site ? readSite(request.site) : null,
      page: request.page
        ? {
            status: request.page.status,
            robots: request.page.robots ?? [],
            robotsTxt: request.page.robots_txt ?? null,
            ...(request.page.rendered_text !== undefined && { renderedText: request.page.rendered_text }),
          }
        : null,
      targetQueries: request.target_queries ?? [],
      ...(request.other_keyphrases !== undefined && { otherKeyphrases: request.other_keyphrases }),
      ...(request.unchanged_since !== undefined && { unchangedSince: request.unchanged_since }),
      ...(request.set_aside !== undefined && { setAside: request.set_aside }),
      ...(request.dead_links !== undefined && { deadLinks: request.dead_links }),
      readJsonLd: options.ignore_json_ld !== true,
      ...(content?.article_type !== undefined && { articleType: content.article_type }),
      ...(content?.text_kind !== undefined && { textKind: content.text_kind }),
      options: { seo: options.seo ?? true, aeo: options.aeo ?? true, titles: options.titles ?? 3 },
    },
  }
}

/** True when HTML is a whole page, in which the article has to be found: by the request, else by tags that only a page has. */
export const isPage = ({ html, whole_page: isWhole }: Content): boolean =>
  html !== undefined && (isWhole ?? /<(?:!doctype\s+html|html|head|body)[\s>]|<\/head\s*>/i.test(html))

function readContent(content: Content): ArticleInput {
  if (content.html !== undefined && isPage(content)) return { kind: 'page', html: content.html }
  const fields: AuthorFields = {
    title: content.title ?? null,
    ...(content.seo_title !== undefined && { seoTitle: content.seo_title }),
    description: content.description ?? null,
    slug: content.slug ?? null,
    image: content.image ? readImage(content.image) : null,
    authors: (content.authors ?? []).map(readPerson),
    datePublished: content.date_published ?? null,
    dateModified: content.date_modified ?? null,
  }
  if (content.blocks !== undefined) return { kind: 'blocks', blocks: content.blocks, fields }
  if (content.markdown !== undefined) return { kind: 'markdown', markdown: content.markdown, fields }
  return { kind: 'body', html: content.html ?? '', fields }
}

const readSite = ({ name, url, publisher, logo, llms_txt: llmsTxt, index_now: indexNow }: NonNullable<OptimizeRequest['site']>): Site => ({
  name,
  url,
  publisher: publisher ? readPerson(publisher) : null,
  logo: logo ? readImage(logo) : null,
  ...(llmsTxt !== undefined && { llmsTxt }),
  ...(indexNow !== undefined && { indexNow }),
})

const readImage = ({ url, alt, width, height }: ImageInput): Image => ({
  url,
  alt: alt ?? null,
  width: width ?? null,
  height: height ?? null,
})

const readPerson = ({ kind, name, url, key, same_as: sameAs }: PersonInput): Person => ({
  kind: kind ?? 'person',
  name,
  url: url ?? null,
  ...(key !== undefined && { key }),
  ...(sameAs !== undefined && { sameAs }),
})
