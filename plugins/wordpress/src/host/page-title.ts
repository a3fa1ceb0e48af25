import type { EditorFacts } from './facts.ts'
import type { AuthorInput } from './stored-analysis.ts'

/** What the title element of the public page will say; nothing where another plugin writes it, or there is no title yet. */
export const pageTitleOf = (
  title: string | null,
  input: AuthorInput | undefined,
  { titleEnding }: Pick<EditorFacts, 'titleEnding'>,
): { readonly pageTitle?: string } => {
  if (titleEnding === null) return {}
  const pageTitle = input?.seo_title || (title ? `${title}${titleEnding}` : '')
  return pageTitle === '' ? {} : { pageTitle }
}
