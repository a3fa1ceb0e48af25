import apiFetch from '@wordpress/api-fetch'
import { __, sprintf } from '@wordpress/i18n'
import type { Outcome } from './outcome.tsx'
import { type Form, type Settings, savedPartOf } from './settings.ts'

interface Failure {
  readonly message: string
  readonly data?: { readonly reason?: string }
}

export const failureOf = (error: unknown): Outcome => {
  const { message, data } = (error ?? {}) as Partial<Failure>
  return { tone: 'error', text: [message || __('Something went wrong. Try again.', 'citable'), data?.reason].filter(Boolean).join(' ') }
}

export const readSettings = (): Promise<Settings> => apiFetch<Settings>({ path: '/citable/v1/settings' })

export const saveSettings = (form: Partial<Form>): Promise<Settings> =>
  apiFetch<Settings>({ path: '/citable/v1/settings', method: 'POST', data: savedPartOf(form) })

/** Asks the service with the address and the key that are in the form, saved or not. */
export async function testConnection({ service_url, apiKey }: Form): Promise<Outcome> {
  const answer = await apiFetch<{ rubric_version: string; ms: number; scopes: readonly string[] }>({
    path: '/citable/v1/settings/test',
    method: 'POST',
    data: { service_url, ...(apiKey !== '' && { api_key: apiKey }) },
  })
  return {
    tone: 'success',
    text: [
      /* translators: 1: version of the rubric, 2: milliseconds. */
      sprintf(__('Connected. Rubric %1$s, answered in %2$d ms.', 'citable'), answer.rubric_version, answer.ms),
      /* translators: %s: names of permissions, such as optimize:write. */
      answer.scopes.length > 0 && sprintf(__('The key may: %s.', 'citable'), answer.scopes.join(', ')),
    ]
      .filter(Boolean)
      .join(' '),
  }
}

/** A value of the settings that a file has otherwise; '': nothing. */
export interface Difference {
  readonly name: string
  readonly before: string
  readonly after: string
}

export const readSettingsFile = (): Promise<object> => apiFetch<object>({ path: '/citable/v1/settings/file' })

/** Says what the file changes; changes it only when asked. */
export const takeSettingsFile = (file: object, apply: boolean): Promise<{ readonly changes: readonly Difference[] }> =>
  apiFetch({ path: '/citable/v1/settings/file', method: 'POST', data: { file, apply } })
