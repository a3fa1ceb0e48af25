import type { Block } from '../model/article.ts'
import type { LanguageTag } from '../model/values.ts'

const rightToLeft = new Set('ar arc ckb dv fa he iw ks nqo ps sd syr ug ur yi'.split(' '))
const rightToLeftScripts = new Set('arab hebr nkoo syrc thaa adlm'.split(' '))

/** Languages that a template declares by mistake and that are written in Latin letters alone. */
const latinLanguages = new Set('en de fr es it pt nl pl sv da nb no fi cs sk hu ro tr id ms vi hr sl et lv lt ca eu gl'.split(' '))

/** UTF-16 units of text that are enough to tell a language. */
const sampleLength = 4000

/** The host's word, else the page's declaration, else what the text looks like; `und` when nothing tells. */
export function articleLanguage(parts: {
  readonly given: LanguageTag | null
  readonly declared: string | null
  readonly blocks: readonly Block[]
  readonly detectLanguage: (text: string) => LanguageTag
}): LanguageTag {
  const given = canonicalTag(parts.given)
  if (given !== null) return given
  const declared = canonicalTag(parts.declared)
  if (declared === null) return parts.detectLanguage(textSample(parts.blocks))
  // Templates often declare English for everything; another script is proof enough against that.
  if (!latinLanguages.has(declared.split('-')[0]!) || declared.split('-')[1]?.length === 4) return declared
  const sample = textSample(parts.blocks)
  if (!isMostlyOtherScript(sample)) return declared
  const detected = parts.detectLanguage(sample)
  return detected === 'und' ? declared : detected
}

/** More than 60 % of the letters belong to no Latin script. Below 0x370 are Latin and its accents, up to 0x1e00 and from 0x2c80 other scripts. */
function isMostlyOtherScript(text: string): boolean {
  let latin = 0
  let other = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if ((code >= 65 && code <= 90) || (code >= 97 && code <= 122) || (code >= 0xc0 && code < 0x250)) latin++
    else if ((code >= 0x370 && code < 0x1e00) || (code >= 0x3040 && code < 0xd7b0)) other++
  }
  return other * 10 > (latin + other) * 6
}

/** BCP 47 in its usual case: `pt_br` becomes `pt-BR`; null for what is no tag, and for `und` and `x-default`, which say nothing. */
export function canonicalTag(tag: string | null): LanguageTag | null {
  const parts = (tag ?? '').trim().replace(/_/g, '-').split('-')
  const [language = ''] = parts
  if (!/^[a-z]{2,3}$/i.test(language) || language.toLowerCase() === 'und') return null
  const result = [language.toLowerCase()]
  for (const part of parts.slice(1)) {
    if (/^[a-z]{4}$/i.test(part)) result.push(part[0]!.toUpperCase() + part.slice(1).toLowerCase())
    else if (/^(?:[a-z]{2}|\d{3})$/i.test(part)) result.push(part.toUpperCase())
    else break
  }
  return result.join('-')
}

/** Writing direction: by script, then by language; `dir` of the page wins when it is one of the two words. */
export function directionOf(language: LanguageTag, dir: string | null): 'ltr' | 'rtl' {
  const declared = dir?.trim().toLowerCase()
  if (declared === 'rtl' || declared === 'ltr') return declared
  const [base = '', script = ''] = language.toLowerCase().split('-')
  if (script.length === 4) return rightToLeftScripts.has(script) ? 'rtl' : 'ltr'
  return rightToLeft.has(base) ? 'rtl' : 'ltr'
}

/** The beginning of the running text, for language detection. */
function textSample(blocks: readonly Block[]): string {
  let sample = ''
  for (const block of blocks) {
    if (block.kind === 'code' || block.kind === 'image' || block.kind === 'video') continue
    sample += `${block.text}\n`
    if (sample.length > sampleLength) break
  }
  return sample.slice(0, sampleLength)
}
