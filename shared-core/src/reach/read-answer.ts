import type { Agent } from '../model/agents.ts'
import { undoDoubleEncoding } from '../parse/entities/undo-double-encoding.ts'
import { wellFormed } from '../parse/html/html.ts'
import { parsePageHtml } from '../parse/html/page-html.ts'
import { indexPage } from '../parse/html/page-index.ts'
import { isDrawnByScript, visibleLength } from '../parse/html/shown-text.ts'
import { type Directive, readRobotsMeta, readRobotsTag } from './directives.ts'
import { type Guarded, guardOf } from './protections.ts'

/** What a server answered to one name. */
export interface ServedAnswer {
  readonly status: number
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  /** Values of X-Robots-Tag, one for each line of the header. */
  readonly robotsTags: readonly string[]
  /** Address that it leads on to, absolute; null: none. */
  readonly redirect: string | null
  /** The body as text; null: it is of another type. */
  readonly text: string | null
  readonly isHtml: boolean
}

/** An answer as a client got it. `text` is only asked where it is text. */
export function servedAnswer(
  url: string,
  { status, headers, robotsTags }: Pick<ServedAnswer, 'status' | 'headers' | 'robotsTags'>,
  text: (contentType: string) => string,
): ServedAnswer {
  const contentType = headers['content-type'] ?? ''
  const isHtml = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType)
  const isText = isHtml || contentType === '' || /^\s*text\//i.test(contentType)
  const leads = status >= 300 && status < 400 && headers.location !== undefined && URL.canParse(headers.location, url)
  return {
    status,
    headers,
    robotsTags,
    redirect: leads ? new URL(headers.location!, url).href : null,
    text: isText ? text(contentType) : null,
    isHtml,
  }
}

/** An answer in plain values. */
export interface AnswerFacts {
  readonly status: number
  readonly redirect: string | null
  /** Visible text as served, UTF-16 units; null: no HTML. */
  readonly length: number | null
  /** Scripts draw the page. */
  readonly isDrawn: boolean
  readonly guard: Guarded | null
  /** For every robot or for this one. */
  readonly directives: readonly Directive[]
}

/** @param agent whose directives count; null: only those for every robot */
export function readAnswer(
  { status, headers, robotsTags, redirect, text, isHtml }: ServedAnswer,
  agent: Pick<Agent, 'match' | 'robotsToken'> | null,
): AnswerFacts {
  const names = new Set(agent === null ? [] : [...agent.match, agent.robotsToken ?? ''].map((name) => name.toLowerCase()).filter(Boolean))
  const isFor = ({ name }: Directive): boolean => name === null || names.has(name)
  const ofHeader = robotsTags.flatMap(readRobotsTag).filter(isFor)
  if (!isHtml || text === null) {
    return { status, redirect, length: null, isDrawn: false, guard: guardOf(headers, text, null), directives: ofHeader }
  }
  const html = undoDoubleEncoding(wellFormed(text))
  const page = indexPage(parsePageHtml(html), html)
  const length = visibleLength(page)
  const ofMeta = ['robots', ...names].flatMap((name) =>
    (page.metas.get(name) ?? []).flatMap((content) => readRobotsMeta(content, name === 'robots' ? null : name)),
  )
  return {
    status,
    redirect,
    length,
    isDrawn: isDrawnByScript(page, length),
    guard: guardOf(headers, html, length),
    directives: [...ofHeader, ...ofMeta],
  }
}
