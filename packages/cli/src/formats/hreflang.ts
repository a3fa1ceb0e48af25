import { styleText } from 'node:util'
import type { HreflangFault, HreflangPage } from '../hreflang/judge-hreflang.ts'
import { plainText } from '../plain-text.ts'
import type { ReadPages } from '../site/hreflang-pages.ts'
import { runOf, sarifLog, uriOf } from './sarif.ts'
import type { TableOptions } from './table.ts'

/** A sentence for each fault. */
const sentences: Readonly<Record<HreflangFault['code'], (fault: HreflangFault) => string>> = {
  code: ({ language, detail }) => `“${language}” is no tag that search engines take${detail === null ? '' : `; ${detail} is`}.`,
  relative: ({ language, url }) => `The address for ${language} is not absolute: ${url}`,
  noSelf: () => 'The page does not name itself.',
  noReturn: ({ language, url }) => `The page for ${language} does not link back: ${url}`,
  twice: ({ language, url }) => `${language} is named twice, with different addresses: ${url}`,
  xDefaultTwice: ({ url }) => `x-default is named twice, with different addresses: ${url}`,
  canonicalElsewhere: ({ detail }) => `The canonical address is another page: ${detail}`,
  status: ({ language, url, detail }) => `The page for ${language} answers with status ${detail}: ${url}`,
  redirect: ({ language, url, detail }) => `The page for ${language} leads elsewhere: ${url} → ${detail}`,
  noindex: ({ language, url }) =>
    language === null
      ? 'The page asks search engines to leave it out.'
      : `The page for ${language} asks search engines to leave it out: ${url}`,
}

/** Source: https://developers.google.com/search/docs/specialty/international/localized-versions */
const source = 'https://developers.google.com/search/docs/specialty/international/localized-versions'

const titles: Readonly<Record<HreflangFault['code'], string>> = {
  code: 'Tags are languages with at most a script and a country',
  relative: 'Addresses are absolute',
  noSelf: 'Each page names itself',
  noReturn: 'Pages link back',
  twice: 'Each language has one page',
  xDefaultTwice: 'There is one x-default',
  canonicalElsewhere: 'The canonical address is the page itself',
  status: 'Pages answer with status 200',
  redirect: 'Addresses lead nowhere else',
  noindex: 'Pages may be indexed',
}

export interface HreflangReport extends ReadPages {
  readonly faults: readonly HreflangFault[]
}

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`

const declaring = ({ links }: HreflangPage): boolean => links !== null && links.length > 0

/** Pages with their faults for people at a terminal. */
export function formatHreflangTable({ pages, files, faults, unread }: HreflangReport, { color }: Pick<TableOptions, 'color'>): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    color ? styleText(style, text, { validateStream: false }) : text
  const lines: string[] = []
  for (const page of pages) {
    if (!declaring(page)) continue
    const own = faults.filter((fault) => fault.page === page.url)
    const languages = [...new Set(page.links!.map(({ language }) => language))].join(', ')
    lines.push(
      `${own.length === 0 ? paint('green', '✓') : paint('red', '✗')} ${plainText(files.get(page.url) ?? page.url)} (${plainText(languages)})`,
    )
    for (const fault of own) lines.push(`    ${plainText(sentences[fault.code](fault))}`)
  }
  for (const { page, error } of unread) lines.push(`${paint('dim', '?')} ${plainText(page)}`, `    ${plainText(error.message)}`)
  const count = pages.filter(declaring).length
  lines.push(
    count === 0
      ? 'No page declares other languages in its HTML.'
      : `${counted(count, 'page')} · ${counted(faults.length, 'fault')} · ${unread.length} not read`,
  )
  return `${lines.join('\n')}\n`
}

export const formatHreflangJson = ({ pages, files, faults, unread }: HreflangReport): object => ({
  version: 1,
  pages: pages.map((page) => ({ ...page, file: files.get(page.url) ?? null })),
  faults: faults.map((fault) => ({ ...fault, message: sentences[fault.code](fault) })),
  unread,
})

const ruleOf = (code: HreflangFault['code']): string => `hreflang-${code.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

export const formatHreflangSarif = ({ files, faults, unread }: HreflangReport): object =>
  sarifLog(
    Object.entries(titles).map(([code, title]) => ({
      id: ruleOf(code as HreflangFault['code']),
      title,
      evidence: { grade: 'C', sources: [source] },
    })),
    faults.map((fault) => ({
      check: ruleOf(fault.code),
      level: fault.level,
      text: sentences[fault.code](fault),
      uri: uriOf(files.get(fault.page) ?? fault.page),
      places: [],
    })),
    runOf(unread),
  )
