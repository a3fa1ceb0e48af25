import { Versions } from '@citable/contract'
import { agents } from '@citable/core/agents'
import { expect, it } from 'vitest'
import { ensureSite } from '../../src/storage/sites.ts'
import { noteVersion } from '../../src/storage/traffic/versions.ts'
import { createTestService } from '../setup/test-service.ts'
import { engines } from './storages.ts'

const dayMs = 86_400_000
const host = 'example.com'
const [articles, versionsOfEach, agentsOfEach, fetchesOfEach] = [200, 30, 20, 8] as const
const agentIds = agents.filter(({ purpose }) => purpose === 'training' || purpose === 'search_index').slice(0, agentsOfEach)

/** An agent as it works: it keeps what it got, and may ask with its validator whether it has changed. */
interface Robot {
  readonly agent: string
  copy: string
  /** Begin of the version that it got last, and its times, milliseconds. */
  versionAt: number
  fetchedAt: number
  since: number
  unchangedAt: number | null
  misled: boolean
}

const numbers = (seed: number) => (below: number) => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return (seed >>> 4) % below
}

const pathOf = (article: number) => `/${article < 100 ? 'a' : 'b'}/${article}`

/** Texts of an article, one every second day, some of which come back; and what agents fetched of it, in the order of time. */
function simulate(article: number, start: number, random: (below: number) => number) {
  const versions = Array.from({ length: versionsOfEach }, (_, index) => ({
    at: start + index * 2 * dayMs + random(8_000) * 10_000,
    digest: `t${random(6)}`,
  })).filter(({ digest }, index, all) => all[index - 1]?.digest !== digest)
  const spanMs = versionsOfEach * 2 * dayMs
  // ten seconds apart: none is taken for the repeat of another
  const times = [...new Set(Array.from({ length: agentsOfEach * fetchesOfEach }, () => random(spanMs / 10_000)))]
    .map((step) => start + step * 10_000)
    .filter((time) => time >= versions[0]!.at)
    .sort((one, other) => one - other)
  // a server whose validators do not change with the text confirms old copies to agents
  const isHonest = article % 4 !== 0
  const robots = new Map<string, Robot>()
  const hits = times.map((at) => {
    const { id: agent } = agentIds[random(agentsOfEach)]!
    const shown = versions.findLast((version) => version.at <= at)!
    const robot = robots.get(agent)
    const isUnchanged = robot !== undefined && random(2) === 0 && (robot.copy === shown.digest || !isHonest)
    if (isUnchanged) {
      robot.unchangedAt = at
      robot.misled ||= robot.copy !== shown.digest
    } else {
      const since = robot?.copy === shown.digest ? robot.since : at
      robots.set(agent, { agent, copy: shown.digest, versionAt: shown.at, fetchedAt: at, since, unchangedAt: null, misled: false })
    }
    return { agent, at, status: isUnchanged ? 304 : 200 }
  })
  return { versions, hits, robots: [...robots.values()] }
}

const timeOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString())

it.each(engines)(
  `${articles} articles with ${versionsOfEach} versions and ${agentsOfEach} agents equal agents that keep copies, 304s included, on %s`,
  async (engine) => {
    const service = await createTestService({ rate: { quota: 10_000_000, windowS: 60 } }, engine)
    try {
      const { storage, tenant, clock } = service
      const random = numbers(20_261_129)
      const start = Math.floor(clock.now / dayMs) * dayMs - versionsOfEach * 2 * dayMs
      await ensureSite(storage, tenant, host, clock.now)
      const simulated = Array.from({ length: articles }, (_, article) => ({ path: pathOf(article), ...simulate(article, start, random) }))
      for (const { path, versions } of simulated) {
        for (const { at, digest } of versions) {
          const unit = await noteVersion(storage, tenant, { url: `https://${host}${path}`, digest, at, modifiedAt: null })
          expect((await storage.write(unit)).ok).toBe(true)
        }
      }
      const events = simulated
        .flatMap(({ path, hits }) => hits.map((hit) => ({ path, place: random(1_000_000_000), ...hit })))
        .sort((one, other) => one.place - other.place)
        .map(({ path, agent, at, status }, index) => ({
          type: 'hit',
          id: `e${index}`,
          ts: timeOf(at),
          host: `www.${host}`,
          path,
          status,
          content_type: 'text/html',
          agent_id: agent,
          verification: 'verified',
        }))
      expect(events.length).toBeGreaterThan(25_000)
      const attesting = await service.makeKey({ scopes: ['events:write', 'events:attest'] })
      for (let first = 0; first < events.length; first += 500) {
        const payload = { source: 'middleware', events: events.slice(first, first + 500) }
        const answer = await service.call({ method: 'POST', url: '/v1/events', payload, as: attesting })
        expect(answer.json()).toMatchObject({ accepted: payload.events.length, rejected: [] })
        // a minute takes so many events of a site
        clock.now += 1_000
      }
      const since = new Date(start).toISOString().slice(0, 10)
      const told: Versions['data'][number][] = []
      for (const path of ['/a/', '/b/']) {
        const answer = await service.call({ method: 'GET', url: `/v1/analytics/versions?since=${since}&path=${path}&limit=100` })
        expect(answer.statusCode, answer.body).toBe(200)
        told.push(...Versions.parse(answer.json()).data)
      }
      const counts = { current: 0, old: 0, misled: 0, unchanged: 0 }
      const expected = simulated.map(({ path, versions, robots }) => {
        const [before, current] = versions.slice(-2) as [(typeof versions)[number], (typeof versions)[number]]
        const held = robots.map((robot) => {
          const state = robot.copy === current.digest ? 'current' : 'old'
          counts[state]++
          if (robot.misled) counts.misled++
          if (robot.unchangedAt !== null) counts.unchanged++
          const { agent, versionAt, fetchedAt, unchangedAt, misled } = robot
          return [
            agent,
            {
              state,
              version_at: timeOf(versionAt),
              fetched_at: timeOf(fetchedAt),
              unchanged_at: timeOf(unchangedAt),
              misled,
              since: timeOf(robot.since)!.slice(0, 10),
            },
          ] as const
        })
        return [
          path,
          { versions: versions.length, changed_at: timeOf(current.at), before_at: timeOf(before.at), agents: Object.fromEntries(held) },
        ] as const
      })
      const found = told.map(({ path, versions, changed_at, before_at, agents: rows }) => [
        path,
        {
          versions,
          changed_at,
          before_at,
          agents: Object.fromEntries(
            rows.map(({ agent, state, version_at, fetched_at, unchanged_at, misled, since: first }) => [
              agent,
              // of several whole fetches of a day the first and the last are stored
              { state, version_at, fetched_at, unchanged_at, misled, since: first?.slice(0, 10) },
            ]),
          ),
        },
      ])
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
      for (const [what, n] of Object.entries(counts)) expect([what, n > 100]).toEqual([what, true])
    } finally {
      await service.close()
    }
  },
)
