import type { SayTraffic } from '../../texts/traffic/say-traffic.ts'

/** What an agent that is verified has of a page, as in `GET /v1/analytics/versions`. */
export interface HeldText {
  readonly agent: string
  readonly name: string
  readonly state: 'current' | 'old' | 'unknown'
  /** Its last whole fetch, RFC 3339; null: none is known. */
  readonly fetched_at: string | null
}

/** A page whose text has changed. */
export interface ChangedText {
  /** Beginning of the text it has now, RFC 3339. */
  readonly changed_at: string
  readonly agents: readonly HeldText[]
}

/** When the text changed, who still has the old one, who has the new one. */
export function changedSentence({ changed_at, agents }: ChangedText, say: SayTraffic): string {
  const of = (wanted: HeldText['state']) => agents.filter(({ state }) => state === wanted)
  const about = (code: 'hasOld' | 'hasNew' | 'hasUnknown', some: readonly HeldText[]): readonly string[] =>
    some.length === 0 ? [] : [say(code, { agents: say.list(some.map(({ name }) => name)), count: some.length })]
  const known = [...about('hasOld', of('old')), ...about('hasNew', of('current'))]
  const told = known.length > 0 || agents.length === 0 ? known : about('hasUnknown', of('unknown'))
  return [say('changedOn', { day: say.day(changed_at) }), ...(told.length === 0 ? [say('hasNobody')] : told)].join(' ')
}

const order = ['old', 'current', 'unknown'] as const

/** The agents, those with an old text first. */
export const heldRows = ({ agents }: ChangedText, say: SayTraffic) =>
  order.flatMap((wanted) =>
    agents
      .filter(({ state }) => state === wanted)
      .map(({ agent, name, state, fetched_at }) => ({
        key: agent,
        name,
        text: say(`state_${state}`),
        fetched: fetched_at === null ? '–' : say.day(fetched_at),
      })),
  )
