import type { Block, Found, Review } from '../../model/article.ts'
import { asciiDigits } from '../facts/ascii-digits.ts'
import { found } from '../page/found.ts'
import { reviewedIn } from './review-headline.ts'

/** Words beside the rating itself. */
const verdict =
  /(?:^|[\s(])(?:verdict|rating|score|our rating|overall|bottom line|fazit|wertung|bewertung|gesamtwertung|gesamturteil|note|verdict final|veredicto|puntuación|nota|calificación|avaliação|voto|giudizio|oordeel|eindcijfer|cijfer|ocena|оценка|вердикт|оцінка|hodnocení|hodnotenie|értékelés|puan|التقييم|ציון|評価|评分|評分|평점|betyg|karakter|arvosana)(?=$|[\s:：)])/i
const figures =
  /(?:^|[^\d.,/])(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:\/|out of|von|sur|de|su|из|van|av|z|na|üzerinden)\s?(5|10|100)(?![\d/.,]\d|\d|%)/gi

/**
 * The page's own review as its text states it: a headline that calls itself one, and one rating on a scale of 5, 10 or 100 in a line about
 * the verdict. Two different ratings, or one outside the scale, state none.
 */
export function reviewFromText(blocks: readonly Block[], headline: string | null): Found<Review> | null {
  if (headline === null) return null
  const item = reviewedIn(headline)
  if (item === null) return null
  let rating: Review['rating'] | null = null
  let place: Block | null = null
  let heading = ''
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block.text
    if (block.kind !== 'heading' && block.kind !== 'paragraph' && block.kind !== 'list' && block.kind !== 'table') continue
    if (!verdict.test(heading) && !verdict.test(block.text.slice(0, 400))) continue
    for (const match of asciiDigits(block.text.slice(0, 2000)).matchAll(figures)) {
      const value = Number(match[1]!.replace(',', '.'))
      const best = Number(match[2])
      if (value > best) return null
      if (rating !== null && (rating.value !== value || rating.best !== best)) return null
      rating ??= { value, best, worst: 0 }
      place ??= block
    }
  }
  if (rating === null || place === null) return null
  const review: Review = {
    item: { name: item, type: null },
    rating: { ...rating, worst: Math.min(rating.value, 1) < 1 ? 0 : 1 },
    author: null,
    datePublished: null,
    summary: null,
    positiveNotes: [],
    negativeNotes: [],
  }
  return found(review, 'text', 'verdict', { span: { place: place.id, start: 0, end: place.text.length, quote: place.text } })
}
