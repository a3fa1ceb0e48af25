import { digit } from '../characters/characters.ts'

const foreignDigit = new RegExp(`(?![0-9])${digit}`, 'gu')
/** Zeros of the scripts that packs exist for, and of full width; a digit of another is left out. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xe50, 0xff10]
function asciiDigit(sign: string): string {
  const code = sign.codePointAt(0)!
  const zero = zeros.findLast((one) => one <= code) ?? 0
  return code - zero < 10 ? String(code - zero) : ' '.repeat(sign.length)
}

/** Lower case with ASCII digits and plain decimal signs, of the same length. */
export function plain(text: string): string {
  const small = text
    .replace(foreignDigit, asciiDigit)
    .replace(/[\u066b，]/g, ',')
    .replace(/\u066c/g, ',')
    .replace(/．/g, '.')
  const lower = small.toLowerCase()
  return lower.length === small.length
    ? lower
    : [...small].map((sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign)).join('')
}
