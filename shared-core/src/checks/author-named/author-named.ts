import { defineCheck } from '../define-check.ts'

/** Words, or characters in unspaced scripts, below which a text says what it is by itself: a notice, a picture, a saying. */
const noticeLength = { words: 150, characters: 300 } as const

export const authorNamed = defineCheck({
  id: 'author-named',
  needs: ['provenance', 'size'],
  run({ provenance: { authors, publisher, isShown }, size: { words, unspaced } }) {
    const author = authors[0]
    if (author !== undefined && publisher !== null) return { score: 100, code: 'good', args: { author, publisher } }
    // the page around a draft is not known without its site
    if (publisher === null && !isShown) return { status: 'not_applicable' }
    if (author !== undefined)
      return {
        score: 50,
        code: 'noPublisher',
        args: { author },
        fix: { code: 'namePublisher', args: {}, safety: 'none' },
      }
    const fix = { code: 'addByline', args: {}, safety: 'none' } as const
    const certain = words >= (unspaced ? noticeLength.characters : noticeLength.words)
    if (publisher !== null) return { score: 50, certain, code: 'noAuthor', args: { publisher }, fix }
    return { score: 0, code: 'neither', args: {}, fix }
  },
})
