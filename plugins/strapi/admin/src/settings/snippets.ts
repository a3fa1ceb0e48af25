import type { FrontEnd } from '../ui/front-ends.ts'

/**
 * Code for a page of the front end, printed by its server. `found`: the address of entries, up to the slug. It asks by a header that a Strapi
 * without the plugin passes over, and prints nothing where an entry has no `citable`: switching the plugin off breaks no page.
 */
export const snippetOf = (frontEnd: FrontEnd, found: string): string => snippets[frontEnd](`${found}=\${slug}`)

/** Headers of a request for entries with `citable`. `token`: code that names the token. */
const headers = (token: string): string => `{ authorization: \`Bearer \${${token}}\`, prefer: 'citable' }`

const snippets: Readonly<Record<FrontEnd, (api: string) => string>> = {
  next: (api) => `// app/[slug]/page.jsx
import { citableLanguages, citableScript } from '@citable/client/front-end'

async function read(slug) {
  const answer = await fetch(\`${api}\`, { headers: ${headers('process.env.STRAPI_TOKEN')} })
  return (await answer.json()).data[0]
}
export async function generateMetadata({ params }) {
  return { alternates: citableLanguages(await read((await params).slug)) }
}
export default async function Page({ params }) {
  const script = citableScript(await read((await params).slug))
  return script && <script {...script} />
}`,
  nuxt: (api) => `// server/api/entries/[slug].js
export default defineEventHandler(async (event) => {
  const slug = getRouterParam(event, 'slug')
  const answer = await $fetch(\`${api}\`, { headers: ${headers('process.env.STRAPI_TOKEN')} })
  return answer.data[0]
})

<!-- pages/[slug].vue -->
<script setup>
import { citableUseHead } from '@citable/client/front-end'

const { data } = await useFetch(\`/api/entries/\${useRoute().params.slug}\`)
useHead(() => citableUseHead(data.value))
</script>`,
  astro: (api) => `---
// src/pages/[slug].astro
import { citableHead } from '@citable/client/front-end'

const { slug } = Astro.params
const answer = await fetch(\`${api}\`, { headers: ${headers('import.meta.env.STRAPI_TOKEN')} })
const { data: [entry] } = await answer.json()
---
<head><Fragment set:html={citableHead(entry)} /></head>`,
  svelte: (api) => `// src/routes/[slug]/+page.server.js
import { STRAPI_TOKEN } from '$env/static/private'

export async function load({ fetch, params: { slug } }) {
  const answer = await fetch(\`${api}\`, { headers: ${headers('STRAPI_TOKEN')} })
  return { entry: (await answer.json()).data[0] }
}

<!-- src/routes/[slug]/+page.svelte -->
<script>
  import { citableHead } from '@citable/client/front-end'
  let { data } = $props()
</script>
<svelte:head>{@html citableHead(data.entry)}</svelte:head>`,
  other: (api) => `const answer = await fetch(\`${api}\`, { headers: ${headers('token')} })
const { data: [entry] } = await answer.json()

if (entry?.citable?.jsonLdText) html += \`<script type="application/ld+json">\${entry.citable.jsonLdText}</script>\``,
}
