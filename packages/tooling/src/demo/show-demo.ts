import type { DemoPart } from './demo-part.ts'

/** The types of a graph's nodes, in order. */
const typesOf = (jsonLd: string): string => {
  const { '@graph': nodes } = JSON.parse(jsonLd) as { readonly '@graph': readonly { readonly '@type': string | readonly string[] }[] }
  return nodes.map((node) => [node['@type']].flat().join(' + ')).join(', ')
}

const change = (before: number, after: number): string => `${before} → ${after}`

/** One block of lines for each part, short enough that all fit on a screen. */
export function showDemo(parts: readonly DemoPart[]): string {
  const blocks = parts.map(({ name, address, login, before, after, jsonLd, readFrom }) => {
    const rows: readonly (readonly [string, string])[] = [
      [name, address],
      ['  login', login],
      ['  title', `${before.title || '(none)'} → ${after.title}`],
      ['  scores', `AEO readiness ${change(before.aeo, after.aeo)}, SEO ${change(before.seo, after.seo)} of 100`],
      ['  JSON-LD', typesOf(jsonLd)],
      ['  read from', readFrom],
    ]
    return rows.map(([label, value]) => `${label.padEnd(16)} ${value}`).join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}

/** Titles and the whole JSON-LD of a part. */
export function showDetails({ name, titles, jsonLd, token }: DemoPart): string {
  const numbered = titles.map((title, index) => `  ${index + 1}. ${title}`).join('\n')
  const key = token === undefined ? '' : `  token of the content API\n  ${token}\n`
  return `${name}\n${key}  titles\n${numbered}\n  JSON-LD\n${JSON.stringify(JSON.parse(jsonLd), null, 2)}\n`
}
