import { findAgent } from '@citable/core/agents'
import { type Finding, protections, type ReachRow, type RobotsFact, reachGroupOf } from '@citable/core/reach'
import type { SayTraffic } from '../../texts/traffic/say-traffic.ts'

/** Agents with the same facts. */
export interface ReachGroup {
  readonly key: string
  readonly standing: ReturnType<typeof reachGroupOf>
  readonly agents: readonly string[]
  readonly robots: string
  /** Findings of one answer, the gravest first. */
  readonly server: readonly string[]
  /** And, behind it, evidence against the simulated answer. */
  readonly came: readonly string[]
}

const groupOrder = ['stopped', 'wished', 'reached'] as const

/** The rows in sentences: who is kept out by something else first, then by the site's own word. */
export function reachGroups(rows: readonly ReachRow[], say: SayTraffic): readonly ReachGroup[] {
  const groups = new Map<string, ReachGroup & { readonly agents: string[] }>()
  for (const row of rows) {
    const standing = reachGroupOf(row.code)
    const robots = robotsSentence(row.robots, say)
    const server = row.answer.map((finding) => findingSentence(finding, say))
    const came = realRequestsSentences(row, say)
    const key = [row.code, robots, ...server, ...came].join('\n')
    const group = groups.get(key) ?? { key, standing, agents: [], robots, server, came }
    groups.set(key, group)
    group.agents.push(findAgent(row.agent)?.name ?? row.agent)
  }
  return groupOrder.flatMap((wanted) => [...groups.values()].filter(({ standing }) => standing === wanted))
}

export function reachSummary(rows: readonly ReachRow[], say: SayTraffic): string {
  const count = (wanted: ReachGroup['standing']) => rows.filter(({ code }) => reachGroupOf(code) === wanted).length
  return say('reachSummary', { reached: count('reached'), wished: count('wished'), stopped: count('stopped') })
}

function robotsSentence({ code, args }: RobotsFact, say: SayTraffic): string {
  switch (code) {
    case 'allowed':
      return args.line === null ? say('robots_allowed') : say('robots_allowed_by', { line: args.line })
    case 'blocked':
      return say('robots_blocked', { line: args.line })
    case 'unreachable':
      return args.status === null ? say('robots_silent') : say('robots_unreachable', { status: `${args.status}` })
    default:
      return say(`robots_${code}`)
  }
}

function findingSentence({ code, args }: Finding, say: SayTraffic): string {
  switch (code) {
    case 'served':
    case 'token_only':
      return say(`server_${code}`)
    case 'noindex':
    case 'nosnippet':
      return say('server_directive', {
        directive: args.directive,
        name: args.name ?? say('everyRobot'),
        place: args.place === 'header' ? 'X-Robots-Tag' : say('metaElement'),
      })
    case 'without_text':
      if (!args.everyone && args.browser !== null) return say('server_without_text', { length: args.length, browser: args.browser })
      return say(args.everyone ? 'forEveryone' : 'forThisName', { answer: say('server_drawn') })
    default:
      return say(args.everyone ? 'forEveryone' : 'forThisName', { answer: obstacle({ code, args } as Obstacle, say) })
  }
}

type Obstacle = Exclude<Finding, { readonly code: 'served' | 'token_only' | 'noindex' | 'nosnippet' | 'without_text' }>

function obstacle({ code, args }: Obstacle, say: SayTraffic): string {
  switch (code) {
    case 'no_answer':
      return say('server_no_answer')
    case 'challenge':
      return say('server_challenge', { by: protections[args.by], status: `${args.status}` })
    case 'refused':
    case 'server_error': {
      const status = `${args.status}`
      return code === 'refused' && args.by !== null
        ? say('server_refused_by', { by: protections[args.by], status })
        : say(`server_${code}`, { status })
    }
    case 'redirected':
      return say('server_redirected', { status: `${args.status}`, to: args.to })
    case 'no_page':
      return say('server_no_page', { status: `${args.status}` })
  }
}

function realRequestsSentences({ came, contradiction }: ReachRow, say: SayTraffic): readonly string[] {
  if (came === null) return [say('came_unknown')]
  if (came.hits === 0) return [say('came_nothing')]
  const { hits, verified, served, refused, last } = came
  const some = say('came_some', { hits, verified, served, refused, day: last === null ? '–' : say.day(last) })
  return contradiction === null ? [some] : [some, say(contradiction)]
}
