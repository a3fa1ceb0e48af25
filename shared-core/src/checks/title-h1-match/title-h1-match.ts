import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

/** Part of the content words of one that the other must hold. */
const shared = 0.4

export const titleH1Match = defineCheck({
  id: 'title-h1-match',
  title: 'Title and H1 speak about the same thing',
  rationale: 'When the title and the headline disagree, search engines may show the headline instead.',
  evidence: { grade: 'C', sources: ['https://developers.google.com/search/docs/appearance/title-link'], contrary: [] },
  needs: ['title', 'headline'],
  messages: {
    good: message('Title and H1 speak about the same thing.'),
    apart: message<{ headline: string }>('The title shares hardly a word with the H1 “{headline}”.'),
  },
  fixes: { alignTitle: message('Bring the subject of the H1 into the title, or the other way round.') },
  run({ title, headline }) {
    if (title === null || headline === null) return { status: 'not_applicable' }
    const both = title.terms.filter((term) => headline.terms.includes(term)).length
    const least = Math.min(title.terms.length, headline.terms.length)
    if (least === 0) return { status: 'not_applicable' }
    // Either way: the share of the shorter one decides.
    const share = both / least
    if (share >= shared) return { score: 100, code: 'good', args: {} }
    return {
      score: ramp(share, 0, 2 * shared),
      code: 'apart',
      args: { headline: headline.text },
      spans: [title.span],
      fix: { code: 'alignTitle', args: {}, safety: 'draft' },
    }
  },
})
