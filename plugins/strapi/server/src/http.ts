import type { z } from 'zod'

/** The part of Koa's context that our controllers use. */
export interface RequestContext {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly request: { readonly body?: unknown }
  readonly state: {
    readonly userAbility?: { can(action: string, subject?: string, field?: string): boolean }
    readonly auth?: unknown
    /** The person of the admin. */
    readonly user?: { readonly id: number }
  }
  status: number
  body: unknown
  type: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  set(name: string, value: string): void
  badRequest(message: string, details?: unknown): void
  forbidden(message?: string): void
  notFound(message?: string): void
}

/** Reads a request by its schema; answers 400 with what is wrong per field, and returns null, when it does not fit. */
export function parse<Schema extends z.ZodType>(context: RequestContext, schema: Schema, value: unknown): z.infer<Schema> | null {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  context.badRequest('Some values are not valid', {
    errors: result.error.issues.map(({ path, message }) => ({ path: path.map(String), message })),
  })
  return null
}

export const mayUpdate = (context: RequestContext, uid: string): boolean =>
  context.state.userAbility?.can('plugin::content-manager.explorer.update', uid) === true

/** True when the caller may have drafts written by the text generator. */
export const mayGenerate = (context: RequestContext): boolean => context.state.userAbility?.can('plugin::citable.generate') === true

export const mayLookUpSources = (context: RequestContext): boolean => context.state.userAbility?.can('plugin::citable.sources') === true

export const mayTranslate = (context: RequestContext): boolean => context.state.userAbility?.can('plugin::citable.translate') === true

export const mayChangeSettings = (context: RequestContext): boolean =>
  context.state.userAbility?.can('plugin::citable.settings.update') === true
/** True for a person who may change roles: only they may grant a right. */
export const mayChangeRoles = (context: RequestContext): boolean => context.state.userAbility?.can('admin::roles.update') === true

/** Using the plugin is not enough: the caller must be allowed to read the type itself, or one of its fields. */
export const mayRead = (context: RequestContext, uid: string, field?: string): boolean =>
  context.state.userAbility?.can('plugin::content-manager.explorer.read', uid, field) === true
