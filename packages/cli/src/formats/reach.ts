import { styleText } from 'node:util'
import { findAgent } from '@citable/core/agents'
import {
  type Finding,
  protections,
  type ReachReport,
  type ReachRow,
  type RealRequests,
  type RobotsFact,
  reachGroupOf,
} from '@citable/core/reach'
import { plainText } from '../plain-text.ts'
import type { TableOptions } from './table.ts'

const faults: Readonly<Record<string, string>> = {
  timeout: 'no answer in time',
  blocked: 'the address is not public',
  busy: 'too many requests at once',
}

/** What robots.txt says, for people. */
function robotsSentence({ code, args }: RobotsFact): string {
  switch (code) {
    case 'allowed':
      return args.line === null ? 'allows it: no rule concerns it' : `allows it: ${args.line}`
    case 'blocked':
      return `keeps it out: ${args.line}`
    case 'no_file':
      return 'is not there, so that everything is allowed'
    case 'unreachable':
      return `could not be read (${args.status ?? 'no answer'}): crawlers stay away until it can`
    case 'no_token':
      return 'cannot name it: it has no token'
  }
}

/** What the server answered, for people. */
function findingSentence({ code, args }: Finding): string {
  const scope = (everyone: boolean): string => (everyone ? ', as to a browser’s name' : ' to this name; a browser’s gets the page')
  switch (code) {
    case 'served':
      return 'answers with the page'
    case 'no_answer':
      return `${faults[args.fault] ?? 'no answer'}${args.everyone ? ', to a browser’s name neither' : ' to this name; a browser’s gets one'}`
    case 'challenge':
      return `answers with a challenge page of ${protections[args.by]} (${args.status})${scope(args.everyone)}`
    case 'server_error':
      return `answers with an error (${args.status})${scope(args.everyone)}`
    case 'refused':
      return `refuses with ${args.status}${args.by === null ? '' : ` by ${protections[args.by]}`}${scope(args.everyone)}`
    case 'redirected':
      return `leads elsewhere (${args.status})${args.everyone ? ', as for a browser’s name' : ', a browser’s name not'}: ${args.to}`
    case 'no_page':
      return `answers with no HTML (${args.status})${scope(args.everyone)}`
    case 'without_text':
      return args.everyone
        ? 'answers with a page whose text only scripts draw, as to a browser’s name'
        : `answers with ${args.length} characters of text${args.browser === null ? '' : `; a browser’s name gets ${args.browser}`}`
    case 'noindex':
    case 'nosnippet': {
      const whom = args.name === null ? 'every robot' : args.name
      return `says ${args.directive} to ${whom} in ${args.place === 'header' ? 'X-Robots-Tag' : 'a meta element'}`
    }
    case 'token_only':
      return 'is not asked: the name is only for robots.txt'
  }
}

const contradictions: Readonly<Record<NonNullable<ReachRow['contradiction']>, string>> = {
  really_served: 'most that came were served, verified ones among them: the server may know the agent by its address',
  really_refused: 'most that came were refused, verified ones among them: the server may refuse its addresses',
}

function realRequestsSentence(came: RealRequests, contradiction: ReachRow['contradiction']): string {
  if (came.hits === 0) return `nothing in ${came.days} days`
  const parts = [`${came.hits} in ${came.days} days`, `${came.verified} verified`, `${came.served} served`, `${came.refused} refused`]
  const last = came.last === null ? '' : `; last on ${came.last.slice(0, 10)}`
  return `${parts.join(', ')}${last}${contradiction === null ? '' : `. But ${contradictions[contradiction]}`}`
}

/** Something is in the way that the site has not said by robots.txt or to robots. */
export const isFault = ({ code }: ReachRow): boolean => reachGroupOf(code) === 'stopped'

interface Group {
  readonly row: ReachRow
  readonly robots: string
  readonly answer: string
  readonly came: string
  readonly names: string[]
}

/** Agents with the same facts stand together, faults first. */
function groupsOf(rows: readonly ReachRow[]): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const row of rows) {
    const robots = robotsSentence(row.robots)
    const answer = row.answer.map(findingSentence).join('; ')
    const came =
      row.came === null ? 'not counted here; --api names a service that counts' : realRequestsSentence(row.came, row.contradiction)
    const key = [row.code, robots, answer, came].join('\n')
    const group = groups.get(key) ?? { row, robots, answer, came, names: [] }
    groups.set(key, group)
    group.names.push(findAgent(row.agent)?.name ?? row.agent)
  }
  const rank = ({ row }: Group): number => ['stopped', 'wished', 'reached'].indexOf(reachGroupOf(row.code))
  return [...groups.values()].sort((one, other) => rank(one) - rank(other))
}

/** Three facts for each agent, for people at a terminal. */
export function formatReachTable({ url, rows }: ReachReport, { color, width }: TableOptions): string {
  const columns = Math.min(Math.max(width, 60), 140)
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    color ? styleText(style, text, { validateStream: false }) : text
  const wrap = (label: string, text: string): readonly string[] => {
    const lines: string[] = []
    let line = label
    for (const word of plainText(text).split(' ')) {
      if (line.length > label.length && line.length + 1 + word.length > columns) {
        lines.push(line)
        line = ' '.repeat(label.length)
      }
      line += line.length === label.length ? word : ` ${word}`
    }
    return [...lines, line]
  }
  const lines = [paint('bold', plainText(url))]
  for (const { row, robots, answer, came, names } of groupsOf(rows)) {
    const [mark, style] = isFault(row)
      ? (['✗', 'red'] as const)
      : reachGroupOf(row.code) === 'wished'
        ? (['○', 'yellow'] as const)
        : (['✓', 'green'] as const)
    lines.push(
      '',
      ...wrap(`${mark} `, names.join(', ')).map((line, index) => (index === 0 ? `${paint(style, mark)}${line.slice(1)}` : line)),
      ...wrap('    robots.txt  ', robots),
      ...wrap('    server      ', row.code === 'token_only' || row.answer[0]?.code === 'token_only' ? answer : `${answer} (simulated)`),
      ...wrap('    came        ', came),
    )
  }
  const count = (of: (row: ReachRow) => boolean): number => rows.filter(of).length
  lines.push(
    '',
    `${count(({ code }) => reachGroupOf(code) === 'reached')} reach the page · ${count(({ code }) => reachGroupOf(code) === 'wished')} are kept out by the site’s own word · ${count(isFault)} by something else`,
    paint('dim', 'Simulated: a request by the agent’s name from here. A server may know by address that we are not the agent.'),
  )
  return `${lines.join('\n')}\n`
}

export const formatReachJson = ({ url, rows, isWhole }: ReachReport): object => ({
  version: 1,
  url,
  simulated: true,
  whole: isWhole,
  agents: rows.map(({ answer, ...row }) => ({ ...row, server: answer })),
})
