import type { Core } from '@strapi/strapi'

/** True when a caller's credentials carry the right to one action of the content API: `api::article.article.find`. */
export async function mayCall(strapi: Core.Strapi, auth: unknown, action: string): Promise<boolean> {
  try {
    await strapi.auth.verify(auth as never, { scope: [action] } as never)
    return true
  } catch {
    return false
  }
}
