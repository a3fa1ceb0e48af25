import { afterEach, expect, it, vi } from 'vitest'
import { serverAddress } from './id.ts'
import { isEntryPage, listedType } from './strapi.ts'

// its hooks are of no use outside of the admin
vi.mock('@strapi/strapi/admin', () => ({}))

afterEach(() => {
  vi.unstubAllGlobals()
})

const at = (pathname: string, strapi?: { readonly backendURL?: string }) =>
  vi.stubGlobal('window', { location: { pathname, origin: 'https://admin.example.org' }, strapi })

const collection = '/admin/content-manager/collection-types'
const single = '/admin/content-manager/single-types'

it.each([
  ['an entry', `${collection}/api::article.article/k2entry`, 'api::article.article', true],
  ['an entry that is begun', `${collection}/api::article.article/create`, 'api::article.article', true],
  ['a copy of an entry', `${collection}/api::article.article/clone/k2entry`, 'api::article.article', true],
  ['an entry where the admin has another address', '/cms/content-manager/collection-types/api::a.a/k2', 'api::a.a', true],
  ['the one entry of a type', `${single}/api::home.home`, undefined, true],
  ['a list', `${collection}/api::article.article`, 'api::article.article', false],
  ['a list behind a slash', `${collection}/api::article.article/`, 'api::article.article', false],
  ['the columns of a list', `${collection}/api::article.article/configurations/list`, 'api::article.article', false],
  ['the fields of a form', `${collection}/api::article.article/configurations/edit`, 'api::article.article', false],
  ['the fields of the form of a single type', `${single}/api::home.home/configurations/edit`, undefined, false],
  ['the history of the one entry of a type', `${single}/api::home.home/history`, undefined, true],
  ['an entry of another plugin', `${collection}/plugin::users-permissions.user/k2`, 'plugin::users-permissions.user', false],
  ['the one entry of another plugin', `${single}/plugin::menus.menu`, undefined, false],
  ['the start of the content manager', '/admin/content-manager', undefined, false],
  ['settings', '/admin/settings/citable', undefined, false],
])('the address says what is on the screen: %s', (_name, pathname, type, isEntry) => {
  at(pathname)
  expect([listedType(), isEntryPage()]).toEqual([type, isEntry])
})

it.each([
  ['its own origin', {}, 'https://admin.example.org'],
  ['an address without a slash', { backendURL: 'https://cms.example.org' }, 'https://cms.example.org'],
  ['an address with one', { backendURL: 'https://example.org/cms/' }, 'https://example.org/cms'],
])('the admin asks a server at %s', (_name, strapi, address) => {
  at('/admin', strapi)
  expect(serverAddress()).toBe(address)
})

it('an admin that says nothing of a server asks its own origin', () => {
  at('/admin')
  expect(serverAddress()).toBe('https://admin.example.org')
})
