import type { Optimization } from '@citable/contract/present'
import { countsCharacters } from '@citable/core/counts-characters'
import type { Catalog } from '../texts/catalog.ts'
import type { UiCode } from '../texts/ui-texts.ts'
import type { PanelView } from './view-types.ts'

const origins: Record<string, UiCode> = {
  field: 'originField',
  json_ld: 'originJsonLd',
  open_graph: 'originOpenGraph',
  meta: 'originMeta',
  element: 'originElement',
  text: 'originText',
  url: 'originUrl',
}

/** Facts found about the article, with their origin; the same facts go into the structured data. */
export function factsView(optimization: Optimization | null, catalog: Catalog): PanelView['facts'] {
  const heading = catalog.text('factsHeading')
  if (!optimization) return { heading, items: [] }
  const { article } = optimization
  const rows: readonly [id: string, label: UiCode, value: string | null][] = [
    ['title', 'factTitle', article.title],
    ['headline', 'factHeadline', article.headline],
    ['description', 'factDescription', article.description],
    ['authors', 'factAuthor', article.authors.map(({ name }) => name).join(', ') || null],
    ['date_published', 'factPublished', article.date_published],
    ['date_modified', 'factModified', article.date_modified],
    ['image', 'factImage', article.image?.url ?? null],
    ['site_name', 'factSite', article.site_name],
    ['language', 'factLanguage', article.language === 'und' ? null : catalog.languageName(article.language)],
    ['word_count', countsCharacters(article.language) ? 'factCharacters' : 'factWords', catalog.number(article.word_count)],
  ]
  return {
    heading,
    items: rows.map(([id, label, value]) => {
      const origin = origins[article.origins[id] ?? '']
      return {
        id,
        label: catalog.text(label),
        value: value ?? catalog.text('factUnknown'),
        found: value !== null,
        originText: value !== null && origin ? catalog.text(origin) : '',
      }
    }),
  }
}
