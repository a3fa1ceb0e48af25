export const frontEnds = [
  ['next', 'Next.js'],
  ['nuxt', 'Nuxt'],
  ['astro', 'Astro'],
  ['svelte', 'SvelteKit'],
  ['other', 'fetch'],
] as const

export type FrontEnd = (typeof frontEnds)[number][0]

/** What stands in a page of the front end, to be printed by its server. `found`: the address of entries, up to the slug. */
export const snippetOf = (frontEnd: FrontEnd, found: string): string => snippets[frontEnd](`${found}=\${slug}&citable=1`)

const snippets: Readonly<Record<FrontEnd, (api: string) => string>> = {
  next: (api) => `import { citableLanguages, citableScript } from '@citable/client/front-end'

async function read(slug) {
  const answer = await fetch(\`${api}\`, { headers: { authorization: \`Bearer \${process.env.STRAPI_TOKEN}\` } })
  return (await answer.json()).data[0]
}
export async function generateMetadata({ params }) {
  return { alternates: citableLanguages(await read((await params).slug)) }
}
export default async function Page({ params }) {
  const entry = await read((await params).slug)
  return <script {...citableScript(entry)} />
}`,
  nuxt: (api) => `<script setup>
import { citableUseHead } from '@citable/client/front-end'

const { slug } = useRoute().params
const { data } = await useFetch(\`${api}\`)
useHead(() => citableUseHead(data.value.data[0]))
</script>`,
  astro: (api) => `---
import { citableHead } from '@citable/client/front-end'

const { slug } = Astro.params
const answer = await fetch(\`${api}\`, { headers: { authorization: \`Bearer \${import.meta.env.STRAPI_TOKEN}\` } })
const { data: [entry] } = await answer.json()
---
<head><Fragment set:html={citableHead(entry)} /></head>`,
  svelte: (api) => `// +page.server.js
import { STRAPI_TOKEN } from '$env/static/private'

export async function load({ fetch, params: { slug } }) {
  const answer = await fetch(\`${api}\`, { headers: { authorization: \`Bearer \${STRAPI_TOKEN}\` } })
  return { entry: (await answer.json()).data[0] }
}

<!-- +page.svelte -->
<script>
  import { citableHead } from '@citable/client/front-end'
  let { data } = $props()
</script>
<svelte:head>{@html citableHead(data.entry)}</svelte:head>`,
  other: (api) => `const answer = await fetch(\`${api}\`, { headers: { authorization: \`Bearer \${token}\` } })
const { data: [{ citable }] } = await answer.json()

html += \`<script type="application/ld+json">\${citable.jsonLdText}</script>\``,
}
