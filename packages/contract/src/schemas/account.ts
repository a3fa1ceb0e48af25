import { z } from 'zod'

/** The rights of a key. */
export const Scope = z
  .enum([
    'optimize:write',
    'score:read',
    'analytics:read',
    'translate:write',
    'publishers:read',
    'events:write',
    'events:attest',
    'agents:reach',
    'webhooks:manage',
    'keys:manage',
    'admin',
  ])
  .meta({ id: 'Scope' })
export type Scope = z.infer<typeof Scope>

/** The answer of `GET /v1/whoami`: who the key belongs to, what it may do, what is left of its limits. */
export const Whoami = z
  .object({
    tenant: z.object({ id: z.string(), name: z.string() }),
    key: z.object({
      id: z.string(),
      prefix: z.string(),
      last4: z.string(),
      scopes: z.array(Scope),
      site_id: z.string().nullable(),
      expires_at: z.string().nullable(),
    }),
    limits: z.object({
      burst: z.object({ q: z.int().describe('Allowed.'), w: z.int().describe('Seconds.'), r: z.int().describe('Left.') }),
    }),
    version: z.string(),
    rubric_version: z.string(),
  })
  .meta({ id: 'Whoami' })
export type Whoami = z.infer<typeof Whoami>

export const Health = z
  .object({ status: z.enum(['ok', 'fail']), checks: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])) })
  .meta({ id: 'Health' })
export type Health = z.infer<typeof Health>

/** A key as listed; the key itself is shown once, when it is made. */
export const Key = z
  .object({
    id: z.string(),
    prefix: z.string(),
    last4: z.string(),
    name: z.string(),
    scopes: z.array(Scope),
    environment: z.enum(['live', 'test']),
    site_id: z.string().nullable(),
    ip_allow: z.array(z.string()),
    status: z.enum(['active', 'expiring', 'expired', 'revoked']),
    created_at: z.string(),
    expires_at: z.string().nullable(),
    last_used_at: z.string().nullable(),
  })
  .meta({ id: 'Key' })
export type Key = z.infer<typeof Key>

export const CreatedKey = z.object({ ...Key.shape, key: z.string().describe('Only here; store it now.') }).meta({ id: 'CreatedKey' })
export type CreatedKey = z.infer<typeof CreatedKey>

const KeyName = z
  .string()
  .min(1)
  .max(80)
  .regex(/^\P{Cc}*$/u, 'no control characters')
const Networks = z
  .array(z.union([z.cidrv4(), z.cidrv6()], 'must be a network such as 192.0.2.0/24'))
  .max(20)
  .describe('Networks the key may be used from, such as 192.0.2.0/24; none: everywhere.')
const Instant = z.iso.datetime({ offset: true })

/** `POST /v1/keys`. A key can only hand on scopes that it has itself. */
export const KeyRequest = z
  .strictObject({
    name: KeyName,
    scopes: z.array(Scope).min(1).max(9),
    environment: z.enum(['live', 'test']).default('live').describe('test: data of its own, and nothing is ever sent to other servers.'),
    site: z.string().min(1).max(253).optional().describe('Host of the one site the key may be used for; it is remembered as a site.'),
    site_id: z.string().max(64).nullable().optional().describe('The same by the id of a known site. Not both.'),
    ip_allow: Networks.default([]),
    expires_at: Instant.nullable().optional().describe('RFC 3339; null or absent: never.'),
  })
  .refine(({ site, site_id }) => site === undefined || site_id === undefined, { message: 'site or site_id, not both', path: ['site'] })
  .meta({ id: 'KeyRequest' })
export type KeyRequest = z.infer<typeof KeyRequest>

/** `PATCH /v1/keys/{id}`. */
export const KeyChange = z
  .strictObject({
    name: KeyName.optional(),
    ip_allow: Networks.optional(),
    expires_at: Instant.optional().describe('Only earlier than now set.'),
  })
  .meta({ id: 'KeyChange' })
export type KeyChange = z.infer<typeof KeyChange>

/** `POST /v1/keys/{id}/rotate`. */
export const KeyRotation = z
  .strictObject({ overlap_s: z.int().min(0).max(604_800).default(86_400).describe('Seconds the old key stays valid.') })
  .meta({ id: 'KeyRotation' })
