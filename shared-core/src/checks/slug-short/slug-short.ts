import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

/** Characters that are fine, and where nothing is left; one tool's limit (75). */
const limitsLong = 75
const limitsTooLong = 115

export const slugShort = defineCheck({
  id: 'slug-short',
  certain: false,
  needs: ['proposals', 'slug'],
  run({ proposals, slug }) {
    if (slug === null) return { status: 'not_applicable' }
    // A published address is never to be changed: links would break.
    const edit = proposals.slug === null ? null : ({ kind: 'set_field', field: 'slug', value: proposals.slug } as const)
    const fix = slug.changeable ? ({ code: 'shortenSlug', args: {}, safety: 'draft', edit } as const) : null
    const spans = slug.span === null ? [] : [slug.span]
    if (slug.onlyStopWords || slug.onlyNumbers) return { score: 40, code: 'empty', args: { slug: slug.text }, spans, fix }
    if (slug.characters > limitsLong)
      return {
        score: Math.min(79, ramp(slug.characters, limitsTooLong, limitsLong)),
        code: 'long',
        args: { length: slug.characters, max: limitsLong },
        spans,
        fix,
      }
    if (slug.hasUpperCase || slug.hasUnderscore) return { score: 60, code: 'form', args: { slug: slug.text }, spans, fix }
    return { score: 100, code: 'good', args: {}, spans }
  },
})
