import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutPageViewport = defineAbout({
  id: 'page-viewport',
  title: 'Readers can zoom the page',
  messages: {
    good: message('The page fits small screens and can be zoomed.'),
    missing: message('The page declares no viewport.'),
    locked: message('The page forbids zooming.'),
  },
  fixes: { fixViewport: message('Declare width=device-width, initial-scale=1 and no limit of scale.') },
})
