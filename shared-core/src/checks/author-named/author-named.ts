import { defineCheck } from '../define-check.ts'
import type { aboutAuthorNamed } from './about-author-named.ts'

export const authorNamed = defineCheck<typeof aboutAuthorNamed>()({
  id: 'author-named',
  needs: ['provenance'],
  run({ provenance: { authors, publisher } }) {
    const author = authors[0]
    if (author !== undefined && publisher !== null) return { score: 100, code: 'good', args: { author, publisher } }
    if (author !== undefined)
      return { score: 50, code: 'noPublisher', args: { author }, fix: { code: 'namePublisher', args: {}, safety: 'none' } }
    const fix = { code: 'addByline', args: {}, safety: 'none' } as const
    if (publisher !== null) return { score: 50, code: 'noAuthor', args: { publisher }, fix }
    return { score: 0, code: 'neither', args: {}, fix }
  },
})
