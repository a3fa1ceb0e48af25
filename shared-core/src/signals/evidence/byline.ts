import { letter, lowerLetter } from '../../languages/characters/characters.ts'
import type { KindOfText } from '../../model/text-kind.ts'
import { type Reading, wordsOf } from '../reading.ts'

/** What a text says of who wrote it, and when. */
export type Byline = 'good' | 'neither' | 'noAuthor' | 'noDate'

/** Words of a text that somebody signs: a shorter one is a note. */
const signed = 60

/** UTF-16 units of a line with a year that may name the author and the day in any form, and the blocks at the beginning where it stands. */
const lineLength = 100
const lineBlocks = 3

type Read = Pick<Reading, 'article' | 'blocks' | 'language'> & { readonly textKind: KindOfText }

/** What a file or a pasted draft lacks of author and day; null: it needs none, or may say them in a line. */
export function readByline({ article, blocks, language, textKind }: Read): Byline | null {
  if (wordsOf({ blocks, language }) < signed || sells({ blocks, textKind })) return null
  const hasAuthor = article.authors.length > 0
  if ((article.datePublished ?? article.dateModified) !== null) return hasAuthor ? 'good' : 'noAuthor'
  const isSaid = blocks.slice(0, lineBlocks).some(({ block }) => block.text.length < lineLength && /20\d\d/.test(block.text))
  return isSaid ? null : hasAuthor ? 'noDate' : 'neither'
}

/** What headings and labels of a shop speak of: delivery, guarantee, returns. Beginnings of words, in any language. */
const wares = [
  'deliver|shipping|liefer|versand|livrais|env[ií]o|entreg|spedizi|consegn|lever|bezorg|verzend|dostaw|wysył|frakt|достав|teslim|kargo|doprav|toimit|szállít|配送|送料|运费|شحن',
  'g[wu]?ar[ae]n[tzc]|warrant|takuu|záru|jótáll|гарант|保証|保修|ضمان',
  'returns|refund|rückgabe|widerruf|umtausch|retour|rembours|devolu|reso$|reso |zwrot|возвр|iade|vrácen|palautu|visszak|返品|退货|رجاع',
].map((stems) => new RegExp(`(?<!${lowerLetter})(?:${stems})`, 'ium'))

const price = new RegExp(
  String.raw`[$€£¥₽]\s?\d|\d\s?(?:[$€£¥₽円元]|(?:euros?|pounds|dollars?|zł|kr|kč|ft|tl|руб)(?!${letter})|دولار|ريال|جنيه)`,
  'iu',
)

/** Rows of technical data, `Weight: 52 kg`, of which fewer tell nothing. */
const datum = /^[^:：]{2,40}[:：]\D{0,20}\d/
const minData = 3

/** A page that sells a thing: a price, and two of what shops say under headings and in lists. Nobody signs it. */
function sells({ blocks, textKind }: Pick<Read, 'blocks' | 'textKind'>): boolean {
  if (textKind.kind === 'product' && textKind.certainty !== 'likely') return true
  if (!blocks.some(({ block }) => price.test(block.text))) return false
  const rows = blocks.flatMap(({ block }) => (block.kind === 'list' ? block.items.map(({ quote }) => quote) : []))
  const labels = [
    ...blocks.map(({ block }) => (block.kind === 'heading' ? block.text : '')),
    ...rows.map((row) => /^[^:：]{2,40}(?=[:：])/.exec(row)?.[0]),
  ].join('\n')
  const told = wares.filter((stems) => stems.test(labels)).length
  return told + (rows.filter((row) => datum.test(row)).length < minData ? 0 : 1) >= 2
}
