import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const keyphraseAlt = defineCheck({
  id: 'keyphrase-alt',
  title: 'An image shows the subject and says so',
  rationale: 'Alternative texts that name the subject help image search.',
  evidence: {
    grade: 'C',
    sources: ['https://github.com/Yoast/wordpress-seo', 'https://github.com/rankmath/seo-by-rank-math'],
    contrary: [],
  },
  needs: ['keyphrase'],
  messages: {
    good: message<{ met: number; images: number }>('{met} of {images, plural, one {# image names} other {# images name}} the subject.'),
    none: message<{ images: number }>(
      'None of {images, plural, one {# image} other {# images}} names the subject in its alternative text.',
    ),
    few: message<{ met: number; images: number }>('{met} of {images} images name the subject.'),
    many: message<{ met: number; images: number }>('{met} of {images} images name the subject: too many to be true.'),
  },
  fixes: { describeImage: message('Where an image shows the subject, name it in the alternative text.') },
  run({ keyphrase }) {
    if (keyphrase === null || keyphrase.contentWords === 0 || keyphrase.alts.length === 0) return { status: 'not_applicable' }
    const images = keyphrase.alts.length
    const met = keyphrase.alts.filter((share) => share >= 0.5).length
    const fix = { code: 'describeImage', args: {}, safety: 'draft' } as const
    if (met === 0) return { score: 0, code: 'none', args: { images }, fix }
    if (images < 5) return { score: 100, code: 'good', args: { met, images } }
    const share = met / images
    if (share > 0.75) return { score: 40, code: 'many', args: { met, images }, fix }
    return share >= 0.3 ? { score: 100, code: 'good', args: { met, images } } : { score: 60, code: 'few', args: { met, images }, fix }
  },
})
