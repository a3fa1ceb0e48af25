/**
 * Writes `shared-core/src/parse/entities/entity-names.gen.ts`: HTML's named entities, read from the table of the parser's own package.
 * Run by hand: `node packages/tooling/src/data/build-entity-names.ts`.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

interface Entity {
  readonly name: string
  readonly value: string
  readonly needsSemicolon: boolean
}

const core = fileURLToPath(new URL('../../../../shared-core/src/parse/', import.meta.url))
const parser = createRequire(`${core}html.ts`).resolve('htmlparser2')
const { htmlDecodeTree: tree }: { readonly htmlDecodeTree: Uint16Array } = await import(createRequire(parser).resolve('entities/decode'))

/** All names below a node; the layout is described in `entity-tree.ts`, with two more forms: a value inside the header, and a table of branches. */
function read(at: number, prefix: string): readonly Entity[] {
  const header = tree[at]!
  const [units, flag, count, character] = [header >> 14, (header & 0x2000) !== 0, (header >> 7) & 63, header & 127]
  if (units === 0 && flag) {
    let run = String.fromCharCode(character)
    for (let next = 0; next < count - 1; next += 1) run += String.fromCharCode((tree[at + 1 + (next >> 1)]! >> (8 * (next % 2))) & 255)
    return read(at + 1 + (count >> 1), prefix + run)
  }
  const value = units === 1 ? String.fromCharCode(header & 0x1fff) : String.fromCharCode(...tree.slice(at + 1, at + units))
  const own = units === 0 ? [] : [{ name: prefix, value, needsSemicolon: flag }]
  if (units === 1) return own
  const from = at + Math.max(units, 1)
  const all = Array.from({ length: count }, (_, index) => index)
  if (count === 0) return character === 0 ? own : [...own, ...read(from, prefix + String.fromCharCode(character))]
  if (character !== 0)
    return [
      ...own,
      ...all.flatMap((index) =>
        tree[from + index] === 0 ? [] : read(tree[from + index]! - 1, prefix + String.fromCharCode(character + index)),
      ),
    ]
  return [
    ...own,
    ...all.flatMap((index) =>
      read(tree[from + ((count + 1) >> 1) + index]!, prefix + String.fromCharCode((tree[from + (index >> 1)]! >> (8 * (index % 2))) & 255)),
    ),
  ]
}

const byValue = new Map<string, string[]>()
for (const { name, value, needsSemicolon } of read(0, '').filter((entity) => !entity.name.endsWith(';')))
  byValue.set(value, [...(byValue.get(value) ?? []), needsSemicolon ? name : `${name}!`])

let last = 0
const entries = [...byValue]
  .map(([value, names]) => ({ points: [...value].map((character) => character.codePointAt(0)!), names }))
  .sort((a, b) => a.points[0]! - b.points[0]! || (a.points[1] ?? 0) - (b.points[1] ?? 0))
  .flatMap(({ points: [first, ...second], names }) => {
    const distance = first! - last
    last = first!
    return [[distance, ...second].join(','), ...names.sort()]
  })

writeFileSync(
  `${core}entity-names.gen.ts`,
  `// Written by packages/tooling/src/data/build-entity-names.ts from the parser's table of HTML's named entities. Do not edit.
export const entityNames =
  '${entries.join(' ')}'
`,
)
