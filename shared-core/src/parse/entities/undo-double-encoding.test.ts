import { expect, test } from 'vitest'
import { undoDoubleEncoding } from './undo-double-encoding.ts'

/** As a server does that takes UTF-8 for Windows-1252. */
const twice = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => new TextDecoder('windows-1252').decode(Uint8Array.of(byte))).join('')

const german = 'Für große Vögel führt „häufig“ – so heißt es – kein Weg über die Dächer.'

test('a page that was encoded twice is read as it was meant', () => {
  expect(twice(german)).toContain('FÃ¼r')
  expect(undoDoubleEncoding(`<p>${twice(german)}</p>`)).toBe(`<p>${german}</p>`)
})

test('every letter of Latin-1 and every mark of punctuation comes back', () => {
  for (const range of [
    [0xa0, 0xff],
    [0x2010, 0x2026],
  ] as const)
    for (let code = range[0]; code <= range[1]; code++) {
      const text = `${String.fromCharCode(code)} `.repeat(6)
      expect(undoDoubleEncoding(twice(text))).toBe(text)
    }
})

test.each([
  ['a page that is right', german],
  ['capitals before a quotation mark', '«NÃO» «CORAÇÃO» «CAFÉ» «ATENÇÃO» «IRMÃ» «MAÇÃ» «ROMÃ» «HORTELÃ» «AVELÃ» «LÃ»'],
  ['an article about the fault', `${german} Wer „fÃ¼r“ liest, „grÃ¶ÃŸe“ oder „VÃ¶gel“, der sieht UTF-8.`],
  ['two signs that were pasted', 'A cafÃ© in town, and another cafÃ© beside it.'],
])('%s stays', (_name, text) => {
  expect(undoDoubleEncoding(text)).toBe(text)
})
