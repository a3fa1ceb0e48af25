import { readNotFound } from '../extract/page/not-found.ts'
import { lineOf } from '../extract/page/page-source.ts'
import type { PageIndex } from '../parse/html/page-index.ts'
import type { DeadReason, UncheckedReason } from './claim.ts'
import {
  accept,
  charts,
  consent,
  gone,
  login,
  needsScript,
  parked,
  paywallMark,
  privacy,
  refusedTitle,
  robotCheck,
  script,
  subscribe,
  subscribeNow,
} from './page-signs.ts'

/** What keeps a page from telling what it holds. `dead`: it holds nothing any more; `limits`: only what is found counts. */
export interface PageState {
  readonly dead: DeadReason | null
  readonly limit: UncheckedReason | null
}

/** UTF-16 units of visible text below which a page may be a wall, a shell or a sign. */
const shortPage = 1_800
const emptyPage = 120
/** A few lines, with the menus of their site. */
const fewLines = 700

/** A character of these scripts says as much as three letters. */
const unspacedLetters = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+/g

/** UTF-16 units of a text, as many as it would have in letters. */
const lettersOf = (text: string): number =>
  text.length + 2 * [...text.matchAll(unspacedLetters)].reduce((sum, [part]) => sum + part.length, 0)

/** UTF-16 units of a line that says something, and of all such lines of a page that says little or is short. */
const shortestLine = 60
const littleProse = 250
const shortProse = 360

/** How much a page says, menus left out. A page of a few lines is mostly not the one that was cited; a short one, when it is about something else. */
export function sizeOf(lines: readonly string[]): 'few_lines' | 'short' | 'long' {
  const length = lines.map(lettersOf).reduce((sum, line) => sum + (line < shortestLine ? 0 : line), 0)
  return length < littleProse ? 'few_lines' : length < shortProse ? 'short' : 'long'
}

/** A line that says more than "please wait". */
const saysMuch = (line: string): boolean => lettersOf(line) >= 2 * shortestLine && /\d/.test(line)

/** Judges a page by its marks. `length`: UTF-16 units of visible text. */
export function pageState(page: PageIndex, text: string, addresses: { readonly url: string; readonly asked: string }): PageState {
  const title = page.title ?? ''
  const headings = page.h1.slice(0, 3).map((element) => lineOf(element, 300))
  const length = lettersOf(text)
  const isShort = length < shortPage
  const names = [title, ...headings]
  const start = text.slice(0, shortPage)
  if (readNotFound(names, length) !== null || (isShort && gone.test(text))) return { dead: 'soft_404', limit: null }
  if (isShort && parked.test(`${title}\n${start}`)) return { dead: 'parked', limit: null }
  if (movedHome(addresses)) return { dead: 'moved_home', limit: null }
  if (isShort && (names.some((name) => refusedTitle.test(name.trim())) || robotCheck.test(text))) return { dead: null, limit: 'refused' }
  const path = pathOf(addresses.url)
  const wasSent = (pattern: RegExp): boolean => pattern.test(path) && !pattern.test(pathOf(addresses.asked))
  const hasPassword = page.elements.some(({ name, attribs }) => name === 'input' && attribs.type?.toLowerCase() === 'password')
  if (
    wasSent(/(?:^|[/.])(?:log-?in|sign-?in|auth|sso|account\/login)(?:[/.?]|$)/i) ||
    (isShort && ((hasPassword && login.test(text)) || names.some((name) => login.test(name))))
  )
    return { dead: null, limit: 'login' }
  const asks = [...start.matchAll(consent)].length + (names.some((name) => privacy.test(name)) ? 1 : 0)
  if (wasSent(/consent|cookie|privacy/i) || (isShort && asks >= 2 && accept.test(`${text}\n${page.source.slice(0, 200_000)}`)))
    return { dead: null, limit: 'cookie_wall' }
  if (
    isShort &&
    (needsScript.test(
      `${start}\n${
        page.source
          .slice(0, 200_000)
          .match(/<noscript[\s\S]{0,2000}?<\/noscript>/gi)
          ?.join('\n') ?? ''
      }`,
    ) ||
      (page.scripts > 0 && length < 300 && !text.split('\n').some(saysMuch)) ||
      (length < fewLines && script.test(start)))
  )
    return { dead: null, limit: 'script_only' }
  if (length < emptyPage) return { dead: null, limit: 'empty' }
  if (page.jsonLdTexts.some((json) => /"isAccessibleForFree"\s*:\s*(?:false|"false")/i.test(json))) return { dead: null, limit: 'paywall' }
  if (
    page.elements.some(({ attribs }) => paywallMark.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`)) ||
    (length < 4 * shortPage && subscribe.test(text)) ||
    (isShort && subscribeNow.test(text))
  )
    return { dead: null, limit: 'paywall' }
  const isEmbedded = page.elements.some(
    ({ name, attribs }) =>
      name === 'canvas' ||
      name === 'object' ||
      name === 'embed' ||
      (name === 'iframe' && charts.test(attribs.src ?? attribs['data-src'] ?? '')),
  )
  return { dead: null, limit: isEmbedded ? 'embedded' : null }
}

function pathOf(url: string): string {
  if (!URL.canParse(url)) return ''
  const { hostname, pathname } = new URL(url)
  return `${hostname}${pathname}`
}

/** A page of its own that now leads to the site's front door. */
function movedHome({ url, asked }: { readonly url: string; readonly asked: string }): boolean {
  if (!URL.canParse(url) || !URL.canParse(asked)) return false
  const [to, from] = [new URL(url), new URL(asked)]
  const isHome = ({ pathname, search }: URL): boolean =>
    /^\/(?:(?:[a-z]{2}(?:-[a-z]{2})?|index\.\w+)\/?)?$/i.test(pathname) && search === ''
  return isHome(to) && !isHome(from) && from.pathname.length > 1
}
