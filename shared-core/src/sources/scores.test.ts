import { expect, it } from 'vitest'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import { readScores } from './scores.ts'

it.each([
  ['en', 'Ashcombe won 3–1 after extra time.', '3–1'],
  ['en', 'The court ruled 5-4 that the quarry may reopen.', '5-4'],
  ['en', 'It was 1–0 at half-time.', '1–0'],
  ['de', 'Wiesenau gewann 31:27 gegen Tornau.', '31:27'],
  ['fr', 'Le club a gagné 2-0.', '2-0'],
  ['pl', 'Orły wygrały 2:0.', '2:0'],
  ['zh', '北岸队以3比1获胜。', '3比1'],
  ['ja', '青浜は3対1で勝った。', '3対1'],
  ['ko', '북안이 3대 1로 이겼다.', '3대 1'],
  ['en', 'They won 3–5 medals each year.', ''],
  ['en', 'The store opens 3–5 on Sundays.', ''],
  ['en', 'The final begins at 5:30 in the hall.', ''],
  ['de', 'Das Finale beginnt um 20:15 Uhr.', ''],
  ['en', 'They won in 2013–14 and lost 12-05-2019.', ''],
  ['en', 'The Boeing 787-9 won the prize.', ''],
])('results in %s: %s', (tag, text, expected) => {
  const found = readScores(text, languageFor(tag, allPacks))

  expect(found.map(({ start, end }) => text.slice(start, end)).join(' / ')).toBe(expected)
})
