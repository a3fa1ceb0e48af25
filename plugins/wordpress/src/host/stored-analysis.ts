import type { Optimization } from '@citable/contract/present'
import { contentHash, normalizeAddress, normalizeHome, splitGraph } from '@citable/core/graph'
import { type Choices, isTextKind, type SchemaType } from '@citable/editor'

/** The author's inputs in the panel; part of the post's meta. */
export interface AuthorInput {
  readonly schema_type?: SchemaType
  /** Keyphrase to check. */
  readonly keyphrase?: string
  /** For result pages; absent: the post's own title. */
  readonly seo_title?: string
  readonly description?: string
  readonly queries?: readonly string[]
  readonly text_kind?: string
  readonly language?: string
  /** Ids of checks that are not right for this text. */
  readonly set_aside?: readonly string[]
  /** Account of who has checked the text. */
  readonly reviewer?: number
  /** Texts and image of a link to the page elsewhere; absent: title and description of the page, and the image of the post. */
  readonly social_title?: string
  readonly social_description?: string
  /** Attachment. */
  readonly social_image?: number
  /** Of the post's categories the one that is in its title, trail and graph; absent: the first one. */
  readonly primary_category?: number
  readonly off?: boolean
  /** Search engines are asked to leave the page out, where no other plugin decides that. */
  readonly noindex?: boolean
  readonly nofollow?: boolean
  /** The page that search engines are to take for the original; absent: this one. */
  readonly canonical?: string
}

/** The object `_citable` of a post. */
export interface StoredAnalysis {
  readonly v?: 1
  readonly rubric_version?: string
  readonly content_hash?: string
  readonly analysed_at?: string
  readonly by?: 'editor' | 'bulk' | 'service' | 'cli'
  readonly scores?: Readonly<Record<string, number>>
  readonly open?: readonly string[]
  readonly article_type?: Optimization['schema_type']['article_type']
  /** Language of the text. */
  readonly language?: string
  readonly nodes?: readonly Readonly<Record<string, unknown>>[]
  readonly titles?: readonly { readonly text: string }[]
  readonly input?: AuthorInput
}

/** The author's decisions, as the panel has them. */
export const choicesOf = (input: AuthorInput | undefined): Choices => ({
  setAside: input?.set_aside ?? [],
  textKind: isTextKind(input?.text_kind) ? input.text_kind : null,
  language: input?.language || null,
})

/** The same as the post's meta stores it: empty for nothing. */
export const inputOfChoices = ({ setAside, textKind, language }: Partial<Choices>): AuthorInput => ({
  ...(setAside !== undefined && { set_aside: setAside }),
  ...(textKind !== undefined && { text_kind: textKind ?? '' }),
  ...(language !== undefined && { language: language ?? '' }),
})

/** The name of the meta key. */
export const metaKey = '_citable'

/** PHP shows an object without members as `[]`. */
export const asStored = (value: unknown): StoredAnalysis =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as StoredAnalysis) : {}

/** The content nodes of a graph: what is stored with the post, with relative ids. */
export const contentNodes = (schema: Optimization['schema'], url: string | null, home: string) =>
  splitGraph(schema as unknown as Parameters<typeof splitGraph>[0], {
    page: normalizeAddress(url ?? '') ?? '',
    home: normalizeHome(home) ?? '',
  }).stored

/** The analysis of exactly this title, content and title for result pages, ready to be stored. `now`: UTC, ISO 8601. Without `input` the stored inputs stay. */
export function storedAnalysis(
  optimization: Optimization,
  {
    title,
    content,
    url,
    home,
    now,
    seoTitle,
    input,
  }: { title: string; content: string; seoTitle: string; url: string | null; home: string; now: string; input?: AuthorInput | undefined },
): StoredAnalysis {
  const { retrievable, quotable, credible } = optimization.scores.aeo.parts
  const scores = { aeo: optimization.aeo_score, seo: optimization.seo_score, retrievable, quotable, credible }
  return {
    v: 1,
    rubric_version: optimization.rubric_version,
    content_hash: contentHash(title, content, seoTitle),
    analysed_at: now.replace(/\.\d+Z$/, 'Z'),
    by: 'editor',
    scores: Object.fromEntries(Object.entries(scores).filter((entry): entry is [string, number] => entry[1] !== null)),
    open: optimization.checks.filter(({ status }) => status === 'fail').map(({ check }) => check),
    article_type: optimization.schema_type.article_type,
    language: optimization.article.language,
    nodes: contentNodes(optimization.schema, url, home),
    titles: optimization.titles.map(({ text }) => ({ text })),
    ...(input && Object.keys(input).length > 0 && { input }),
  }
}
