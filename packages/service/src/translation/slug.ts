/** Bytes of a slug as it is in an address: what file systems and CMSs take. */
const maxBytes = 200

/** Letters that a language spells out its own way; all others lose their marks. */
const spellings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: { å: 'aa', æ: 'ae', ø: 'oe' },
  nb: { å: 'aa', æ: 'ae', ø: 'oe' },
  sv: { å: 'a', ä: 'a', ö: 'o' },
  tr: { ı: 'i' },
}

const plain: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' }

/** A title as the last part of an address: Latin letters folded, other scripts preserved, words joined by hyphens. Empty when nothing is left. */
export function slugOf(title: string, language: string): string {
  const own = spellings[language.split('-')[0]?.toLowerCase() ?? ''] ?? {}
  const folded = title
    .toLocaleLowerCase(language.startsWith('tr') || language.startsWith('az') ? 'tr' : 'en')
    .normalize('NFC')
    .replace(/[\p{Script=Latin}]/gu, (letter) => own[letter] ?? plain[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/['’ʼ]/g, '')
  const words = folded.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '')
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`
    if (encodeURIComponent(longer).length > maxBytes) break
    slug = longer
  }
  if (slug !== '' || words[0] === undefined) return slug
  // one word that is too long: cut between code points
  for (const point of words[0]) {
    if (encodeURIComponent(slug + point).length > maxBytes) break
    slug += point
  }
  return slug
}
