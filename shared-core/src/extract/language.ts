import { detectLanguage } from '../languages/detect-language.ts'
import type { Block } from '../model/article.ts'
import type { LanguageTag } from '../model/values.ts'

const rightToLeft = new Set('ar arc ckb dv fa he iw ks nqo ps sd syr ug ur yi'.split(' '))
const rightToLeftScripts = new Set('arab hebr nkoo syrc thaa adlm'.split(' '))

/** UTF-16 units of text that are enough to tell a language. */
const sampleLength = 4000

/** The host's word, else the page's declaration, else what the text looks like; `und` when nothing tells. */
export function articleLanguage(parts: {
  readonly given: LanguageTag | null
  readonly declared: string | null
  readonly blocks: readonly Block[]
}): LanguageTag {
  const given = canonicalTag(parts.given)
  if (given !== null) return given
  return canonicalTag(parts.declared) ?? detectLanguage(textSample(parts.blocks))
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
export function textSample(blocks: readonly Block[]): string {
  let sample = ''
  for (const block of blocks) {
    if (block.kind === 'code' || block.kind === 'image' || block.kind === 'video') continue
    sample += `${block.text}\n`
    if (sample.length > sampleLength) break
  }
  return sample.slice(0, sampleLength)
}
