import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

/** The fix for each item that may be missing. */
const fixOf = { title: 'addTitle', description: 'addDescription', h1: 'singleH1', lang: 'setLang', canonical: 'setCanonical' } as const

export const pageMetadata = defineCheck({
  id: 'page-metadata',
  title: 'The page describes itself',
  rationale: 'Title, description, language, one H1 and a canonical address let engines file the page right.',
  evidence: { grade: 'B', sources: ['https://arxiv.org/abs/2602.12187'], contrary: [] },
  needs: ['metadata'],
  messages: {
    good: message<{ items: number }>('All {items} descriptions of the page are there.'),
    missing: message<{ present: number; items: number; names: string }>(
      '{present} of {items} descriptions of the page are there; missing: {names}.',
      '{names} are title, description, h1, lang, canonical',
    ),
  },
  fixes: {
    addTitle: message('Write a title.'),
    addDescription: message('Write a meta description.'),
    singleH1: message('Give the page exactly one H1.'),
    setLang: message('Declare the language on the html element.'),
    setCanonical: message('Declare one canonical address.'),
  },
  run({ metadata }) {
    const missing = metadata.filter(({ present }) => !present)
    const first = missing[0]
    const score = ramp(metadata.length - missing.length, 0, metadata.length)
    if (first === undefined) return { score, code: 'good', args: { items: metadata.length } }
    return {
      score,
      code: 'missing',
      args: { present: metadata.length - missing.length, items: metadata.length, names: missing.map(({ item }) => item).join(', ') },
      fix: { code: fixOf[first.item], args: {}, safety: 'draft' },
    }
  },
})
