import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

/** Characters that are fine, and where nothing is left; one tool's limit (75). */
const limits = { long: 75, tooLong: 115 } as const

export const slugShort = defineCheck({
  id: 'slug-short',
  title: 'The address is short and readable',
  rationale: 'People read addresses before they follow them, and words in them help to match the question a little.',
  evidence: { grade: 'C', sources: ['https://developers.google.com/search/docs/crawling-indexing/url-structure'], contrary: [] },
  needs: ['slug'],
  messages: {
    good: message('The address is short and readable.'),
    long: message<{ length: number; max: number }>('The address has {length} characters; aim for at most {max}.'),
    form: message<{ slug: string }>('“{slug}” has capitals or underscores; lower case and hyphens are read more easily.'),
    empty: message<{ slug: string }>('“{slug}” says nothing about the subject.'),
  },
  fixes: { shortenSlug: message('Keep the two to five words that name the subject.') },
  run({ slug }) {
    if (slug === null) return { status: 'not_applicable' }
    // A published address is never to be changed: links would break.
    const fix = slug.changeable ? ({ code: 'shortenSlug', args: {}, safety: 'draft' } as const) : null
    const spans = slug.span === null ? [] : [slug.span]
    if (slug.onlyStopWords || slug.onlyNumbers) return { score: 40, code: 'empty', args: { slug: slug.text }, spans, fix }
    if (slug.characters > limits.long)
      return {
        score: Math.min(79, ramp(slug.characters, limits.tooLong, limits.long)),
        code: 'long',
        args: { length: slug.characters, max: limits.long },
        spans,
        fix,
      }
    if (slug.hasUpperCase || slug.hasUnderscore) return { score: 60, code: 'form', args: { slug: slug.text }, spans, fix }
    return { score: 100, code: 'good', args: {}, spans }
  },
})
