import { call, type StrapiSite } from '@citable/tooling/sites/strapi'
import { guests } from './admin.ts'

interface Invitation {
  readonly role: number | undefined
  readonly permissions: readonly object[]
}

/** Gives a role these rights and a person to have them. `jwt`: of an administrator. */
export async function invite(
  { url }: StrapiSite,
  jwt: string,
  person: keyof typeof guests,
  { role, permissions }: Invitation,
): Promise<void> {
  const { email, password, ...name } = guests[person]
  await call(url, 'PUT', `/admin/roles/${role}/permissions`, jwt, { permissions })
  const invited = await call(url, 'POST', '/admin/users', jwt, { ...name, email, roles: [role] })
  await call(url, 'POST', '/admin/register', null, {
    registrationToken: invited.data.registrationToken,
    userInfo: { ...name, password },
  })
}
