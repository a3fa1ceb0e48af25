import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Answers that a reader wrote down before any program was asked: stands there, the page does not hold it, unchecked, dead, or no claim. */
export type Expected = 'S' | 'H' | 'U' | 'D' | 'N'

/** A sentence of an article, its link in double brackets, and what it cites. */
export interface WrittenClaim {
  readonly expected: Expected
  readonly language: string
  readonly text: string
}

export interface PairedPage {
  readonly id: string
  /** Of the file that no rule was ever changed by. */
  readonly isKept: boolean
  readonly language: string
  /** The address after redirects. */
  readonly url: string
  readonly html: string
  readonly claims: readonly WrittenClaim[]
}

/** The file whose pages were asked once the rules were made. */
const kept = 'third.txt'

/** The address that the articles link. */
export const linked = 'https://source.example.org/a/page-17'

const menus: Readonly<Record<string, string>> = {
  en: 'Home|News|About us|Contact|Search',
  de: 'Startseite|Themen|Über uns|Kontakt|Suche',
  fr: 'Accueil|Actualités|À propos|Contact|Recherche',
  es: 'Inicio|Noticias|Quiénes somos|Contacto|Buscar',
  it: 'Home|Notizie|Chi siamo|Contatti|Cerca',
  pt: 'Início|Notícias|Sobre|Contato|Busca',
  nl: 'Home|Nieuws|Over ons|Contact|Zoeken',
  pl: 'Strona główna|Aktualności|O nas|Kontakt|Szukaj',
  sv: 'Hem|Nyheter|Om oss|Kontakt|Sök',
  ru: 'Главная|Новости|О нас|Контакты|Поиск',
  tr: 'Ana sayfa|Haberler|Hakkımızda|İletişim|Ara',
  ja: 'ホーム|ニュース|会社概要|お問い合わせ|検索',
  zh: '首页|新闻|关于我们|联系我们|搜索',
  ko: '홈|뉴스|소개|문의|검색',
  ar: 'الرئيسية|الأخبار|من نحن|اتصل بنا|بحث',
}

/** Pages with claims of a folder; each file has one language, `mixed.txt` several. `source-pairs/README.md` describes the lines. */
export const readSourcePairs = (folder: string): readonly PairedPage[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .trim()
        .split(/^(?=@ )/m)
        .map((block) => pageOf(block, name === kept)),
    )

function pageOf(block: string, isKept: boolean): PairedPage {
  const [head = '', ...lines] = block.trim().split('\n')
  const [, id = '', first = '', second] = head.split(' ')
  const isTag = second?.length === 2
  const language = isTag ? second : id.split('-')[0]!
  const form = second === undefined || isTag ? first : second
  const claims: WrittenClaim[] = []
  const rest = lines.filter((line) => {
    const [, expected, tag, text = ''] = /^([SHUDN]) (?:([a-z]{2}) )?(.*)$/.exec(line) ?? []
    if (!text.includes('[[')) return true
    claims.push({ expected: expected as Expected, language: tag ?? language, text })
    return false
  })
  const url = form === 'home' ? 'https://source.example.org/' : linked
  return { id, isKept, language, url, claims, html: htmlOf(form, language, rest) }
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`

const list = (items: readonly string[]): string => `<ul>${items.map((item) => element('li', item)).join('')}</ul>`

function tableOf(rows: readonly string[], caption: string): string {
  const cells = rows.map((row) =>
    row
      .slice(2)
      .split(' | ')
      .map((cell) => cell.replace(/^\| ?/, '')),
  )
  const isBox = caption === '' && cells.every(({ length }) => length === 2)
  const lines = cells.map((row, at) => row.map((cell, column) => element((isBox ? column : at) === 0 ? 'th' : 'td', cell)).join(''))
  return `<table>${caption === '' ? '' : element('caption', caption)}${lines.map((line) => `<tr>${line}</tr>`).join('')}</table>`
}

/** The page as its site would print it: a menu, its lines, related links beside it, a footer. */
function htmlOf(form: string, language: string, lines: readonly string[]): string {
  const body: string[] = []
  const related: string[] = []
  let title = ''
  let caption = ''
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!
    const mark = line.slice(0, 2)
    const said = line.slice(2).trim()
    if (mark === '- ' || mark === '| ') {
      let end = at
      while (lines[end + 1]?.startsWith(mark)) end += 1
      const run = lines.slice(at, end + 1)
      body.push(mark === '- ' ? list(run.map((one) => one.slice(2))) : tableOf(run, caption))
      at = end
      caption = ''
    } else if (mark === '= ') caption = said
    else if (mark === '~ ') related.push(`<li><a href="/n${related.length}">${escaped(said)}</a></li>`)
    else if (mark === '# ') {
      title = said
      body.push(element('h1', said))
    } else if (mark === '##') body.push(element('h2', said))
    else if (mark === '^ ') body.push(`<figure><img src="/p.jpg" alt="">${element('figcaption', said)}</figure>`)
    else body.push(element('p', line))
  }
  const text = body.join('')
  const head = (name: string): string =>
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(name)}</title><script src="/a.js"></script></head>`
  if (form === 'script') return `${head('App')}<body><div id="root">${text}</div><noscript>JavaScript</noscript></body></html>`
  const menu = menus[language]!.split('|')
  const bar = `<ul>${menu.map((word, at) => `<li><a href="/${at}">${word}</a></li>`).join('')}</ul>`
  const beside = related.length === 0 ? '' : `<aside><ul>${related.join('')}</ul></aside>`
  const main = form === 'company' ? `<div class="page"><div class="col">${text}</div></div>` : `<main>${text}</main>`
  return `${head(title)}<body><header><nav>${bar}</nav></header>${main}${beside}<footer>${bar}<p>© 2026</p></footer></body></html>`
}
