import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutHeadingStructure = defineAbout({
  id: 'heading-structure',
  title: 'Headings divide the article well',
  messages: {
    good: message<{ headings: number }>('{headings, plural, one {# heading divides} other {# headings divide}} the text.'),
    skipped: message<{ heading: string; level: number; expected: number }>(
      '“{heading}” is of level {level} where level {expected} is next.',
    ),
    none: message<{ words: number }>('No headings in {words} words.'),
    few: message<{ headings: number; words: number }>('{headings, plural, one {# heading} other {# headings}} in {words} words.'),
    many: message<{ headings: number; words: number }>('{headings} headings in {words} words: the text is cut into scraps.'),
  },
  fixes: {
    fixLevel: message<{ heading: string; level: number }>('Set “{heading}” to level {level}.'),
    addHeading: message('Divide the text with headings that name what follows.'),
    joinSections: message('Join sections that treat one subject.'),
  },
})
