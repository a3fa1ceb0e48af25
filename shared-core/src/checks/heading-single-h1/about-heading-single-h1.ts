import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutHeadingSingleH1 = defineAbout({
  id: 'heading-single-h1',
  title: 'The page has one H1',
  messages: {
    good: message('The page has one H1.'),
    second: message<{ heading: string }>('The text adds another H1: “{heading}”'),
    several: message<{ heading: string; count: number }>('The text adds {count} more H1s, the first: “{heading}”'),
    all: message<{ count: number }>('All {count} main headings are H1.'),
    none: message('The page has no H1.'),
  },
  fixes: {
    demoteHeading: message<{ heading: string }>('Make “{heading}” an H2.'),
    demoteAll: message('Keep one H1, the headline of the page, and make the others H2.'),
    addH1: message('Give the page a headline.'),
  },
})
