import { z } from 'zod'

/** What a key may do. */
export const Scope = z
  .enum([
    'optimize:write',
    'score:read',
    'analytics:read',
    'translate:write',
    'publishers:read',
    'events:write',
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

/** `POST /v1/keys`. A key can only hand on scopes that it has itself. */
export const KeyRequest = z
  .strictObject({
    name: z
      .string()
      .min(1)
      .max(80)
      .regex(/^\P{Cc}*$/u, 'no control characters'),
    scopes: z.array(Scope).min(1).max(9),
    expires_at: z.iso.datetime({ offset: true }).nullable().optional().describe('RFC 3339; null or absent: never.'),
  })
  .meta({ id: 'KeyRequest' })
export type KeyRequest = z.infer<typeof KeyRequest>
