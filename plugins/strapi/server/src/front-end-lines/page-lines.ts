import type { FrontEnd } from '#shared/front-ends.ts'

/** Entries of a type over the content API. */
export interface Found {
  /** Address of the request, up to the slug: `https://cms.example.org/api/articles?filters[slug][$eq]`. */
  readonly address: string
  /** Pages are below their language. */
  readonly isLocalized: boolean
  /** Patterns of the type's addresses, which the pages call their canonical ones. */
  readonly addresses?: Readonly<Record<string, string>> | undefined
}

/**
 * Code for a page of the front end, printed by its server. It asks by a header that a Strapi without the plugin passes over, and prints nothing
 * where an entry has no `citable`: switching the plugin off breaks no page. An address without an entry answers 404.
 */
export const pageLines = (frontEnd: FrontEnd, found: Found): string => lines[frontEnd](found)

/** Headers of a request for entries with `citable`. `token`: code that names the token. */
const headers = (token: string): string => `{ authorization: \`Bearer \${${token}}\`, prefer: 'citable' }`

/** The request's address as a template; `slug`: code that names the slug, escaped. */
const request = ({ address, isLocalized }: Found, slug = 'encodeURIComponent(slug)'): string =>
  `\`${address}=\${${slug}}${isLocalized ? '&locale=${locale}' : ''}\``

const names = ({ isLocalized }: Found): string => (isLocalized ? 'locale, slug' : 'slug')

/** Folders and name of a page at these addresses; null: they differ by language, or say more than language and slug. */
function pathAt(pattern: string | undefined, isLocalized: boolean): string | null {
  const path = pattern?.replace(/^https?:\/\/[^/]+\//, '').replaceAll(/\{(locale|slug)\}/g, '[$1]')
  return path?.endsWith('[slug]') && !/[{}]/.test(path) && path.includes('[locale]/') === isLocalized ? path : null
}

/** A page elsewhere than its canonical address counts as absent for search engines: the lines are on the page itself, or they name the addresses. */
function pageOf({ addresses = {}, isLocalized }: Found): { readonly path: string; readonly note: string } {
  const [pattern, ...others] = new Set(Object.values(addresses))
  const usual = isLocalized ? '[locale]/[slug]' : '[slug]'
  if (pattern === undefined) return { path: usual, note: '' }
  const path = others.length === 0 ? pathAt(pattern, isLocalized) : null
  return path === null ? { path: usual, note: `; canonical: ${[pattern, ...others].join(' ')}` } : { path, note: '' }
}

const lines: Readonly<Record<FrontEnd, (found: Found) => string>> = {
  next: (found) => `// app/${pageOf(found).path}/page.jsx${pageOf(found).note}
import { cache } from 'react'
import { notFound } from 'next/navigation'
import { citableMetadata, citableScript } from '@citable/client/front-end'

const read = cache(async (${names(found)}) => {
  const answer = await fetch(${request(found, 'slug')}, { headers: ${headers('process.env.STRAPI_TOKEN')} })
  if (!answer.ok) throw new Error(\`Strapi answered \${answer.status}\`)
  return (await answer.json()).data[0] ?? notFound()
})
export async function generateMetadata({ params }, parent) {
  const { ${names(found)} } = await params
  // what only the layout says of addresses stays
  return citableMetadata(await read(${names(found)}), await parent)
}
export default async function Page({ params }) {
  const { ${names(found)} } = await params
  const script = citableScript(await read(${names(found)}))
  return script && <script {...script} />
}`,
  nuxt: (found) => `// server/api/entries/[slug].js${pageOf(found).note}
export default defineEventHandler(async (event) => {
  const slug = getRouterParam(event, 'slug', { decode: true })${found.isLocalized ? "\n  const { locale = '' } = getQuery(event)" : ''}
  const { data } = await $fetch(${request(found)}, { headers: ${headers('process.env.STRAPI_TOKEN')} })
  if (!data[0]) throw createError({ statusCode: 404 })
  return data[0]
})

<!-- pages/${pageOf(found).path}.vue -->
<script setup>
import { citableUseWholeHead } from '@citable/client/front-end'

const { ${names(found)} } = useRoute().params
const { data, error } = await useFetch(\`/api/entries/\${encodeURIComponent(slug)}\`${found.isLocalized ? ', { query: { locale } }' : ''})
if (error.value) throw createError({ statusCode: error.value.statusCode ?? 500, fatal: true })
useHead(() => citableUseWholeHead(data.value))
</script>`,
  astro: (found) => `---
// src/pages/${pageOf(found).path}.astro${pageOf(found).note}
import { citableWholeHead } from '@citable/client/front-end'

const { ${names(found)} } = Astro.params
const answer = await fetch(${request(found)}, { headers: ${headers('import.meta.env.STRAPI_TOKEN')} })
if (!answer.ok) throw new Error(\`Strapi answered \${answer.status}\`)
const { data: [entry] } = await answer.json()
if (!entry) return new Response('Not found', { status: 404 })
---
<head><Fragment set:html={citableWholeHead(entry)} /></head>`,
  svelte: (found) => `// src/routes/${pageOf(found).path}/+page.server.js${pageOf(found).note}
import { error } from '@sveltejs/kit'
import { STRAPI_TOKEN } from '$env/static/private'

export async function load({ fetch, params: { ${names(found)} } }) {
  const answer = await fetch(${request(found)}, { headers: ${headers('STRAPI_TOKEN')} })
  if (!answer.ok) error(502, \`Strapi answered \${answer.status}\`)
  const { data: [entry] } = await answer.json()
  return { entry: entry ?? error(404, 'Not found') }
}

<!-- src/routes/${pageOf(found).path}/+page.svelte -->
<script>
  import { citableWholeHead } from '@citable/client/front-end'
  let { data } = $props()
</script>
<svelte:head>{@html citableWholeHead(data.entry)}</svelte:head>`,
  other: (found) => `const answer = await fetch(${request(found)}, { headers: ${headers('token')} })
const { data: [entry] } = await answer.json()
// no entry: answer 404

html += entry?.citable?.head?.html ?? ''
if (entry?.citable?.jsonLdText) html += \`<script type="application/ld+json">\${entry.citable.jsonLdText}</script>\``,
}
