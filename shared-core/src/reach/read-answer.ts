import type { Agent } from '../model/agents.ts'
import { undoDoubleEncoding } from '../parse/entities/undo-double-encoding.ts'
import { wellFormed } from '../parse/html/html.ts'
import { parsePageHtml } from '../parse/html/page-html.ts'
import { indexPage } from '../parse/html/page-index.ts'
import { isDrawnByScript, visibleLength } from '../parse/html/shown-text.ts'
import { type Directive, readRobotsMeta, readRobotsTag } from './directives.ts'
import { guardOf } from './protections.ts'
import type { AnswerFacts, ServedAnswer } from './served-answer.ts'

/**
 * Facts of a server's answer that decide whether an agent reaches the page: length of the visible text in UTF-16 units, protection, directives.
 *
 * @param agent whose directives count; null: only those for every robot
 */
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
