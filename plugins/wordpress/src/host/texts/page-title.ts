import type { EditorFacts } from '../facts.ts'
import type { AuthorInput } from '../stored-analysis.ts'
import { fillTemplate } from './fill-template.ts'
import { plainText } from './plain-text.ts'

/** The title that the public page has for result pages; '' when it shows the post's own. `foreign`: as another plugin stores it with the saved post. */
export const seoTitleOf = (
  input: AuthorInput | undefined,
  { titleEnding }: Pick<EditorFacts, 'titleEnding'>,
  foreign: string | undefined,
): string => ((titleEnding === null ? foreign : input?.seo_title) ?? '').trim()

/** Text of the public page's title element; absent where another plugin writes it, or there is no title yet. */
export const pageTitleOf = (
  title: string | null,
  input: AuthorInput | undefined,
  { titleEnding, templates }: Pick<EditorFacts, 'titleEnding' | 'templates'>,
  excerpt = '',
): { readonly pageTitle?: string } => {
  if (titleEnding === null) return {}
  const made = title ? fillTemplate(templates.title, templates.separator, { title, excerpt: plainText(excerpt) }) : ''
  const pageTitle = input?.seo_title || made || (title ? `${title}${titleEnding}` : '')
  return pageTitle === '' ? {} : { pageTitle }
}
