import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HeldVersion, judgeVersions, type PageVersion, type ProvenFetch } from './judge-versions.ts'

const versions: readonly PageVersion[] = [
  { at: 100, digest: 'wrong' },
  { at: 200, digest: 'right' },
]
const full = (at: number, agentId = 'gptbot'): ProvenFetch => ({ agentId, at, status: 200 })
const asked = (at: number, agentId = 'gptbot'): ProvenFetch => ({ agentId, at, status: 304 })

describe('what an agent has', () => {
  it.each<[string, readonly PageVersion[], readonly ProvenFetch[], Partial<HeldVersion>]>([
    ['fetched before the correction', versions, [full(150)], { state: 'old', versionAt: 100, fetchedAt: 150, since: 150 }],
    ['fetched in the moment of the correction', versions, [full(200)], { state: 'current', versionAt: 200 }],
    ['fetched after it', versions, [full(150), full(250), full(300)], { state: 'current', fetchedAt: 300, since: 250 }],
    ['fetched before the first known text', versions, [full(50)], { state: 'unknown', versionAt: null, fetchedAt: 50, since: null }],
    [
      'only asked whether it has changed',
      versions,
      [asked(250)],
      { state: 'unknown', fetchedAt: null, unchangedAt: 250, wasMisled: false },
    ],
    ['asked before the correction', versions, [full(150), asked(180)], { state: 'old', unchangedAt: 180, wasMisled: false }],
    [
      'asked after the correction, and got the answer that nothing changed',
      versions,
      [full(150), asked(250)],
      { state: 'old', unchangedAt: 250, wasMisled: true },
    ],
    [
      'asked after it has the new one',
      versions,
      [full(150), full(210), asked(250)],
      { state: 'current', unchangedAt: 250, wasMisled: false },
    ],
    [
      'was misled once, and fetched it later',
      versions,
      [full(150), asked(210), full(250)],
      { state: 'current', unchangedAt: null, wasMisled: false },
    ],
    [
      'in any order, with repeats',
      versions,
      [full(300), full(250), full(150), full(250)],
      { state: 'current', fetchedAt: 300, since: 250 },
    ],
    ['has a text that came back', [...versions, { at: 300, digest: 'wrong' }], [full(150)], { state: 'current', versionAt: 100 }],
    ['has a text that was taken back', [...versions, { at: 300, digest: 'wrong' }], [full(250)], { state: 'old', versionAt: 200 }],
    [
      'had another text in between',
      [...versions, { at: 300, digest: 'wrong' }],
      [full(150), full(250), full(350)],
      { state: 'current', since: 350 },
    ],
  ])('%s', (_name, known, fetches, held) => {
    expect(judgeVersions(known, fetches)[0]).toMatchObject(held)
  })

  it('is reported for each agent, in the order of their names', () => {
    const held = judgeVersions(versions, [full(250, 'perplexitybot'), full(150, 'bingbot')])
    expect(held.map(({ agentId, state }) => [agentId, state])).toEqual([
      ['bingbot', 'old'],
      ['perplexitybot', 'current'],
    ])
  })
})

/** An agent as it works: it keeps what it got, and may ask with its validator whether it has changed. */
interface Robot {
  readonly id: string
  copy: string | null
  since: number | null
}

describe('200 articles with 30 versions and 20 agents', () => {
  it('equal agents that keep copies, 304s included', () => {
    let seed = 20_261_129
    const random = (below: number): number => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      return seed % below
    }
    const states = { current: 0, old: 0, unknown: 0 }
    for (let article = 0; article < 200; article++) {
      const hasHonestServer = article % 4 !== 0
      const known = Array.from({ length: 30 }, (_, index) => ({ at: (index + 1) * 1_000 + random(900), digest: `t${random(12)}` }))
      const robots: Robot[] = Array.from({ length: 20 }, (_, index) => ({ id: `agent-${index}`, copy: null, since: null }))
      const times = Array.from({ length: 60 }, () => known[0]!.at + random(31_000)).sort((one, other) => one - other)
      const fetches: ProvenFetch[] = []
      for (const at of times) {
        const robot = robots[random(20)]!
        const shown = known.findLast((version) => version.at <= at)!.digest
        const isUnchanged = robot.copy !== null && random(2) === 0 && (robot.copy === shown || !hasHonestServer)
        fetches.push({ agentId: robot.id, at, status: isUnchanged ? 304 : 200 })
        if (isUnchanged) continue
        if (robot.copy !== shown) robot.since = at
        robot.copy = shown
      }
      const judged = new Map(judgeVersions(known, fetches).map((held) => [held.agentId, held]))
      for (const robot of robots) {
        const held = judged.get(robot.id)
        expect(held === undefined).toBe(robot.copy === null)
        if (held === undefined) continue
        states[held.state]++
        expect([held.state, held.since]).toEqual([robot.copy === known.at(-1)!.digest ? 'current' : 'old', robot.since])
      }
    }
    expect(states.current).toBeGreaterThan(200)
    expect(states.old).toBeGreaterThan(1_000)
  })

  it('do not depend on the order in which logs report them', () => {
    const fetch = fc.record({
      agentId: fc.constantFrom('a', 'b'),
      at: fc.integer({ min: 0, max: 40 }),
      status: fc.constantFrom(200 as const, 304 as const),
    })
    const version = fc.record({ at: fc.integer({ min: 0, max: 40 }), digest: fc.constantFrom('x', 'y') })
    fc.assert(
      fc.property(fc.uniqueArray(version, { selector: ({ at }) => at, maxLength: 5 }), fc.array(fetch), (some, all) => {
        expect(judgeVersions([...some].reverse(), [...all].reverse())).toEqual(judgeVersions(some, all))
      }),
    )
  })
})
