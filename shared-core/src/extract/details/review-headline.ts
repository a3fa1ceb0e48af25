/** Words by which a headline calls itself a review, in front of the name of the thing or behind it. Scripts without spaces have no word boundary. */
// biome-ignore format: a table
const before = ['review', 'test', 'testbericht', 'kritik', 'critique', 'análisis', 'reseña', 'crítica', 'análise', 'recensione', 'recensie', 'recenzja', 'обзор', 'рецензия', 'огляд', 'recenze', 'recenzia', 'teszt', 'recenzie', 'inceleme', 'مراجعة', 'ביקורת', 'レビュー', '评测', '評測', '리뷰', 'recension', 'anmeldelse', 'arvostelu']
const after = ['review', 'reviewed', 'im test', 'im review', 'test', 'incelemesi', 'teszt']
const afterUnspaced = ['レビュー', '评测', '評測', '리뷰']

const lead = new RegExp(`^(?:${before.join('|')})\\s?[:：|–—-]\\s*(.{2,120})$`, 'i')
const tail = new RegExp(
  `^(.{2,120}?)(?:(?:\\s|\\s?[:：|–—,(]\\s?)(?:${after.join('|')})|\\s?[:：|]?\\s?(?:${afterUnspaced.join('|')}))(?:\\)?$|\\s?[:：|–—].*$)`,
  'i',
)

/** What a headline that calls itself a review is about; null: it is not one. */
export function reviewedIn(headline: string): string | null {
  const item = (lead.exec(headline)?.[1] ?? tail.exec(headline)?.[1])?.replace(/^[\s"“„'‘]+|[\s"”“'’]+$/g, '')
  return item === undefined || item.length < 2 ? null : item
}
