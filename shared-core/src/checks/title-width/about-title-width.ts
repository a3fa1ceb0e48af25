import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTitleWidth = defineAbout({
  id: 'title-width',
  title: 'The title fits the line of a result page',
  messages: {
    good: message<{ px: number }>('Without the site’s name the title is {px} pixels wide and fits.'),
    wide: message<{ px: number; max: number; lost: string }>(
      'Without the site’s name the title is {px} pixels wide; results cut it after about {max} and lose “{lost}”.',
    ),
    narrow: message<{ px: number; min: number }>(
      'Without the site’s name the title is {px} pixels wide; from {min} on it uses the room it has.',
    ),
  },
  fixes: { chooseTitle: message('Change the title so that what matters most stands in the part that is shown.') },
})
