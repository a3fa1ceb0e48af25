import type { SharedSite } from './shared-site.ts'

const password = 'Passw0rd-of-a-test'

/** Its hash at bcrypt's least cost: Strapi's own takes 90 ms of the processor, and as many to compare. */
const passwordHash = '$2a$04$1MM7Hv0oKuzuJPgRNgzlQ.esnraqo7ymPCXFEJ6bWUwSkwuupiX22'

/**
 * Makes a person of the admin, who signs in over its own address. `permissions`: what the role of this person alone allows; without, the
 * person is a super admin. Resolves with the token of the admin API.
 */
export async function signIn(
  { app, base }: Pick<SharedSite, 'app' | 'base'>,
  name: string,
  permissions?: readonly object[],
): Promise<string> {
  const roles = app.service('admin::role')
  const role = permissions ? await roles.create({ name, code: `test-${name}`, description: '' }) : await roles.getSuperAdmin()
  if (permissions) await roles.assignPermissions(role.id, permissions)
  const email = `${name}@example.org`
  const person = { firstname: name, lastname: 'Test', email, isActive: true, roles: [role.id], registrationToken: null }
  const { id } = await app.service('admin::user').create(person)
  await app.db.query('admin::user').update({ where: { id }, data: { password: passwordHash } })
  const response = await fetch(`${base}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const answer = (await response.json()) as { readonly data: { readonly token: string } | null }
  if (answer.data === null) throw new Error(`${email} cannot sign in: ${response.status} ${JSON.stringify(answer)}`)
  return answer.data.token
}
