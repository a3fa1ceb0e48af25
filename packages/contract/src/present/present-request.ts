import type { AnalysisContext, ArticleInput, Image, Person } from '@citable/core'
import { checkIds } from '@citable/core/scoring'
import type { OptimizeRequest } from '../schemas/optimize-request.ts'

/**
 * The request that makes the service score exactly what the core would score here: `readRequest` gives the same input and context back.
 * Whole pages become `content` with `whole_page`, so nothing is fetched.
 */
export function presentRequest(input: ArticleInput, context: AnalysisContext): OptimizeRequest {
  const {
    url,
    language,
    languageHint,
    now,
    site,
    page,
    targetQueries,
    otherKeyphrases,
    unchangedSince,
    setAside,
    deadLinks,
    readJsonLd,
    articleType,
    textKind,
    options,
  } = context
  const around = {
    url,
    language,
    ...(languageHint !== undefined && { language_hint: languageHint }),
    ...(articleType !== undefined && { article_type: articleType }),
    ...(textKind !== undefined && { text_kind: textKind }),
  }
  return {
    content: input.kind === 'page' ? { html: input.html, whole_page: true, ...around } : { ...presentBody(input), ...around },
    site:
      site === null
        ? null
        : {
            name: site.name,
            url: site.url,
            publisher: site.publisher === null ? null : presentPerson(site.publisher),
            logo: presentImage(site.logo),
            ...(site.llmsTxt !== undefined && { llms_txt: site.llmsTxt }),
            ...(site.indexNow !== undefined && { index_now: site.indexNow }),
          },
    page:
      page === null
        ? null
        : {
            status: page.status,
            robots: [...page.robots],
            robots_txt: page.robotsTxt,
            ...(page.renderedText !== undefined && { rendered_text: page.renderedText }),
          },
    options: { seo: options.seo, aeo: options.aeo, titles: options.titles, ignore_json_ld: !readJsonLd },
    target_queries: [...targetQueries],
    ...(otherKeyphrases !== undefined && { other_keyphrases: [...otherKeyphrases] }),
    ...(unchangedSince !== undefined && { unchanged_since: unchangedSince }),
    ...(setAside?.length && { set_aside: setAside.filter(isCheck) }),
    ...(deadLinks?.length && { dead_links: [...deadLinks] }),
    now,
  }
}

function presentBody(input: Exclude<ArticleInput, { readonly kind: 'page' }>): NonNullable<OptimizeRequest['content']> {
  const { title, seoTitle, description, slug, image, authors, datePublished, dateModified } = input.fields
  const fields = {
    title,
    ...(seoTitle !== undefined && { seo_title: seoTitle }),
    description,
    slug,
    image: presentImage(image),
    authors: authors.map(presentPerson),
    date_published: datePublished,
    date_modified: dateModified,
  }
  if (input.kind === 'blocks') return { blocks: input.blocks.map((block) => ({ ...block })), ...fields }
  if (input.kind === 'markdown') return { markdown: input.markdown, ...fields }
  return { html: input.html, whole_page: false, ...fields }
}

/** Drops ids that were set aside under an older rubric and are no check of this one: the service refuses them. */
const isCheck = (id: string): id is NonNullable<OptimizeRequest['set_aside']>[number] => (checkIds as readonly string[]).includes(id)

const presentPerson = ({ kind, name, url, key, sameAs }: Person) => ({
  kind,
  name,
  url,
  ...(typeof key === 'string' && { key }),
  ...(sameAs?.length ? { same_as: [...sameAs] } : {}),
})

const presentImage = (image: Image | null) =>
  image === null ? null : { url: image.url, alt: image.alt, width: image.width, height: image.height }
