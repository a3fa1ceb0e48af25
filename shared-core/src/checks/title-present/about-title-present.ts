import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTitlePresent = defineAbout({
  id: 'title-present',
  title: 'The page has a title',
  messages: {
    good: message('The page has a title.'),
    missing: message('The page has no title.'),
  },
  fixes: { chooseTitle: message('Write a title, or choose a suggested one.') },
})
