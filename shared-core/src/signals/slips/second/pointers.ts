import { letter, number } from '../../../languages/characters/characters.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import type { Slip } from '../../text/found.ts'

/** Asks readers to click where no link is, of all languages. */
const clicks = new RegExp(
  `(?<!${letter})(?:click (?:here|below|on this link|this link|the link)|klick(?:en sie|e|t)? (?:bitte )?(?:hier|auf diesen link)|hier klicken|cliquez (?:ici|sur ce lien)|clique ici|(?:haz|haga|hacer|hagan) clic (?:aquí|en este enlace)|pincha (?:aquí|en este enlace)|pulsa aquí|clicca(?:te)? (?:qui|su questo link)|cliccando qui|cli(?:que|car|ca) (?:aqui|neste link)|klik (?:dan )?(?:hier|op deze link)|kliknij (?:tutaj|tu|w ten link|link)|klicka (?:här|på länken)|klikk(?:er)? her|klik her|klikněte (?:zde|sem)|нажмите (?:здесь|сюда)|buraya tıklay)(?!${letter})|(?:こちら|ここ)をクリック|点击(?:这里|此处)|點擊這裡|(?:اضغط|انقر|اضغطوا|انقروا) هنا`,
  'giu',
)

/** `Click here`, and there is no link. Of a page, buttons are no links; instructions for a screen name the element to click. */
export function deadClicks({ article, blocks, textKind, tools: { spanOf } }: AgreementReading): Slip[] {
  if (article.kind !== 'draft' || textKind.kind === 'documentation') return []
  return blocks.flatMap(({ block }): Slip[] => {
    if ((block.kind !== 'paragraph' && block.kind !== 'list') || block.inlines.some(({ kind }) => kind === 'link')) return []
    const [match] = block.text.matchAll(clicks)
    if (match === undefined || /["“„«「]$/.test(block.text.slice(0, match.index))) return []
    return [{ kind: 'noLink', span: spanOf(block.id, block.text, match.index, match.index + match[0].length) }]
  })
}

/** A word with an asterisk behind it. */
const starred = new RegExp(`(${letter}{3,24}|[${number}%€$£])\\*(?![*${letter}${number}])`, 'gu')

/** A word with an asterisk, in a text without another one: nothing is behind it. */
export function openAsterisks({ blocks, article, tools: { spanOf } }: AgreementReading): Slip[] {
  // in code it stands for any sign
  if (article.kind !== 'draft' || blocks.some(({ block }) => block.kind === 'code')) return []
  const stars = blocks.flatMap(({ block }) => (block.text.includes('*') ? [block] : []))
  const [only] = stars
  if (only === undefined || stars.length > 1 || only.kind === 'code' || only.text.split('*').length !== 2) return []
  const [match] = only.text.matchAll(starred)
  if (match === undefined) return []
  return [{ kind: 'noNote', span: spanOf(only.id, only.text, match.index, match.index + match[0].length) }]
}

/** A last day that the text treats as known, of all languages. */
const deadline = new RegExp(
  `(?<!${letter})(?:(?:by|before|after) the (?:deadline|closing date|due date)|within the (?:deadline|time limit)|bis (?:zum|zur) (?:stichtag|einsendeschluss|anmeldeschluss|abgabeschluss|abgabetermin|fristende|ablauf der frist)|vor (?:dem einsendeschluss|ablauf der frist)|fristgerecht|innerhalb der frist|avant la (?:date limite|date butoir)|dans les délais impartis|antes de la fecha límite|dentro del plazo (?:establecido|previsto|indicado)|entro la scadenza|entro i termini|até ao? (?:data limite|prazo)|dentro do prazo|(?:voor|vóór) de (?:deadline|sluitingsdatum|uiterste datum)|binnen de (?:gestelde )?termijn|przed upływem terminu|przed terminem|(?:före|innan) (?:deadline|sista dagen|fristen))(?!${letter})|締め?切りまでに|期限までに|截止日期前|قبل (?:الموعد النهائي|انتهاء المهلة|الموعد المحدد)`,
  'giu',
)
/** Without one of these no text mentions a last day. */
const mayBeDeadline =
  /dead|closing|due d|time l|stich|schluss|frist|termin|termijn|date limite|date butoir|délai|fecha l|plazo|scaden|data l|prazo|sluiting|uiterst|sista d|締|期限|截止|الموعد|المهلة/i
/** Names a last day: the word and, near it, a day or how long there is time. */
const named =
  /(?:deadline|closing date|due date|time limit|frist|schluss|stichtag|date limite|date butoir|délai|fecha límite|plazo|scadenza|termin|prazo|data limite|sluitingsdatum|sista dag|締め?切り|期限|截止|الموعد|المهلة)/iu

/** `Responses received by the deadline`, in a text that names none. */
export function unnamedDeadlines({ blocks, language, textKind, tools: { spanOf, datesIn } }: AgreementReading): Slip[] {
  if (textKind.kind === 'documentation' || textKind.kind === 'opinion') return []
  const found = blocks.flatMap(({ block }): Slip[] => {
    if ((block.kind !== 'paragraph' && block.kind !== 'list') || !mayBeDeadline.test(block.text)) return []
    return [...block.text.matchAll(deadline)].map(({ 0: quote, index }) => ({
      kind: 'noDeadline',
      span: spanOf(block.id, block.text, index, index + quote.length),
    }))
  })
  // a text that mentions it often is about deadlines
  if (found.length === 0 || found.length > 2) return []
  const isNamed = blocks.some(({ block, tokens: { sentences } }) =>
    sentences.some(({ start, end }) => {
      const text = block.text.slice(start, end)
      return named.test(text) && (/\d/.test(text) || datesIn(text, language).length > 0)
    }),
  )
  return isNamed ? [] : found
}
