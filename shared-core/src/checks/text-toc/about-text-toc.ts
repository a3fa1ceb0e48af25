import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTextToc = defineAbout({
  id: 'text-toc',
  title: 'The text has a table of contents',
  evidence: {
    grade: 'D',
    sources: ['https://github.com/rankmath/seo-by-rank-math'],
    contrary: ['No evidence for search was found; headings alone already give engines the outline.'],
  },
  messages: {
    some: message<{ entries: number }>('A table of contents with {entries, plural, one {# entry} other {# entries}}. It moves no score.'),
    none: message('No table of contents. Nothing is lost.'),
  },
  fixes: {},
})
