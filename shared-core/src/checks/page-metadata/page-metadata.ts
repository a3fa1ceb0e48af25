import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

/** The fix for each item that may be missing. */
const fixOf = { title: 'addTitle', description: 'addDescription', h1: 'singleH1', lang: 'setLang', canonical: 'setCanonical' } as const

export const pageMetadata = defineCheck({
  id: 'page-metadata',
  needs: ['metadata', 'proposals'],
  run({ metadata, proposals }) {
    const missing = metadata.filter(({ present }) => !present)
    const first = missing[0]
    const score = ramp(metadata.length - missing.length, 0, metadata.length)
    if (first === undefined) return { score, code: 'good', args: { items: metadata.length } }
    return {
      score,
      code: 'missing',
      args: { present: metadata.length - missing.length, items: metadata.length, item: first.item },
      fix: {
        code: fixOf[first.item],
        args: {},
        // Language and address are known; a title and a description have to be written.
        safety: first.item === 'title' || first.item === 'description' ? 'draft' : 'safe',
        edit:
          first.item === 'description' && proposals.description !== null
            ? { kind: 'set_field', field: 'description', value: proposals.description }
            : null,
      },
    }
  },
})
