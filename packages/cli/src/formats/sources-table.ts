import { styleText } from 'node:util'
import type { SourcesReport } from '@citable/contract'
import { plainText } from '../plain-text.ts'
import type { SourcesPage } from '../site/sources-page.ts'
import type { TableOptions } from './table.ts'

type Claim = SourcesReport['claims'][number]

const answers: Readonly<Record<Claim['answer'], string>> = {
  stands_there: 'stands there',
  does_not_hold: 'the page does not hold it',
  could_not_be_checked: 'could not be checked',
  link_dead: 'the link is dead',
}

/** Each reason in words. */
const reasonTexts: Readonly<Record<NonNullable<Claim['reason']>, string>> = {
  blocked: 'the address may not be asked',
  robots: 'its robots.txt does not allow it',
  refused: 'the site does not let us in',
  unavailable: 'the site does not answer now',
  timeout: 'the site took too long',
  no_answer: 'no answer came',
  too_large: 'the page is too large to be read to its end',
  file_type: 'it is no page, text or PDF',
  unreadable: 'the file has no text that can be read',
  many_links: 'the text has more than 20 sources',
  login: 'it asks for a log-in',
  cookie_wall: 'it asks for consent before it shows anything',
  paywall: 'only part of it is free to read',
  script_only: 'its text is drawn by a script',
  empty: 'it shows no text',
  embedded: 'its figures may be in an embedded chart',
  language: 'it is in another language',
  rounded: 'it has the figure in a rounder form only',
  converted: 'it has the figure in another unit',
  unclear: 'the words around do not tell',
  not_found: 'there is no such page',
  no_such_name: 'there is no such site',
  soft_404: 'the page says that there is nothing',
  parked: 'the domain is for sale',
  moved_home: 'it leads to the front page of the site',
  reserved: 'nobody can have this name',
}

const marks: Readonly<Record<Claim['answer'], readonly [string, Parameters<typeof styleText>[0]]>> = {
  stands_there: ['✓', 'green'],
  does_not_hold: ['✗', 'red'],
  could_not_be_checked: ['?', 'dim'],
  link_dead: ['†', 'red'],
}

/** What a claim's answer says, in one sentence. */
export function sentenceOf({ text, answer, reason, source_figure }: Claim): string {
  if (answer === 'does_not_hold' && source_figure !== null) return `the page says ${source_figure}, the text ${text}`
  return reason === null ? answers[answer] : `${answers[answer]}: ${reasonTexts[reason]}`
}

/** Texts with their claims for people at a terminal. */
export function formatSourcesTable(pages: readonly SourcesPage[], { color, width }: TableOptions): string {
  const columns = Math.min(Math.max(width, 60), 140)
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    color ? styleText(style, text, { validateStream: false }) : text
  const cut = (text: string, room: number): string => {
    const plain = plainText(text)
    return plain.length > room ? `${plain.slice(0, Math.max(1, room - 1))}…` : plain
  }
  const lines: string[] = []
  for (const page of pages) {
    if (lines.length > 0) lines.push('')
    lines.push(paint('bold', cut(page.page, columns)))
    if ('error' in page) {
      lines.push(`  ${cut(page.error.message, columns - 2)}`)
      continue
    }
    const { claims, counts } = page.report
    if (claims.length === 0) lines.push('  No figure, quotation, date or finding with a link to another site.')
    for (const claim of claims) {
      const [mark, style] = marks[claim.answer]
      lines.push(`  ${paint(style, mark)} ${cut(claim.text, columns - 6)}`)
      lines.push(`      ${cut(sentenceOf(claim), columns - 6)}`)
      lines.push(paint('dim', `      ${cut(claim.source, columns - 6)}`))
      if (claim.passage !== null && claim.answer !== 'link_dead') lines.push(paint('dim', `      “${cut(claim.passage, columns - 8)}”`))
      if (claim.archive_url !== null) lines.push(paint('dim', `      a copy may be at ${cut(claim.archive_url, columns - 23)}`))
    }
    if (claims.length > 0)
      lines.push(
        `  ${counts.stands_there} stand there · ${counts.does_not_hold} not held · ${counts.could_not_be_checked} could not be checked · ${counts.link_dead} dead`,
      )
  }
  return `${lines.join('\n')}\n`
}
