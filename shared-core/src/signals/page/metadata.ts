import { defineSignal } from '../define-signal.ts'
import { metaDescription } from './description.ts'

/** Items a page should have for search to describe it. */
type MetadataItem = 'title' | 'description' | 'h1' | 'lang' | 'canonical'

/** The metadata that are there; items that a draft cannot have are left out. */
export const metadata = defineSignal({
  fold: (_facts, { article, context }) => {
    const items: { readonly item: MetadataItem; readonly present: boolean }[] = [
      { item: 'title', present: isWritten(article.title?.value) },
    ]
    const hasDescription = metaDescription(article) !== ''
    // a text of which no page is known has no description yet
    if (hasDescription || article.kind !== 'draft' || context.site !== null) items.push({ item: 'description', present: hasDescription })
    if (article.markup !== null)
      items.push(
        { item: 'h1', present: article.markup.h1Count === 1 },
        { item: 'lang', present: isWritten(article.markup.lang) },
        { item: 'canonical', present: article.markup.canonicals.length === 1 },
      )
    return items
  },
})

const isWritten = (text: string | null | undefined): boolean => (text ?? '').trim() !== ''
