import { type SharedSite, sharedSite } from './shared-site.ts'
import { signIn } from './sign-in.ts'

export const article = 'api::article.article'

interface Answer {
  readonly status: number
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it asks for
  readonly body: any
}

export interface Office {
  readonly site: SharedSite
  readonly tokens: Readonly<Record<'nobody' | 'user' | 'writer' | 'reader' | 'changer' | 'admin', string>>
  /** A published entry. */
  readonly documentId: string
  /** A request of the admin; null: without a token. */
  ask(method: string, path: string, token: string | null, body?: unknown): Promise<Answer>
}

/** The shared site with a person for each right, and an entry. */
export async function openOffice(): Promise<Office> {
  const site = await sharedSite()
  const read = {
    action: 'plugin::content-manager.explorer.read',
    subject: article,
    properties: { fields: ['title'], locales: ['en'] },
    conditions: [],
  }
  const plugin = (name: string) => ({ action: `plugin::citable.${name}`, subject: null, properties: {}, conditions: [] })
  const people = {
    nobody: [read],
    user: [plugin('use')],
    writer: [plugin('use'), read],
    reader: [plugin('settings.read')],
    changer: [plugin('settings.read'), plugin('settings.update')],
  }
  const made: Record<string, string> = { admin: await signIn(site, 'admin') }
  for (const [name, permissions] of Object.entries(people)) made[name] = await signIn(site, name, permissions)
  const created = await site.documents(article).create({ locale: 'en', status: 'published', data: { title: 'Title', markdown: 'Text.' } })
  await site.service('snapshots').idle()
  return {
    site,
    tokens: made as Office['tokens'],
    documentId: created.documentId,
    async ask(method, path, token, body) {
      const response = await fetch(`${site.base}/citable${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, text, body: text.startsWith('{') ? JSON.parse(text) : null }
    },
  }
}
