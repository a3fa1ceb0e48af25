import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const keyphraseIntro = defineCheck({
  id: 'keyphrase-intro',
  title: 'The opening holds the keyphrase',
  rationale: 'Readers see at once that they are right.',
  evidence: { grade: 'C', sources: ['https://github.com/Yoast/wordpress-seo'], contrary: [] },
  needs: ['keyphrase'],
  messages: {
    good: message<{ phrase: string }>('One sentence of the first paragraph holds “{phrase}”.'),
    spread: message<{ phrase: string }>('The first paragraph holds “{phrase}”, spread over sentences.'),
    later: message<{ phrase: string }>('“{phrase}” comes after the first paragraph.'),
    missing: message<{ phrase: string }>('The opening does not mention “{phrase}”.'),
  },
  fixes: { openWithPhrase: message<{ phrase: string }>('Say in the first sentences that this is about “{phrase}”.') },
  run({ keyphrase }) {
    if (keyphrase === null || keyphrase.contentWords === 0 || keyphrase.intro === null) return { status: 'not_applicable' }
    const { phrase, intro } = keyphrase
    const fix = { code: 'openWithPhrase', args: { phrase }, safety: 'draft' } as const
    if (intro.sentence === 1) return { score: 100, code: 'good', args: { phrase } }
    if (intro.paragraph === 1) return { score: 70, code: 'spread', args: { phrase }, fix }
    if (intro.inFirstTenth) return { score: 50, code: 'later', args: { phrase }, fix }
    return { score: 0, code: 'missing', args: { phrase }, fix }
  },
})
