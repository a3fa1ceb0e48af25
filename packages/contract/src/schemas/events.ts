import { z } from 'zod'

const Id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\x21-\x7e]*$/, 'visible ASCII')
  .describe('Unique per site: an event sent again counts once.')
const When = z.iso.datetime({ offset: true }).describe('RFC 3339; at most 400 days old and 5 minutes ahead.')
const Host = z
  .string()
  .min(1)
  .max(260)
  .regex(/^[^\s/?#@]+$/, 'must be a host name')
const Path = z
  .string()
  .min(1)
  .max(8_192)
  .regex(/^\/\P{Cc}*$/u, 'must begin with / and have no control characters')
  .describe('Query and fragment are cut; 1,024 characters at most are stored.')
const printable = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u, 'no control characters')

/** A header of Web Bot Auth. */
const signatureHeader = (name: string) =>
  printable(4_096)
    .nullable()
    .optional()
    .describe(`Header ${name} of the request (Web Bot Auth). The agent is verified by it; then it is dropped.`)

/** Bytes of one answer, 64 GiB: of all events that a site may send in a day, the sum still fits into 64 bits. */
const maxBytes = 2 ** 36

export const HitEvent = z
  .strictObject({
    type: z.literal('hit'),
    id: Id,
    ts: When,
    host: Host,
    path: Path,
    method: z
      .string()
      .max(16)
      .regex(/^[A-Za-z]+$/)
      .default('GET'),
    status: z.int().min(100).max(599),
    bytes: z.int().min(0).max(maxBytes).default(0),
    duration_ms: z.number().min(0).max(3_600_000).nullable().default(null),
    content_type: printable(200).nullable().default(null),
    user_agent: printable(2_048).optional().describe('Classified here. Either this or agent_id.'),
    agent_id: z.string().max(64).optional().describe('When the sender has classified already.'),
    verification: z
      .enum(['verified', 'failed', 'unverifiable', 'unchecked'])
      .default('unchecked')
      .describe(
        'What the sender found. The service’s own verdict replaces it; verified without address or signature counts as unchecked, unless the key has events:attest.',
      ),
    verify_method: z.enum(['ip', 'rdns', 'wba', 'none']).default('none'),
    address: printable(64)
      .nullable()
      .optional()
      .describe('IP address that asked, not a proxy’s. The agent is verified by it; then it is dropped, and never stored or logged.'),
    signature_input: signatureHeader('Signature-Input'),
    signature: signatureHeader('Signature'),
    signature_agent: signatureHeader('Signature-Agent'),
    prefetch: z.boolean().default(false).describe('Sec-Purpose: prefetch; counted apart.'),
    accept_markdown: z.boolean().default(false),
    served_markdown: z.boolean().default(false),
    robots_allowed: z.boolean().nullable().default(null).describe('Whether robots.txt allowed it; null: not looked at.'),
    article_ref: printable(100).nullable().default(null),
  })
  .refine(({ user_agent, agent_id }) => (user_agent === undefined) !== (agent_id === undefined), {
    message: 'exactly one of user_agent and agent_id',
  })
  .meta({ id: 'HitEvent', description: 'One request of an automated agent.' })
export type HitEvent = z.output<typeof HitEvent>

export const VisitEvent = z
  .strictObject({
    type: z.literal('visit'),
    id: Id,
    ts: When,
    host: Host,
    path: Path,
    assistant: z.string().max(64).optional().describe('When the sender has classified already, with evidence.'),
    evidence: z.enum(['referrer', 'utm', 'both']).optional(),
    referrer: z.string().max(2_048).nullable().optional().describe('Address that sent the reader; used and dropped.'),
    utm_source: printable(200).nullable().optional(),
    engaged: z.boolean().nullable().default(null),
    article_ref: printable(100).nullable().default(null),
  })
  .refine(
    (visit) => (visit.assistant !== undefined && visit.evidence !== undefined) || visit.referrer != null || visit.utm_source != null,
    {
      message: 'assistant with evidence, or referrer or utm_source',
    },
  )
  .meta({ id: 'VisitEvent', description: 'A page view of a person whom an AI assistant sent.' })
export type VisitEvent = z.output<typeof VisitEvent>

export const TrafficEvent = z.union([HitEvent, VisitEvent]).meta({ id: 'TrafficEvent' })

export const trafficSources = ['wordpress', 'strapi', 'middleware', 'log_import', 'cdn', 'other'] as const

/** Sources that read logs: the same line may come again in another file, and counts once whatever its id. */
export const logSources: readonly string[] = ['log_import', 'cdn'] satisfies readonly (typeof trafficSources)[number][]

/** Events of one batch. */
export const maxEvents = 500

/** `POST /v1/events`. Events are judged one by one: a wrong one does not refuse its neighbours. */
export const EventsRequest = z
  .strictObject({
    site: z.string().max(64).nullable().default(null).describe('site_…; null: the site of the key, else of each event’s host.'),
    source: z
      .enum(trafficSources)
      .default('other')
      .describe('Who saw the requests. Of several sources that saw the same hour of a site the fullest one counts.'),
    agent_list_version: z.string().max(32).optional(),
    events: z
      .array(z.union([TrafficEvent, z.unknown()]))
      .min(1)
      .max(maxEvents),
  })
  .meta({ id: 'EventsRequest' })
export type EventsRequest = z.input<typeof EventsRequest>

export const EventsAnswer = z
  .object({
    accepted: z.int().min(0),
    duplicates: z.int().min(0),
    rejected: z.array(z.object({ index: z.int().min(0), code: z.string(), detail: z.string() })),
  })
  .meta({ id: 'EventsAnswer', description: 'Written when this is sent.' })
export type EventsAnswer = z.infer<typeof EventsAnswer>
