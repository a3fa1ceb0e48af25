import type { AdviceReading } from '../advice-reading.ts'
import { wordsOf } from '../reading.ts'

/** What a text says of who wrote it, and when. */
export type Byline = 'good' | 'neither' | 'noAuthor' | 'noDate'

/** Words of a text that somebody signs: a shorter one is a note. */
const signed = 60

/** UTF-16 units of a line with a year that may name the author and the day in any form, and the blocks at the beginning where it stands. */
const lineLength = 100
const lineBlocks = 3

type Read = Pick<AdviceReading, 'article' | 'blocks' | 'language' | 'textKind'>

/** What a file or a pasted draft lacks of author and day; null: it needs none, or may say them in a line. */
export function readByline({ article, blocks, language, textKind }: Read): Byline | null {
  if (wordsOf({ blocks, language }) < signed || sells({ blocks, textKind })) return null
  const hasAuthor = article.authors.length > 0
  if ((article.datePublished ?? article.dateModified) !== null) return hasAuthor ? 'good' : 'noAuthor'
  const isSaid = blocks.slice(0, lineBlocks).some(({ block }) => block.text.length < lineLength && /20\d\d/.test(block.text))
  return isSaid ? null : hasAuthor ? 'noDate' : 'neither'
}

/** What headings and labels of a shop speak of: delivery, guarantee, returns, data of the thing. Beginnings of words, in any language. */
const wares = [
  'deliver|shipping|liefer|versand|livraison|expédition|envío|entrega|spedizion|consegn|lever(?:ing|ans)|bezorg|verzend|dostaw|wysyłk|frakt|fragt|достав|teslimat|kargo|dodán|doprav|toimitus|szállít|配送|送料|お届け|運費|运费|发货|شحن|توصيل',
  'guarante|warrant|garant|garanz|gwaranc|takuu|záru[kč]|jótáll|гаранти|保証|保固|保修|质保|ضمان|الضمان',
  'returns|refund|rückgabe|widerruf|umtausch|rückversand|retour|remboursement|devoluc|devoluç|reembols|reso(?![a-z])|resi(?![a-z])|rimbors|zwrot|возврат|iade(?![a-z])|vrácen|palautus|visszak|返品|返金|退货|退貨|إرجاع|استرجاع',
  '(?:technical|tech|product) (?:data|details|specs?|specifications)|specifications?|technische (?:daten|gegevens)|specificaties|produktdaten|caractéristiques|fiche technique|especificaci|ficha técnica|características técnicas|dati tecnici|scheda tecnica|specifiche|dane techniczne|specyfikac|tekniska? (?:data|specif)|технические|характеристики|teknik özellik|technické (?:údaje|parametry)|tekniset tiedot|műszaki adatok|仕様|スペック|规格|規格|المواصفات',
].map((stems) => new RegExp(`(?<!\\p{L})(?:ال)?(?:${stems})|[\\p{sc=Han}\\p{sc=Katakana}](?:${stems})`, 'iu'))

const price =
  /[$€£¥₹₽]\s?\d|\d\s?(?:[$€£¥₹₽円元]|(?:euros?|eur|usd|gbp|chf|dollars?|pounds|francs?|zł|kr|kč|ft|tl|lei|руб)(?!\p{L})|دولار|ريال|درهم|جنيه)/iu

/** A label and its measure: `Weight: 52 kg`. */
const datum = /^[^:：]{2,40}[:：]\s?[^:：]{0,40}\d/

/** Labels of such a list; fewer tell nothing. */
const minData = 3

/** A page that sells a thing: a price, and two of what shops say under headings and labels. Nobody signs it. */
function sells({ blocks, textKind }: Pick<Read, 'blocks' | 'textKind'>): boolean {
  if (textKind.kind === 'product' && textKind.certainty !== 'likely') return true
  if (!blocks.some(({ block }) => price.test(block.text))) return false
  const rows = blocks.flatMap(({ block }) => (block.kind === 'list' ? block.items.map(({ quote }) => quote) : []))
  const labels = [
    ...blocks.flatMap(({ block }) => (block.kind === 'heading' ? [block.text] : [])),
    ...rows.flatMap((row) => /^[^:：]{2,40}(?=[:：])/.exec(row)?.[0] ?? []),
  ].join('\n')
  const told = wares.map((stems) => stems.test(labels))
  told[3] ||= rows.filter((row) => datum.test(row)).length >= minData
  return told.filter(Boolean).length >= 2
}
