import type { TitleHelp } from '../sites/title-help.ts'
import type { DemoPart } from './demo-part.ts'

/** The types of a graph's nodes, in order. */
const typesOf = (jsonLd: string): string => {
  const { '@graph': nodes } = JSON.parse(jsonLd) as { readonly '@graph': readonly { readonly '@type': string | readonly string[] }[] }
  return nodes.map((node) => [node['@type']].flat().join(' + ')).join(', ')
}

const change = (before: number, after: number): string => `${before} → ${after}`

/** Words that fit on the line beside the number of titles. */
const shownWords = 4

function helpText({ titles, words }: TitleHelp): string {
  const suggested = titles.length === 1 ? '1 title' : `${titles.length} titles`
  const more = words.length > shownWords ? ', …' : ''
  return `${suggested} by rule; words of the text: ${words.slice(0, shownWords).join(', ')}${more}`
}

/** One block of lines for each part, short enough that all fit on a screen. */
export function showDemo(parts: readonly DemoPart[]): string {
  const blocks = parts.map(({ name, address, login, before, help, after, published }) => {
    const rows: readonly (readonly [string, string])[] = [
      [name, address],
      ['  login', login],
      ['  weak title', [before.title, ...help.faults.slice(0, 1)].join(': ')],
      ['  help', helpText(help)],
      ['  chosen', `${after.title} (AEO readiness ${change(before.aeo, after.aeo)}, SEO ${change(before.seo, after.seo)} of 100)`],
      ['  read back', `“${published.title}” with JSON-LD of ${typesOf(published.jsonLd)}`],
      ['  from', published.readFrom],
    ]
    return rows.map(([label, value]) => `${label.padEnd(16)} ${value}`).join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}

/** All help with the weak title, and the whole JSON-LD of a part. */
export function showDetails({ name, help, published, token }: DemoPart): string {
  const listed = (label: string, lines: readonly string[]): string =>
    lines.length === 0 ? '' : `  ${label}\n${lines.map((line) => `    ${line}`).join('\n')}\n`
  const numbered = help.titles.map((title, index) => `${index + 1}. ${title}`)
  const key = token === undefined ? '' : `  token of the content API\n  ${token}\n`
  const helps = `${listed('faults of the weak title', help.faults)}${listed('titles by rule', numbered)}${listed('words of the text', help.words)}${listed('sentences to begin with', help.sentences)}`
  return `${name}\n${key}${helps}  JSON-LD\n${JSON.stringify(JSON.parse(published.jsonLd), null, 2)}\n`
}
