/** True when HTML may hold raised, lowered or deleted text, or references of notes. */
export function holdsRaisedText(source: string): boolean {
  return /<(?:sup|del|s|strike)[\s>]|line-?through|vertical-align:\s?super|superscript|noteref|href=["']?#_?(?:e?n|f|c|easy)/i.test(source)
}
