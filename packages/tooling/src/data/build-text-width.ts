import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/**
 * Advance widths of a font in thousandths of its size, for `shared-core/src/model/lengths/text-width.gen.ts`. Run with a font that has
 * Arial's metrics, such as Liberation Sans:
 *
 *     node packages/tooling/src/data/build-text-width.ts --font LiberationSans-Regular.ttf
 */

/** First and last code point: printable ASCII, Latin-1 signs, letters that do not decompose, Greek, Cyrillic, punctuation. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xbf],
  [0xc6, 0xc6],
  [0xd0, 0xd0],
  [0xd7, 0xd8],
  [0xde, 0xdf],
  [0xe6, 0xe6],
  [0xf0, 0xf0],
  [0xf7, 0xf8],
  [0xfe, 0xfe],
  [0x110, 0x111],
  [0x131, 0x131],
  [0x141, 0x142],
  [0x152, 0x153],
  [0x386, 0x3ce],
  [0x401, 0x45f],
  [0x490, 0x491],
  [0x2010, 0x2026],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
] as const

export function buildTextWidth(args: readonly string[]): void {
  const { values } = parseArgs({ args: [...args], options: { font: { type: 'string' } } })
  if (values.font === undefined) throw new Error('Name a font file: --font LiberationSans-Regular.ttf')
  const font = readFileSync(values.font)
  const tables = new Map<string, number>()
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16
    tables.set(font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8))
  }
  const unitsPerEm = font.readUInt16BE(tables.get('head')! + 18)
  const metrics = font.readUInt16BE(tables.get('hhea')! + 34)
  const advance = (glyph: number): number => font.readUInt16BE(tables.get('hmtx')! + 4 * Math.min(glyph, metrics - 1))
  const glyphOf = readCharacterMap(font, tables.get('cmap')!)
  const lines = ranges.map(([first, last]) => {
    const widths: number[] = []
    for (let code = first; code <= last; code += 1) {
      const glyph = glyphOf(code)
      widths.push(glyph === 0 ? 0 : Math.round((1000 * advance(glyph)) / unitsPerEm))
    }
    return `  [${first}, '${widths.join(' ')}'],`
  })
  const target = join(resolve(dirname(fileURLToPath(import.meta.url)), '../../../..'), 'shared-core/src/model/lengths/text-width.gen.ts')
  const head =
    '// Written by packages/tooling/src/data/build-text-width.ts from a font with the metrics of Arial. Do not edit.\n' +
    '/** First code point, then advance widths in thousandths of the font size; 0: the font has no such glyph. */\n'
  writeFileSync(
    target,
    `${head}export const advanceWidths: readonly (readonly [first: number, widths: string])[] = [\n${lines.join('\n')}\n]\n`,
  )
}

/** Glyph of a code point from the font's format 4 table (basic plane). */
function readCharacterMap(font: Buffer, start: number): (code: number) => number {
  let table = 0
  for (let index = 0; index < font.readUInt16BE(start + 2); index += 1) {
    const entry = start + 4 + index * 8
    const offset = start + font.readUInt32BE(entry + 4)
    if (font.readUInt16BE(entry) === 3 && font.readUInt16BE(offset) === 4) table = offset
  }
  const doubled = font.readUInt16BE(table + 6)
  return (code) => {
    for (let segment = 0; segment < doubled; segment += 2) {
      if (font.readUInt16BE(table + 14 + segment) < code) continue
      const first = font.readUInt16BE(table + 16 + doubled + segment)
      if (first > code) return 0
      const delta = font.readUInt16BE(table + 16 + 2 * doubled + segment)
      const rangeAt = table + 16 + 3 * doubled + segment
      const rangeOffset = font.readUInt16BE(rangeAt)
      if (rangeOffset === 0) return (code + delta) & 0xffff
      const glyph = font.readUInt16BE(rangeAt + rangeOffset + 2 * (code - first))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildTextWidth(process.argv.slice(2))
