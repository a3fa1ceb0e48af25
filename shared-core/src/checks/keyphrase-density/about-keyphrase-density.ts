import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutKeyphraseDensity = defineAbout({
  id: 'keyphrase-density',
  title: 'The keyphrase is used, and not too often',
  messages: {
    good: message<{ phrase: string; uses: number }>('“{phrase}” is used {uses, plural, one {once} other {# times}}.'),
    none: message<{ phrase: string }>('The text never uses “{phrase}” in one sentence.'),
    few: message<{ phrase: string; uses: number; words: number }>(
      '“{phrase}” is used {uses, plural, one {once} other {# times}} in {words} words.',
    ),
    many: message<{ phrase: string; uses: number; words: number }>('“{phrase}” is used {uses} times in {words} words: too often.'),
  },
  fixes: {
    usePhrase: message<{ phrase: string }>('Name “{phrase}” where the text speaks about it.'),
    varyPhrase: message<{ phrase: string }>('Replace “{phrase}” by other words where the subject is clear.'),
  },
})
