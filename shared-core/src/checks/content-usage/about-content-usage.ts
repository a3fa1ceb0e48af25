import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutContentUsage = defineAbout({
  id: 'content-usage',
  title: 'robots.txt states how the content may be used',
  messages: {
    stated: message<{ signals: string }>('robots.txt states: {signals}. It moves no score.'),
    against: message<{ signals: string }>('robots.txt states {signals}, which forbids what this score is about: being found and quoted.'),
    none: message('robots.txt states nothing about use. Nothing is lost.'),
  },
  fixes: { alignSignals: message('Allow search and answers in the signal if the page is meant to be quoted.') },
})
