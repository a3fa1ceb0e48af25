import { expect, test } from 'vitest'
import { allPacks } from '../all.ts'
import { languageFor } from '../language-for.ts'
import { wordsIn } from './words-in.ts'

const texts = { en: 'Heat pumps move heat; they make none.', zh: '热泵搬运热量,不制造热量。', th: 'ปั๊มความร้อนย้ายความร้อน' }

test.each(Object.entries(texts))('every range of a text in %s gives the words that lie wholly in it', (tag, text) => {
  const tokens = languageFor(tag, allPacks).tokenize(text)
  for (let start = 0; start <= text.length; start++)
    for (let end = start; end <= text.length; end++)
      expect(wordsIn(tokens, { start, end })).toEqual(tokens.words.filter((word) => word.start >= start && word.end <= end))
})
