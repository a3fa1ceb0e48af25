import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const headingSingleH1 = defineCheck({
  id: 'heading-single-h1',
  title: 'The page has one H1',
  rationale: 'The H1 is the headline. In most themes the title is printed as H1, so the text should not add another.',
  evidence: {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/fundamentals/seo-starter-guide'],
    contrary: ['Google says that several H1 do no harm.'],
  },
  needs: ['headings', 'h1'],
  messages: {
    good: message('The page has one H1.'),
    second: message<{ heading: string }>('The text adds another H1: “{heading}”'),
    none: message('The page has no H1.'),
  },
  fixes: { demoteHeading: message<{ heading: string }>('Make “{heading}” an H2.'), addH1: message('Give the page a headline.') },
  run({ headings, h1: { count, allowed } }) {
    const own = headings.filter(({ level }) => level === 1)
    if (count === null ? own.length <= allowed : count === 1) return { score: 100, code: 'good', args: {} }
    if (count === 0) return { score: 0, code: 'none', args: {}, fix: { code: 'addH1', args: {}, safety: 'none' } }
    const second = own[allowed] ?? own[0]
    if (second === undefined) return { score: 0, code: 'second', args: { heading: '' }, fix: null }
    return {
      score: 0,
      code: 'second',
      args: { heading: second.text },
      spans: [second.span],
      fix: {
        code: 'demoteHeading',
        args: { heading: second.text },
        safety: 'safe',
        edit: { kind: 'set_attribute', block: second.block, name: 'level', value: '2' },
      },
    }
  },
})
