import type { Article, PageMarkup } from '../../model/article.ts'
import type { TextKind } from '../../model/text-kind.ts'
import type { Json } from '../../model/values.ts'

/** Kinds of text by schema.org type. Newspapers put `NewsArticle` and `ReviewNewsArticle` on all they have, so these are left out. */
const kindOfType: Readonly<Record<string, TextKind>> = {
  Recipe: 'recipe',
  OpinionNewsArticle: 'opinion',
  TechArticle: 'documentation',
  APIReference: 'documentation',
}

/** The kind of text that mark-up says, and whether it says news. */
export function declaredKind(article: Article): Pick<PageMarkup['declared'], 'kind' | 'isNews'> {
  const types = typesOf(article.jsonLd)
  return { kind: kindOf(article, types), isNews: isNews(types) }
}

function kindOf({ markup, recipe, event, product }: Article, types: ReadonlySet<string>): TextKind | null {
  if (recipe !== null && recipe.value.ingredients.length >= 3 && recipe.confidence === 'declared') return 'recipe'
  for (const [type, kind] of Object.entries(kindOfType)) if (types.has(type)) return kind
  const isArticle = [...types].some((type) => /Article$|Posting$/.test(type))
  if (isArticle) return null
  if (event?.confidence === 'declared') return 'event'
  if (product?.confidence === 'declared' || markup?.social['og:type'] === 'product') return 'product'
  return types.has('ProfilePage') ? 'profile' : null
}

const isNews = (types: ReadonlySet<string>): boolean =>
  ['NewsArticle', 'ReportageNewsArticle', 'AnalysisNewsArticle', 'LiveBlogPosting'].some((type) => types.has(type))

/** Types of the scripts' own nodes, `@graph` opened; what is nested deeper is about something else. */
function typesOf(values: readonly Json[]): ReadonlySet<string> {
  const types = new Set<string>()
  const read = (value: Json, depth: number): void => {
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 200)) read(item, depth)
    } else if (typeof value === 'object' && value !== null) {
      const node = value as { readonly [key: string]: Json }
      for (const type of [node['@type'] ?? []].flat()) if (typeof type === 'string') types.add(type.replace(/^.*[/:]/, ''))
      if (depth === 0 && node['@graph'] !== undefined) read(node['@graph'], 1)
    }
  }
  for (const value of values) read(value, 0)
  return types
}
