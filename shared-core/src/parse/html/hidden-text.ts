import type { Element } from 'domhandler'
import type { Block, HiddenText } from '../../model/article.ts'
import { textOf } from './walk.ts'

/** Hidden passages reported at most, and UTF-16 units of each: enough to show the author, bounded for hostile pages. */
const hiddenLimitEntries = 50
const hiddenLimitLength = 200

const hiddenStyle =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?:px|em|rem|pt|%)?\s*(?:;|!|$)|opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|$)|(?:left|top|text-indent)\s*:\s*-\d{4})/i

/** Elements that a script shows when the page is ready; one that stayed hidden would be an empty page. */
export const isWholePage = ({ name }: Element): boolean => name === 'body' || name === 'html'

/** Reason why readers do not see an element; null: nothing hides it. */
export function hiddenReason(node: Element): HiddenText['reason'] | null {
  if (isWholePage(node)) return null
  if (node.attribs['hidden'] !== undefined && node.attribs['hidden'] !== 'until-found') return 'attribute'
  const style = node.attribs['style']
  return style !== undefined && hiddenStyle.test(style) ? 'style' : null
}

/** Runs of three and more invisible characters: more than any script or emoji sequence needs between two letters. */
export function addZeroWidth(block: Block, hidden: HiddenText[]): void {
  if (hidden.length >= hiddenLimitEntries || !/[\u200b\u2060\ufeff\u{e0000}-\u{e007f}]/u.test(block.text)) return
  const match = /(?:[\u200b\u2060\ufeff]){3,}|(?<![\u{1f3f4}\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007e}]+/u.exec(block.text)
  if (match) hidden.push({ reason: 'zero_width', quote: trimHalf(block.text.slice(Math.max(0, match.index - 40), match.index + 80)) })
}

/** Adds the text of a hidden element. */
export function addHidden(node: Element, reason: HiddenText['reason'], hidden: HiddenText[]): void {
  if (hidden.length >= hiddenLimitEntries) return
  const quote = textOf(node, hiddenLimitLength * 4)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, hiddenLimitLength)
  if (quote !== '') hidden.push({ reason, quote: trimHalf(quote) })
}

/** Drops half a surrogate pair at the end. */
function trimHalf(text: string): string {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text
}
