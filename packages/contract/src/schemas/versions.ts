import { z } from 'zod'

const Time = z.string().describe('RFC 3339, UTC.')
const count = z.int().min(0)

const HeldVersion = z
  .object({
    agent: z.string(),
    name: z.string(),
    operator: z.string().nullable(),
    state: z
      .enum(['current', 'old', 'unknown'])
      .describe('unknown: fetched before the first version that is known, or only asked whether its copy holds.'),
    version_at: Time.nullable().describe('Beginning of the version it has.'),
    fetched_at: Time.nullable().describe('Its last whole fetch.'),
    since: Time.nullable().describe('The first fetch known that gave it what it has.'),
    unchanged_at: Time.nullable().describe('Asked last, after that fetch, whether its copy holds, and was told so (304).'),
    misled: z.boolean().describe('It was told that nothing had changed though the text had: the validators of the server did not change.'),
  })
  .meta({ id: 'HeldVersion', description: 'What an agent that is proven has of a page.' })

/** `GET /v1/analytics/versions`: which version of a page each proven agent last fetched. */
export const Versions = z
  .object({
    data: z.array(
      z.object({
        host: z.string(),
        path: z.string(),
        versions: count.describe('Known texts of the page, one behind the other.'),
        changed_at: Time.describe('Beginning of the text it has now: as the page says, else when it was first seen.'),
        before_at: Time.describe('Beginning of the text before.'),
        counts: z.object({ current: count, old: count, unknown: count }).describe('Agents by what they have.'),
        agents: z.array(HeldVersion).describe('Those that have an old text first.'),
      }),
    ),
  })
  .meta({ id: 'Versions', description: 'Pages whose text has changed, the last changed first.' })
export type Versions = z.infer<typeof Versions>
