import type { TranslationCheck } from '@citable/contract'
import { shownWidth, textWidth } from '@citable/core/text-width'
import { slugOf } from './slug.ts'

/** Width units of a description that result pages show; an East Asian character takes two. Source: scoring.md, check description-length. */
const descriptionUnits = 160

const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g

interface Frame {
  readonly title: string | null
  readonly description: string | null
  readonly slug: string | null
  readonly language: string
  /** Address of the original; null: it has none. */
  readonly sourceUrl: string | null
}

/** What search results show of a translation, and what its address is made of. */
export function checkFrame({ title, description, slug, language, sourceUrl }: Frame): readonly TranslationCheck[] {
  const check = (id: TranslationCheck['id'], status: TranslationCheck['status'], value: number | null, message: string) => ({
    id,
    status,
    value,
    message,
    segments: [],
  })
  const width = title === null ? null : textWidth(title)
  const units = description === null ? null : description.length + (description.match(wide)?.length ?? 0)
  return [
    width === null
      ? check('title_width', 'not_applicable', null, 'There is no title.')
      : check('title_width', width <= shownWidth ? 'pass' : 'partial', width, `Pixels of the title; result pages show ${shownWidth}.`),
    units === null
      ? check('description_width', 'not_applicable', null, 'There is no description.')
      : check(
          'description_width',
          units <= descriptionUnits ? 'pass' : 'partial',
          units,
          `Width of the description in characters; result pages show ${descriptionUnits}.`,
        ),
    slug === null || slug === ''
      ? check('slug_valid', 'not_applicable', null, 'There is no slug.')
      : check(
          'slug_valid',
          slug === slugOf(slug, language) ? 'pass' : 'fail',
          null,
          'Words joined by hyphens, at most 200 bytes as it stands in an address.',
        ),
    sourceUrl === null
      ? check('hreflang_ready', 'not_applicable', null, 'The original has no address that the translation could be linked to.')
      : check(
          'hreflang_ready',
          isKnownTag(language) ? 'pass' : 'fail',
          null,
          'The language has a tag that search engines take; links are printed once the translation is published.',
        ),
  ]
}

/** A language with at most a script and a country: what hreflang may say. */
function isKnownTag(tag: string): boolean {
  try {
    const { language, region } = new Intl.Locale(tag.replaceAll('_', '-'))
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
    const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    return names.of(language) !== undefined && (region === undefined || regions.of(region) !== undefined)
  } catch {
    return false
  }
}
