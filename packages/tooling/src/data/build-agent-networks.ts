/**
 * Writes `packages/service/src/verification/published-networks.gen.ts`: networks that operators of agents publish. Run by hand with a
 * file of `{mirrors: {name: {repo, commit, date, licence}}, lists: {id: {mirror, as_of, prefixes}}}`, as assembled from public copies:
 * `node packages/tooling/src/data/build-agent-networks.ts <file>`. Prefixes are facts that the operators publish.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { networkListPages } from '@citable/service/verification'

interface Assembled {
  readonly mirrors: Readonly<
    Record<string, { readonly repo: string; readonly commit: string; readonly date: string; readonly licence: string }>
  >
  readonly lists: Readonly<Record<string, { readonly mirror: string; readonly as_of: string; readonly prefixes: readonly string[] }>>
}

/** Names under which the file holds a list. */
const names: Readonly<Record<string, string>> = { 'google-user-triggered': 'google-user-triggered-google' }

const file = process.argv[2]
if (file === undefined) throw new Error('Name the file of assembled lists.')
const { mirrors, lists } = JSON.parse(readFileSync(file, 'utf8')) as Assembled
const rows = networkListPages.flatMap(({ id }) => {
  const list = lists[names[id] ?? id]
  if (!list) return []
  const prefixes = [
    ...new Set(
      list.prefixes.map((prefix) => prefix.replace(/\/(32|128)$/, (end) => (prefix.includes(':') === (end === '/128') ? '' : end))),
    ),
  ]
  const asOf = list.as_of === mirrors[list.mirror]?.date ? '' : `asOf: '${list.as_of}', `
  return [`  { id: '${id}', from: '${list.mirror}', ${asOf}prefixes: '${prefixes.sort().join(' ')}' },\n`]
})
const used = Object.entries(mirrors).filter(([name]) => rows.some((row) => row.includes(`from: '${name}'`)))
const text = `// Made by packages/tooling/src/data/build-agent-networks.ts; do not edit.

/** Public copies of the operators' lists, with the state that was read and its licence. */
export const mirrors = {
${used.map(([name, { repo, commit, date, licence }]) => `  ${name}: { page: 'https://github.com/${repo}', commit: '${commit}', date: '${date}', licence: '${licence}' },\n`).join('')}} as const

interface PublishedNetworks {
  readonly id: string
  /** The copy it comes from. */
  readonly from: keyof typeof mirrors
  /** Its day; absent: that of the copy. */
  readonly asOf?: string
  /** Addresses and networks in CIDR notation, apart by a space. */
  readonly prefixes: string
}

export const publishedNetworks: readonly PublishedNetworks[] = [
${rows.join('')}]
`
writeFileSync(fileURLToPath(new URL('../../../service/src/verification/published-networks.gen.ts', import.meta.url)), text)
