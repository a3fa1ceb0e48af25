import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutSourceLinked = defineAbout({
  id: 'source-linked',
  title: 'Statements are backed by linked sources',
  messages: {
    reserved: message<{ links: number }>('All sources ({links}) lead to names that do not exist, such as example.org.'),
    good: message<{ sources: number }>('{sources, plural, one {# source is} other {# different sources are}} linked or listed.'),
    few: message<{ sources: number; words: number }>(
      '{sources, plural, one {# source is} other {# sources are}} linked or listed in {words} words that say something.',
    ),
    many: message<{ sources: number; words: number }>(
      '{sources} sources are linked or listed in {words} words: more than a reader can follow.',
    ),
  },
  fixes: {
    linkSource: message('Link the study, document or page a statement rests on.'),
    thinSources: message('Keep the links that carry a statement.'),
  },
})
