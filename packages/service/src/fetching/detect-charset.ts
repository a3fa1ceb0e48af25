/** Bytes that are looked at: more than a front page has, and quick to decode in every charset. */
const sampleBytes = 65_536

/** Valid characters beyond ASCII for each broken one that make a damaged page UTF-8 all the same. */
const validForBroken = 4

interface Candidate {
  readonly label: string
  /** Bytes of one letter. */
  readonly width: 1 | 2
  /** The most frequent letters beyond ASCII of the languages that are written so. */
  readonly letters: string
  /** Languages for which it is usual. */
  readonly languages: string
}

/**
 * Charsets in which pages without a declaration were written, with the letters that running text in them cannot do without. The fallbacks that
 * the Encoding Standard's browsers choose by locale, and KOI8-R and EUC-JP beside them.
 */
const candidates: readonly Candidate[] = [
  { label: 'windows-1251', width: 1, letters: 'оеаинтсрвлкмдпуяыьгзбчйжіїєў', languages: 'ru uk be bg sr mk' },
  { label: 'koi8-r', width: 1, letters: 'оеаинтсрвлкмдпуяыьгзбчйж', languages: 'ru' },
  { label: 'windows-1253', width: 1, letters: 'αοιετσνηυρπκμλςίόάέήωύώ', languages: 'el' },
  { label: 'windows-1255', width: 1, letters: 'יהולאמתרבשנכעקפגדחצםןסזט', languages: 'he iw yi' },
  { label: 'windows-1256', width: 1, letters: 'اليمنوتربةعدسفهكحقجشىأطصخضذثغئءزظکگپچیه', languages: 'ar fa ur' },
  { label: 'windows-874', width: 1, letters: 'านรอกเงมยลวดทสตะปบคหแจพชขใไโผซถธณศฐญฟ่้ีัิ์ืุูำ็', languages: 'th' },
  { label: 'shift_jis', width: 2, letters: 'のにはをたがでとしいるなもっりらかすれこさきてく、。', languages: 'ja' },
  { label: 'euc-jp', width: 2, letters: 'のにはをたがでとしいるなもっりらかすれこさきてく、。', languages: 'ja' },
  { label: 'euc-kr', width: 2, letters: '이다는에을의하가고지로은를기사한도인해어나대자리시수정', languages: 'ko' },
  { label: 'gbk', width: 2, letters: '的一是不了在人有这中大来上个国我以要他时用们生到作地于出就，。', languages: 'zh zh-cn' },
  { label: 'big5', width: 2, letters: '的一是不了在人有這中大來上個國我以要他時用們生到作地於出就，。', languages: 'zh-tw zh-hk' },
  { label: 'windows-1250', width: 1, letters: 'ąęłśżźćńčěřšžýáíéůúťďňóöüőűăâîşţșțđ', languages: 'pl cs sk hu ro sl hr bs sq' },
  { label: 'windows-1254', width: 1, letters: 'ıİşŞğĞçöüÇÖÜâ', languages: 'tr az' },
  { label: 'windows-1257', width: 1, letters: 'āčēģīķļņšūžąęėįųõäöü', languages: 'lt lv et' },
  {
    label: 'windows-1252',
    width: 1,
    letters: 'éèêëàâäáåæãçîïíñôöóõøœùûüúßÄÖÜÉÅØ’“”–—«»¡¿…',
    languages: 'en de fr es it pt nl sv da nb no fi is ca',
  },
]

/** Places of one byte beyond ASCII: a list of letters that has many of them finds some in any bytes. */
const places = 128

/** Share of frequent letters, beyond that of chance, that makes a guess hold. */
const leastShare = 0.1

/** What bytes that make pairs without one mistake add to the share: those of other charsets soon break a pair. */
const pairBonus = 0.15

/** What the HTML Standard reads such pages as in most locales, and what that adds between sisters. */
const fallback = 'windows-1252'
const fallbackBonus = 0.05

/** The share that chance gives the letters with accents of any language. */
const latinChance = 0.25

/** What a page's own language adds to the share: enough between sisters, not against the bytes. */
const languageBonus = 0.25

/**
 * Charset of bytes that declare none and are not UTF-8, found as browsers guess it: by the letters that come out. Null where they are UTF-8, or
 * ASCII, and `windows-1252`, the fallback of the HTML Standard, where nothing else is likely.
 */
export function detectCharset(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, sampleBytes)
  const wide = utf16Of(sample)
  if (wide !== null) return wide
  const beyond = sample.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0)
  if (beyond === 0 || isUtf8(sample)) return null
  const language = languageOf(sample)
  let best = fallback
  let bestShare = leastShare
  for (const candidate of candidates) {
    const { label, languages } = candidate
    const isOwn = language !== null && ` ${languages} `.includes(` ${language} `)
    const share = shareOf(sample, candidate, beyond) + (isOwn ? languageBonus : 0)
    if (share > bestShare) {
      best = label
      bestShare = share
    }
  }
  return best
}

/** UTF-16 without a mark: every second byte of markup is zero. */
function utf16Of(sample: Uint8Array): string | null {
  const head = sample.subarray(0, 512)
  if (head.length < 8) return null
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2]! += 1
  if (zeros[1]! * 5 > head.length * 2 && zeros[0] === 0) return 'utf-16le'
  return zeros[0]! * 5 > head.length * 2 && zeros[1] === 0 ? 'utf-16be' : null
}

/** Valid, or nearly so: pages put together of two sources have some broken characters. */
function isUtf8(sample: Uint8Array): boolean {
  let broken = 0
  let valid = 0
  for (const character of new TextDecoder('utf-8').decode(sample, { stream: true })) {
    if (character === '\ufffd') broken++
    else if (character > '\u007f') valid++
  }
  return broken === 0 || valid >= broken * validForBroken
}

/** The language that the page's first tag declares, in small letters. */
function languageOf(sample: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(sample.subarray(0, 4096))
  const tag = /<html\b[^<>]{0,500}?\blang\s*=\s*["']?([a-z]{2,3}(?:-[a-z]{2,4})?)\b/i.exec(head)?.[1]?.toLowerCase()
  if (tag === undefined) return null
  return /^zh-/.test(tag) ? tag : tag.slice(0, tag.indexOf('-') === -1 ? undefined : tag.indexOf('-'))
}

/** Share of the bytes beyond ASCII that become frequent letters, less that of chance; 0 where the bytes are invalid in the charset. */
function shareOf(sample: Uint8Array, { label, width, letters }: Candidate, beyond: number): number {
  const frequent = new Set(letters)
  const isLatin = letters.includes('ö')
  const text = new TextDecoder(label).decode(sample, { stream: true })
  let found = 0
  let broken = 0
  let before = ' '
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (character === '\ufffd' || (character >= '\u0080' && character < '\u00a0')) broken++
    // accents are among the letters of ASCII, an alphabet of its own never is
    else if (frequent.has(character) && (isLatin ? isPlain(before) || isPlain(text[at + 1]) : !isLetter(before) && !isLetter(text[at + 1])))
      found++
    before = character
  }
  if (broken * 50 > beyond) return 0
  const share = (found * width) / beyond
  if (width === 2) return broken === 0 ? share + pairBonus : share
  if (!isLatin) return share - frequent.size / places
  return share - latinChance + (label === fallback ? fallbackBonus : 0)
}

const isPlain = (character: string | undefined): boolean => character === undefined || character < '\u0080'
const isLetter = (character: string | undefined): boolean => character !== undefined && /[a-z]/i.test(character)
