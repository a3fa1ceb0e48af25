import { expect, it } from 'vitest'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import { opensWithReference } from './passages.ts'

it.each([
  ['en', 'This year the mill grinds rye.', false],
  ['en', 'This week two boats leave.', false],
  ['en', 'This yearly fair is loud.', true],
  ['en', 'This mill grinds rye.', true],
  ['de', 'Dieses Jahr mahlt die Mühle Roggen.', false],
  ['de', 'Diese Woche fahren zwei Boote.', false],
  ['de', 'Diese Mühle mahlt Roggen.', true],
  ['fr', 'Cette année, le moulin tourne.', false],
  ['fr', 'Cette roue tourne.', true],
  ['es', 'Este año el molino gira.', false],
  ['es', 'Este molino gira.', true],
  ['ja', '今年は水車が回ります。', false],
  ['ar', 'هذا العام تدور الطاحونة.', false],
  ['ar', 'هذا المكان هادئ.', true],
])('a time of the day of reading points to nothing before it (%s): %s', (language, text, pointsBack) => {
  expect(opensWithReference(text, languageFor(language, allPacks))).toBe(pointsBack)
})
