import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTextToc = defineAbout({
  id: 'text-toc',
  title: 'The text has a table of contents',
  messages: {
    some: message<{ entries: number }>('A table of contents with {entries, plural, one {# entry} other {# entries}}. It moves no score.'),
    none: message('No table of contents. Nothing is lost.'),
  },
  fixes: {},
})
