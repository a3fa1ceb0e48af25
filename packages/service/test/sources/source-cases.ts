import type { SourceAnswer } from '@citable/core/source-answers'
import { type DrawnTexts, type DrawnWall, drawnTexts } from './drawn-texts.ts'
import { moreTexts } from './more-texts.ts'
import { pdfOf } from './pdf.ts'

interface Served {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string | Buffer
  /** The answer never ends: headers alone, or half of the body. */
  readonly stops?: 'before' | 'within'
}

export interface SourceCase {
  readonly name: string
  /** What was planted: the same thing, a fault, or a page that cannot be read. */
  readonly group: 'same' | 'fault' | 'unread' | 'dead'
  readonly texts: DrawnTexts
  /** The sentence of the article, whose link leads to `path`, and what it cites. */
  readonly says: string
  readonly value: string
  readonly kind: 'figure' | 'quotation' | 'date'
  readonly path: string
  readonly served: Served
  /** Any of them is right. */
  readonly expected: readonly SourceAnswer[]
}

const html = { 'content-type': 'text/html; charset=utf-8' }
/** Bytes of paragraphs that make a page of 20 MB. */
const filling = Buffer.alloc(20_000_000, '<p>Nothing is said here.</p>\n')

const put = (text: string, value: string): string => text.replace('#', value)

/** What stands around the text of a page on any site. */
function framed({ tag, title, around }: DrawnTexts, body: string): string {
  const menu = around
    .flatMap((text) => text.split(/[\s，、。]+/).slice(0, 4))
    .map((word) => `<li><a href="/${encodeURIComponent(word)}">${word}</a></li>`)
    .join('')
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><title>${title}</title><script src="/app.js"></script></head><body><header><nav><ul>${menu}</ul></nav></header>${body}<footer><ul>${menu}</ul><p>© 2026</p></footer></body></html>`
}

const article = (texts: DrawnTexts, middle: string): string =>
  framed(texts, `<main><h1>${texts.title}</h1><p>${texts.around[0]}</p>${middle}<p>${texts.around[1]}</p><p>${texts.around[2]}</p></main>`)

const bare = (texts: DrawnTexts, { title, text }: DrawnWall, more = ''): string =>
  `<!doctype html><html lang="${texts.tag}"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p>${more}</body></html>`

/** A page of that wall among the menus of its site. */
const wall = (texts: DrawnTexts, { title, text }: DrawnWall, more = ''): string =>
  framed({ ...texts, title }, `<main><h1>${title}</h1><p>${text}</p>${more}</main>`)

/** As the glyphs of a right-to-left text stand from left to right. */
const drawn = (line: string, tag: string): string => {
  if (tag !== 'ar') return line
  const mirrored = [...line].reverse().join('')
  return mirrored.replace(/[\d٠-٩.,٫٬]*[\d٠-٩]/g, (digits) => [...digits].reverse().join(''))
}

function casesOf(texts: DrawnTexts, foreign: DrawnTexts): readonly SourceCase[] {
  const cases: SourceCase[] = []
  let next = 0
  const add = (
    name: string,
    group: SourceCase['group'],
    kind: SourceCase['kind'],
    [says, value]: readonly [string, string],
    served: Served | string,
    expected: readonly SourceAnswer[],
  ): void => {
    next += 1
    cases.push({
      name: `${texts.tag}: ${name}`,
      group,
      texts,
      says: put(says, value),
      value,
      kind,
      path: `/${texts.tag}/${next}`,
      served: typeof served === 'string' ? { headers: html, body: served } : served,
      expected,
    })
  }
  const stands: readonly SourceAnswer[] = ['stands_there']
  const fault: readonly SourceAnswer[] = ['does_not_hold']
  const unchecked: readonly SourceAnswer[] = ['could_not_be_checked']
  const paragraph = (sentence: string): string => article(texts, `<p>${sentence}</p>`)
  for (const { says, page, value, same, changed, otherUnit, converted } of texts.figures) {
    const claim = [says, value] as const
    for (const spelling of [value, ...same]) add(`${value} as ${spelling}`, 'same', 'figure', claim, paragraph(put(page, spelling)), stands)
    for (const other of changed) add(`${value} changed to ${other}`, 'fault', 'figure', claim, paragraph(put(page, other)), fault)
    add(`${value} of another unit`, 'fault', 'figure', claim, paragraph(put(page, otherUnit)), fault)
    add(`${value} absent`, 'fault', 'figure', claim, article(texts, ''), fault)
    if (converted !== undefined)
      add(`${value} converted`, 'unread', 'figure', claim, paragraph(put(page, converted)), [...stands, ...unchecked])
  }
  const { date, quotation, table, walls } = texts
  for (const spelling of [date.value, ...date.same])
    add(`day as ${spelling}`, 'same', 'date', [date.says, date.value], paragraph(put(date.page, spelling)), stands)
  for (const other of date.changed)
    add(`day changed to ${other}`, 'fault', 'date', [date.says, date.value], paragraph(put(date.page, other)), fault)
  const whole = paragraph(put(quotation.page, quotation.value))
  add('quotation', 'same', 'quotation', [quotation.says, quotation.value], whole, stands)
  add('quotation shortened', 'same', 'quotation', [quotation.says, quotation.shortened], whole, stands)
  add(
    'quotation with a link in it',
    'same',
    'quotation',
    [quotation.says, quotation.value],
    article(
      texts,
      `<blockquote><p>${quotation.value.slice(0, 12)}<a href="/x">${quotation.value.slice(12, 24)}</a>${quotation.value.slice(24)}</p></blockquote>`,
    ),
    stands,
  )
  for (const [index, altered] of quotation.altered.entries())
    add(`quotation altered ${index}`, 'fault', 'quotation', [quotation.says, altered], whole, fault)
  add('quotation absent', 'fault', 'quotation', [quotation.says, quotation.value], article(texts, ''), fault)
  const rows = (cell: string): string =>
    `<table>${table.rows
      .map((row, at) => {
        const name = at === 0 ? 'th' : 'td'
        return `<tr>${put(row, cell)
          .split(' | ')
          .map((text) => `<${name}>${text}</${name}>`)
          .join('')}</tr>`
      })
      .join('')}</table>`
  add('share in a table', 'same', 'figure', [table.says, table.value], article(texts, rows(table.cell)), stands)
  add('share changed in a table', 'fault', 'figure', [table.says, table.value], article(texts, rows(table.changed)), fault)
  const [count] = texts.figures
  const claim = [count!.says, count!.value] as const
  const file = (value: string): Served => {
    const sentence = put(count!.page, value)
    const at = sentence.indexOf(' ', sentence.length / 3)
    const lines = at < 0 ? [sentence] : [sentence.slice(0, at), sentence.slice(at + 1)]
    return {
      headers: { 'content-type': 'application/pdf' },
      body: pdfOf([texts.title, texts.around[0], ...lines, texts.around[1]].map((line) => drawn(line, texts.tag))),
    }
  }
  add('count in a PDF', 'same', 'figure', claim, file(count!.same[0]!), stands)
  add('count changed in a PDF', 'fault', 'figure', claim, file(count!.changed[0]!), fault)
  add('figure in another language', 'unread', 'figure', claim, article(foreign, ''), unchecked)
  add(
    'quotation in translation',
    'unread',
    'quotation',
    [quotation.says, quotation.value],
    article(foreign, `<p>${put(foreign.quotation.page, foreign.quotation.value)}</p>`),
    unchecked,
  )
  const shown = (name: string, page: DrawnWall, more: string): void => {
    add(`${name}, bare`, 'unread', 'figure', claim, bare(texts, page, more), unchecked)
    add(`${name}, among menus`, 'unread', 'figure', claim, wall(texts, page, more), unchecked)
  }
  shown('cookie wall', walls.cookies, '<button>OK</button>')
  shown('log-in', walls.login, '<form><input name="user"><input type="password" name="pass"></form>')
  shown('script only', walls.script, '<div id="app"></div>')
  shown('paywall', walls.paywall, '')
  shown('challenge', walls.challenge, '<form id="challenge"></form>')
  const dead = (name: string, page: string): void => add(name, 'dead', 'figure', claim, page, ['link_dead', 'could_not_be_checked'])
  dead('soft 404, bare', bare(texts, walls.gone))
  dead('soft 404, among menus', wall(texts, walls.gone))
  dead('parked', bare(texts, walls.parked))
  const empty = (name: string, served: Served, expected: readonly SourceAnswer[]): void =>
    add(name, expected === unchecked ? 'unread' : 'dead', 'figure', claim, { headers: html, ...served }, expected)
  for (const status of [401, 403, 429, 451, 500, 503]) empty(String(status), { status, body: article(texts, '') }, unchecked)
  for (const status of [404, 410]) empty(String(status), { status, body: article(texts, '') }, ['link_dead'])
  empty('picture', { headers: { 'content-type': 'image/jpeg' }, body: 'no picture' }, unchecked)
  empty('no headers', { body: article(texts, ''), stops: 'before' }, unchecked)
  empty('half a page', { body: article(texts, ''), stops: 'within' }, unchecked)
  empty('20 MB', { body: Buffer.concat([Buffer.from(article(texts, '')), filling]) }, unchecked)
  return cases
}

const allTexts = [...drawnTexts, ...moreTexts]

/** Cases of every language; pages in another language are those of the third one behind it. */
export const sourceCases: readonly SourceCase[] = allTexts.flatMap((texts, index) =>
  casesOf(texts, allTexts[(index + 3) % allTexts.length]!),
)
