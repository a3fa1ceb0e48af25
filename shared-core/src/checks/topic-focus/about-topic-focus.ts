import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTopicFocus = defineAbout({
  id: 'topic-focus',
  title: 'The sections stay with one subject',
  messages: {
    good: message<{ met: number; sections: number }>('{met} of {sections} sections treat the subject.'),
    astray: message<{ met: number; sections: number; heading: string }>(
      '{met} of {sections} sections treat the subject; “{heading}” does not mention it.',
    ),
    many: message<{ headings: number }>('{headings} main headings: more than one article.'),
  },
  fixes: {
    nameSubject: message<{ heading: string }>('Name the subject in the section “{heading}”; if it is about something else, leave it out.'),
    splitArticle: message<{ sections: number }>('Move {sections, plural, one {# section} other {# sections}} to an article of its own.'),
  },
})
