import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutPassageSize = defineAbout({
  id: 'passage-size',
  title: 'Paragraphs and sections have a size that can be quoted',
  rationale: 'Engines quote passages. Very long ones are cut, very short ones say too little alone.',
  evidence: {
    grade: 'C',
    sources: ['https://arxiv.org/abs/2603.29979'],
    contrary: ['Google asks not to cut texts for its sake: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide'],
  },
  messages: {
    good: message<{ fitting: number; paragraphs: number }>('{fitting} of {paragraphs} paragraphs have a size that can be quoted.'),
    long: message<{ words: number; max: number }>('A paragraph of {words} words is longer than {max}.'),
    short: message<{ fitting: number; paragraphs: number; min: number }>(
      '{fitting} of {paragraphs} paragraphs have a size that can be quoted; many have fewer than {min} words.',
    ),
    sections: message<{ fitting: number; sections: number; min: number; max: number }>(
      '{fitting} of {sections} sections have {min} to {max} words.',
    ),
  },
  fixes: {
    splitParagraph: message<{ words: number }>('Split the paragraph of {words} words where a new thought begins.'),
    joinParagraphs: message('Join short paragraphs that belong to one thought.'),
    balanceSections: message('Divide long sections with a heading, and join very short ones.'),
  },
})
