import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { analyze } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import { contextOf } from '../context-of.ts'
import { add, countOf, type SuiteCount } from './counts.ts'
import { decodePage } from './decode-page.ts'

const fields = ['title', 'author', 'date_published', 'lead_image_url'] as const
type Field = (typeof fields)[number]

const peer = 'its own parser passes these with a reader written for each site'

/** What postlight/parser's tests of single sites expect of their saved pages. */
export function evaluatePostlight(suite: string): readonly SuiteCount[] {
  const counts: Record<Field, SuiteCount> = {
    title: countOf('postlight: title', peer),
    author: countOf('postlight: author', peer),
    date_published: countOf('postlight: day of publication', peer),
    lead_image_url: countOf('postlight: image', peer),
  }
  const tests = join(suite, 'src/extractors/custom')
  for (const site of readdirSync(tests)) {
    const file = join(tests, site, 'index.test.js')
    if (!existsSync(file)) continue
    for (const page of expectedOf(readFileSync(file, 'utf8'))) {
      const path = join(suite, page.fixture)
      if (!existsSync(path)) continue
      const url = URL.canParse(page.url) ? page.url : null
      const { article } = analyze({ kind: 'page', html: decodePage(readFileSync(path)) }, contextOf({ url }), { languages: allPacks })
      const { title, author, date_published: date, lead_image_url: image } = page.values
      if (title)
        add(
          counts.title,
          judge(article.headline?.value, (own) => isSameTitle(own, title)),
        )
      const names = article.authors.map(({ value }) => value.name)
      if (author) add(counts.author, names.length === 0 ? null : isSameByline(names, author))
      if (date)
        add(
          counts.date_published,
          judge(article.datePublished?.value, (own) => Math.abs(Date.parse(own) - Date.parse(date)) <= day),
        )
      if (image)
        add(
          counts.lead_image_url,
          judge(article.image?.value.url, (own) => fileOf(own) === fileOf(image)),
        )
    }
  }
  return Object.values(counts)
}

/** Milliseconds: the tests give times of Greenwich, pages often only a day. */
const day = 86_400_000

const judge = (own: string | undefined, test: (own: string) => boolean): boolean | null => (own === undefined ? null : test(own))

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Letters from which a title may be the beginning of another. */
const minTitle = 15

function isSameTitle(one: string, other: string): boolean {
  const [a, b] = [letters(one), letters(other)]
  return a === b || (Math.min(a.length, b.length) >= minTitle && (a.startsWith(b) || b.startsWith(a)))
}

/** Letters that a byline may hold besides its names: joiners and a role. */
const maxBesides = 24

function isSameByline(names: readonly string[], byline: string): boolean {
  const whole = letters(byline)
  return names.every((name) => whole.includes(letters(name))) && whole.length - letters(names.join('')).length <= maxBesides
}

const fileOf = (url: string): string => basename(url.replace(/[?#].*$/, '')).replace(/-\d{2,4}x\d{2,4}(?=\.)/, '')

interface Expected {
  readonly url: string
  readonly fixture: string
  readonly values: Partial<Record<Field, string | null>>
}

const literal = /'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*"|`(?:\\[\s\S]|[^`\\])*`|null/.source
const statements = new RegExp(
  `readFileSync\\(\\s*(${literal})|\\burl\\s*=\\s*(${literal})|assert\\.equal\\(\\s*(${fields.join('|')}),\\s*(${literal})`,
  'g',
)

/** Pages of one test file with what is expected of them, in order. */
function expectedOf(source: string): readonly Expected[] {
  const pages: { url: string; fixture: string; values: Partial<Record<Field, string | null>> }[] = []
  let url = ''
  for (const [, fixture, address, field, value] of source.matchAll(statements)) {
    if (address !== undefined) url = textOf(address) ?? ''
    else if (fixture !== undefined) pages.push({ url, fixture: textOf(fixture) ?? '', values: {} })
    else if (field !== undefined && value !== undefined) Object.assign(pages.at(-1)?.values ?? {}, { [field]: textOf(value) })
  }
  return pages
}

/** The text of a literal of JavaScript; null for `null`. */
const textOf = (source: string): string | null =>
  source === 'null'
    ? null
    : source
        .slice(1, -1)
        .replace(/\\u([\da-f]{4})/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(/\\\n/g, '')
        .replace(/\\([\s\S])/g, '$1')
