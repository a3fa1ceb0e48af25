import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutPageRobots = defineAbout({
  id: 'page-robots',
  title: 'Robots directives are clear and let the page be found',
  messages: {
    good: message('The robots directives are clear.'),
    noindex: message('The page asks not to be indexed.'),
    conflict: message<{ directives: string }>('The robots directives contradict one another: {directives}.'),
    several: message<{ count: number }>('{count} robots elements; the strictest of them counts.'),
    nofollow: message('The page asks not to follow its links.'),
  },
  fixes: {
    allowIndexing: message('Remove the noindex directive if the page is meant to be found.'),
    clearRobots: message('Keep one robots element with what you mean.'),
  },
})
