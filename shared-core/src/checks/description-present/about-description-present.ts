import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutDescriptionPresent = defineAbout({
  id: 'description-present',
  title: 'The page has a meta description',
  messages: { good: message('The page has a meta description.'), missing: message('The page has no meta description.') },
  fixes: { writeDescription: message('Sum up in one or two sentences what the page says.') },
})
