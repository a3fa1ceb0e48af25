import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTitleWidth = defineAbout({
  id: 'title-width',
  title: 'The title fits the line of a result page',
  rationale: 'Results cut titles by width, not by letters: twenty “W” need more room than forty “i”.',
  evidence: {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/appearance/title-link'],
    contrary: ['Google names no limit and often rewrites titles.'],
  },
  messages: {
    good: message<{ px: number }>('The title is {px} pixels wide and fits.'),
    wide: message<{ px: number; max: number }>('The title is {px} pixels wide; results cut it after about {max}.'),
    narrow: message<{ px: number; min: number }>('The title is {px} pixels wide; from {min} on it uses the room it has.'),
  },
  fixes: { chooseTitle: message('Choose a suggested title, or change this one.') },
})
