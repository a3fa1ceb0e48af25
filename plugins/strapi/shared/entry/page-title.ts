import type { AuthorFields } from '@citable/core'
import { filledText } from '../mapping/address.ts'
import { addressedOf, type EntryToRead } from './input-of-entry.ts'

/** Title of a page whose entry has none of its own for result pages. */
const defaultTemplate = '{title} | {site}'

type Titled = Pick<EntryToRead, 'values' | 'mapping' | 'facts' | 'site'>

/** What the title element of an entry's page says: its own title for result pages, else by the template of its type, else by the site's. */
export const pageTitleOf = ({ title, seoTitle }: Pick<AuthorFields, 'title' | 'seoTitle'>, entry: Titled): string =>
  seoTitle ?? titled(title ?? '', entry)

/** Alone where a template names what is not there. */
function titled(title: string, entry: Titled): string {
  if (title === '') return title
  const named = { ...addressedOf(entry), title, site: entry.site.name }
  const byType = filledText(entry.mapping.templates?.title, named)
  return byType ?? filledText(entry.site.titleTemplate || defaultTemplate, named) ?? title
}
