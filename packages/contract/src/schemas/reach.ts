import { z } from 'zod'
import { Purpose } from './analytics.ts'

const count = z.int().min(0)
const args = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** What an answer to an agent's name is, the gravest first. */
const findings = [
  'no_answer',
  'challenge',
  'server_error',
  'refused',
  'redirected',
  'no_page',
  'without_text',
  'noindex',
  'nosnippet',
  'served',
  'token_only',
] as const

/** Agents asked about in one call at most. */
export const maxReached = 20

/** `POST /v1/agents/reach`. Unknown members are refused. */
export const ReachRequest = z
  .strictObject({
    url: z
      .url({ protocol: /^https?$/ })
      .max(2_048)
      .describe('A page of a site of the tenant: one that events came from or that a key is bound to.'),
    agents: z
      .array(z.string().min(1).max(64))
      .min(1)
      .max(maxReached)
      .describe('Ids of agents, such as `gptbot`: the table of packages/docs/agents.md, in lower case.'),
  })
  .meta({ id: 'ReachRequest' })
export type ReachRequest = z.input<typeof ReachRequest>

const ReachedAgent = z
  .object({
    agent: z.string(),
    name: z.string(),
    operator: z.string().nullable(),
    purpose: Purpose,
    code: z
      .enum(['blocked_by_robots', 'robots_unreachable', ...findings])
      .describe('What it comes to; robots.txt goes before the answer, since the agent does not ask then.'),
    args,
    robots: z
      .object({ code: z.enum(['allowed', 'blocked', 'no_file', 'unreachable', 'no_token']), args })
      .describe('What robots.txt says to it.'),
    server: z
      .array(z.object({ code: z.enum(findings), args }))
      .describe('What the server answers to its name, simulated. `everyone`: a browser’s name gets the same.'),
    came: z
      .object({ days: count, hits: count, verified: count, served: count, refused: count, last: z.string().nullable() })
      .nullable()
      .describe('What really came in these days, at the path and below it; null: the key may not read traffic.'),
    contradiction: z
      .enum(['really_served', 'really_refused'])
      .nullable()
      .describe('What came, verified requests among it, says otherwise: a server may know by address that we are not the agent.'),
  })
  .meta({ id: 'ReachedAgent' })

/** Whether agents reach a page. The requests to the server bear their names and come from the service. */
export const Reach = z
  .object({
    url: z.string().describe('The page, after redirects of the site to itself.'),
    simulated: z.literal(true),
    whole: z.boolean().describe('false: the time ran out, and agents that were not asked are left out.'),
    agents: z.array(ReachedAgent),
  })
  .meta({ id: 'Reach', description: 'What robots.txt says to each agent, what the server answers to its name, and what really came.' })
export type Reach = z.infer<typeof Reach>
